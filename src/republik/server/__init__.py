"""The web server: people and computer players at tables stored in a database. `app.create_app` builds it. The server is
the referee: it plays only decisions that the position lists for the seat to act."""
