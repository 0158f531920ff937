"""python -m katzentisch"""

import sys

from .cli import main

sys.exit(main())
