"""A server whose bots are quick and that has no limits: python -m benchmarks.trials.serve DATABASE FOLDER PORT"""

import sys
from pathlib import Path

import uvicorn

from katzentisch.cli.serve import LARGEST_MESSAGE
from katzentisch.server.app import make_app
from katzentisch.server.logs import set_up_logs
from katzentisch.server.settings import NO_LIMITS, Settings


def serve(database: str, folder: str, port: str) -> None:
    set_up_logs("WARNING")
    settings = Settings(database, Path(folder), limits=NO_LIMITS, bot_pause=(50, 150), share_wait=1000, grace=1000)
    app = make_app(settings)
    uvicorn.run(app, port=int(port), log_config=None, access_log=False, ws="websockets-sansio", ws_max_size=LARGEST_MESSAGE)


if __name__ == "__main__":
    serve(*sys.argv[1:])
