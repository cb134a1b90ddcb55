"""Networks for games: inputs, the forward pass, training games, shipped weights, and what explains a judgement."""
