"""An action space: every decision of a game as one small integer, in blocks that follow one another."""


class Block:
    """A run of moves of one kind."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size


class ActionSpace:
    """What the action spaces of all games have in common."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.count: int = 0
        self.start_of: list[int] = []  # where the block of each move begins

    def _block(self, name: str, size: int) -> int:
        """A further block; where it begins."""
        start = self.count
        self.blocks.append(Block(name, start, size))
        self.count += size
        self.start_of += [start] * size
        return start

    def block_of(self, move: int) -> Block:
        """The block a move lies in."""
        for block in reversed(self.blocks):
            if block.start <= move < block.start + block.size:
                return block
        raise ValueError(f"{move} is not a move")
