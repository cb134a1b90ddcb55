"""The games in this package, regardless of others registered while tests run."""

from pkgutil import iter_modules

from republik import games

BUILT_IN = sorted(found.name for found in iter_modules(games.__path__) if found.ispkg)
