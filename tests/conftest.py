"""What holds for all tests."""

import signal


def pytest_configure() -> None:
    """A shell starts what it puts into the background deaf to Ctrl-C, and so would be all that the tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
