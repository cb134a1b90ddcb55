"""The commands of `republik`: each module here is one, and `republik.cli` finds it.

A command has a NAME, the key of its HELP, `add(parser, context)` for its arguments and `run(parsed, context)`, which
returns the exit code. Modules that begin with an underscore are what commands share. Whatever is heavy is imported
inside `run`: the start stays quick.
"""
