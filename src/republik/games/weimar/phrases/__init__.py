"""The phrases of the game: moves, prompts, events, refusals and forecasts as message keys with typed arguments."""
