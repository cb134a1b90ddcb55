"""The phrases of the game: names, effects, moves, prompts, events, and the board in words.

`plugin.WeimarPhrases` implements the plug-in interface with them. The rules use some of these modules (decisions have
prompts, refusals name what they refuse), so nothing is imported here.
"""
