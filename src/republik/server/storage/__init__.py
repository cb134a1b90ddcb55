"""What the server stores: the database, its form, its queries."""
