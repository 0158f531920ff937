"""How to start a process that Ctrl-C at the terminal doesn't reach: with `start_new_session`, and with this flag on Windows."""

import subprocess

NEW_GROUP: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
