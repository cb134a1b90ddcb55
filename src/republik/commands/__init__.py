"""The subcommands of `republik`, one module each, found by `republik.cli`.

A command has a NAME, the message key of its HELP, `add(parser, context)` for its arguments and `run(parsed, context)`,
which returns the exit code. Modules with a leading underscore are shared by commands. Heavy modules are imported inside
`run`, so that the program starts quickly.
"""
