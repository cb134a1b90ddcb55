"""Training: computer players improve a network by playing themselves. See docs/learning.md.

Self-play, trainer and matches are separate processes that exchange files in the folder of a run. `trainer`, and what it
imports, needs the standard library, NumPy and optionally PyTorch, but no engine: it may run under another interpreter.
"""
