"""The table for browsers: people and computer players at tables that are kept in a database. `app.create_app` makes it.

The server is the referee: it plays no decision that the position does not list for the seat that is to act.
"""
