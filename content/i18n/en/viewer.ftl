# What the parts of the pages that answer say.

settings = Settings
