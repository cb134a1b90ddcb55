"""Storage: the database, its schema and its queries."""
