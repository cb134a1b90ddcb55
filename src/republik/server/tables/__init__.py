"""Tables: sessions, what is seen of them, what is done at them. Knows neither HTTP nor a database."""
