# The page of the field notebook.

title = Carnet de terrain
