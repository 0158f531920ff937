"""The person who runs a command, as the operating system knows them."""

import getpass
import os
import sys

ROOT = 0


def operator_name() -> str:
    """Return the user's name, and for root with whose permission. Environment variables that anyone can set don't count."""
    if sys.platform == "win32":
        return getpass.getuser()
    else:
        user = os.getuid()
        name = user_name(user)
        asked = os.environ.get("SUDO_USER", "") if user == ROOT else ""
        return f"{name} (sudo: {asked})" if asked and asked != name else name


if sys.platform != "win32":
    from pwd import getpwuid

    def user_name(user: int) -> str:
        try:
            return getpwuid(user).pw_name
        except KeyError:  # a container may run under a number without a name
            return f"uid {user}"
