"""HTTP and WebSockets: endpoints and their description, limits of connections, the page.

Says how to get the packages of the extra `server` where one is not there.
"""

from republik.server import dependencies

dependencies.check()
