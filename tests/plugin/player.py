"""Play Kuhn poker against a bot and print what a player sees, as JSON: python player.py URL FOLDER."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from katzentisch.client import Client


async def main(url: str, folder: Path) -> dict[str, Any]:
    seen: dict[str, Any] = {"views": [], "hints": []}
    receipts = folder / "receipts.json"
    async with Client(url, name="Minka", receipts=receipts) as client:
        link = await client.make_table("kuhn_poker", players=2, games=2, first=0)
        async with client.table(link) as table:
            await table.seat_bot(1, "level4")
            await table.start()
            async for turn in table.turns():
                seen["views"].append(msgspec.to_builtins(turn.view))
                seen["hints"].append((await table.hint()).best)
                other = "call" if "check" in turn.legal else "check"
                seen["explained"] = await table.explain(other)
                seen["compared"] = msgspec.to_builtins(await table.hint(turn.legal[0]))
                await turn.move(seen["hints"][-1])
            seen["verdicts"] = [deal.verdict for deal in await table.check_deals()]
            seen["receipts"] = str(folder / "kept.json")
            table.save_receipts(folder / "kept.json")
            state = table.state
        ids = [each.id for each in state.finished]
        seen["finished"], seen["totals"] = len(ids), state.totals
        seen["records"] = [await client.record(each) for each in ids]
        seen["replay"] = await client.request("GET", f"/api/played/{ids[0]}/replay")
        seen["review"] = await client.request("GET", f"/api/played/{ids[0]}/review?seat=0")
        seen["results"] = await client.request("GET", "/api/me/results")
        seen["history"] = await client.request("GET", "/api/me/history")
        return seen


print(json.dumps(asyncio.run(main(sys.argv[1], Path(sys.argv[2])))))
