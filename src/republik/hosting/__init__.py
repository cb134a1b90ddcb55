"""A table with people at it, without HTTP and without a database: what a server and a page without one share."""
