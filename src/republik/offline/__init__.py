"""The table without a server: in a browser, the page's worker runs this package and asks it what it would ask a server.

`republik.hosting` does the work; this package keeps the games in a storage that the page provides, lets the computer
players think in the same thread, and answers requests and messages with the same JSON.
"""

from . import stand_ins

stand_ins.install()
