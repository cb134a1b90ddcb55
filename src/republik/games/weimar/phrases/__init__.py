"""What the game says, as message keys with typed arguments: names, effects, moves, prompts, events, the board in words.

`telling.WeimarPhrases` brings them together for the rooms. The rules use some of these modules (a decision has its
prompt, a refusal names what it refuses), so nothing is imported here.
"""
