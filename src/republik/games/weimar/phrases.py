"""What the game says: moves, prompts, events, refusals and forecasts as message keys with typed arguments."""

from republik.table.game import Phrases


class WeimarPhrases(Phrases):
    """The telling."""
