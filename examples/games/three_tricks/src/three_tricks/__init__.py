"""Three Tricks: nine cards, two hands, one rule to remember."""
