"""Imported first by the application: says how to get the packages that are not there."""

from republik.server import extra

extra.check()
