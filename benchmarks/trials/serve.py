"""A server whose bots are quick and that has no limits: python -m benchmarks.trials.serve DATABASE FOLDER PORT"""

import sys
from pathlib import Path

import uvicorn

from katzentisch.server.app import make_app, uvicorn_config
from katzentisch.server.logs import set_up_logs
from katzentisch.server.settings import NO_LIMITS, Settings


def serve(database: str, folder: str, port: str) -> None:
    set_up_logs("WARNING")
    settings = Settings(database, Path(folder), limits=NO_LIMITS, bot_pause=(50, 150), share_wait=1000, grace=1000)
    uvicorn.Server(uvicorn_config(make_app(settings), settings, port=int(port))).run()


if __name__ == "__main__":
    serve(*sys.argv[1:])
