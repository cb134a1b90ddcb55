"""An action space: every decision of a game as one small integer, grouped into consecutive blocks."""


class Block:
    """A contiguous range of moves of one kind."""

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size


class ActionSpace:
    """Base class of the games' action spaces."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.count: int = 0
        self.start_of: list[int] = []  # start of each move's block

    def _block(self, name: str, size: int) -> int:
        """Appends a block and returns its first move."""
        start = self.count
        self.blocks.append(Block(name, start, size))
        self.count += size
        self.start_of += [start] * size
        return start

    def block_of(self, move: int) -> Block:
        """Returns the block that contains a move."""
        for block in reversed(self.blocks):
            if block.start <= move < block.start + block.size:
                return block
        raise ValueError(f"{move} is not a move")
