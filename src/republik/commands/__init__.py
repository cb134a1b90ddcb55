"""The subcommands of `republik`, one module each, found by `republik.cli`.

A command has a NAME, `add(parser, context)` for its arguments and `run(parsed, context)`, which returns the exit code;
the message `cli-NAME` says what it does. Modules with a leading underscore are shared by commands. Heavy modules are
imported inside `run`, so that the program starts quickly.
"""
