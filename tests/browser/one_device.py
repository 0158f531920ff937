"""Several people sit down at one device."""

from .browsing import Visitor


def together(visitor: Visitor, game: str, *names: str, option: str | None = None) -> None:
    """The cards are dealt at once. `option` is a house rule, by the sentence that says it."""
    page = visitor.page
    page.goto(f"/new/{game}")
    page.get_by_role("radio", name=visitor.said("new-company-here")).check()
    page.get_by_role("group", name=visitor.said("new-players")).get_by_role("radio", name=str(len(names))).check()
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=visitor.said("new-name-of", number=number)).fill(name)
    if option:
        page.get_by_text(visitor.said("new-options")).click()
        page.get_by_role("radio", name=visitor.said(option)).check()
    visitor.button("new-play").click()


def trust_each_other(visitor: Visitor) -> None:
    """No curtain between two hands, and all the time in the world to say mau."""
    visitor.page.goto("/settings")
    visitor.page.get_by_role("checkbox", name=visitor.said("settings-curtain")).uncheck()
    seconds = visitor.page.get_by_role("spinbutton", name=visitor.said("settings-mau-seconds"))
    seconds.fill("30")
    seconds.press("Enter")
