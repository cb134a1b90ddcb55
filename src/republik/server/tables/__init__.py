"""Tables: sessions, their views, and everything done at them. Knows neither HTTP nor a database."""
