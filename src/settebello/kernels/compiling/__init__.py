"""How kernels are compiled: the decorators, the folder it is kept in, what is made ready once."""
