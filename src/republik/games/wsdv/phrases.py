"""What the game says: moves, prompts, events, refusals and forecasts as message keys with typed arguments."""

from republik.table.game import Phrases


class WsdvPhrases(Phrases):
    """The telling."""
