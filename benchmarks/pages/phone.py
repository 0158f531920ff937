"""A phone of the middle class on a mobile network, as browsers' own tools model it."""

from typing import Any

from playwright.sync_api import CDPSession, Page

SLOWDOWN = 4  # times slower than this machine
DELAY = 150  # milliseconds for every request
DOWN, UP = 1_600_000 / 8, 750_000 / 8  # bytes a second
TELLING = f"processor {SLOWDOWN} times slower than this machine's, {DELAY} ms delay, 1.6 Mbit/s down, 0.75 Mbit/s up"


def tools_of(page: Page) -> CDPSession:
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    return tools


def throttle(tools: CDPSession) -> None:
    network = {"offline": False, "latency": DELAY, "downloadThroughput": DOWN, "uploadThroughput": UP}
    tools.send("Network.emulateNetworkConditions", network)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


class Traffic:
    """Bytes on the wire, by kind, as the browser counts them: headers and compression included."""

    def __init__(self, tools: CDPSession) -> None:
        self.kinds: dict[str, str] = {}
        self.bytes: dict[str, float] = {}
        tools.on("Network.responseReceived", self.note)
        tools.on("Network.loadingFinished", self.count)

    def note(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = event["type"]

    def count(self, event: dict[str, Any]) -> None:
        kind = self.kinds.get(event["requestId"], "Other")
        self.bytes[kind] = self.bytes.get(kind, 0) + event["encodedDataLength"]

    @property
    def fonts(self) -> float:
        return self.bytes.get("Font", 0)

    @property
    def rest(self) -> float:
        return sum(self.bytes.values()) - self.fonts
