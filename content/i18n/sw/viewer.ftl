# Yanayosemwa na sehemu za kurasa zinazojibu.

settings = Mipangilio
