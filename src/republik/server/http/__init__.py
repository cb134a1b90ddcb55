"""HTTP and WebSockets: endpoints and their description, connection limits, the page. Explains how to install the extra
`server` if a package is missing."""

from republik.server import dependencies

dependencies.check()
