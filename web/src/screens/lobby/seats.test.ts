import { describe, expect, it } from "vitest";
import type { Holder, TableState } from "../../messages";
import { chairsOf, freeSeats, hasCompany, hostName, mayStart, nextStep } from "./seats";

const ida: Holder = { kind: "person", guest: "i", name: "Ida" };
const bo: Holder = { kind: "person", guest: "b", name: "Bo" };
const minka: Holder = { kind: "bot", bot: "rules", name: "Minka" };

function stateWith(holders: (Holder | null)[], status = "open"): TableState {
  return { host: ida, status, seats: holders.map((holder) => ({ holder })) } as unknown as TableState;
}
const chairs = (holders: (Holder | null)[], me: string) => chairsOf(stateWith(holders), me);

describe("chairsOf", () => {
  it("tells mine from others', bots' and free ones", () => {
    expect(chairs([ida, bo, minka, null], "b").map(({ kind }) => kind)).toEqual(["person", "mine", "bot", "free"]);
    expect(chairs([ida, bo], "b").map(({ isHost }) => isHost)).toEqual([true, false]);
  });
  it("marks one seat of a host who has several", () => {
    expect(chairs([bo, ida, ida], "i").map(({ isHost }) => isHost)).toEqual([false, true, false]);
  });
  it("calls the host by the name on the seat", () => {
    expect(hostName(stateWith([{ ...ida, name: "Ida Maria" }, bo]))).toBe("Ida Maria");
    expect(hostName(stateWith([null, bo]))).toBe("Ida");
  });
  it("counts the free ones", () => {
    expect(freeSeats(chairs([ida, null, minka, null], "i"))).toEqual([1, 3]);
  });
  it("knows whether another person is there", () => {
    expect(hasCompany(chairs([ida, minka, null], "i"))).toBe(false);
    expect(hasCompany(chairs([ida, bo], "i"))).toBe(true);
  });
});

describe("nextStep", () => {
  it("offers a seat to who has none", () => {
    expect(nextStep(chairs([ida, null], "b"), false, false)).toBe("sit");
    expect(nextStep(chairs([ida, minka], "b"), false, false)).toBe("look");
  });
  it("lets the host fill up and begin", () => {
    expect(nextStep(chairs([ida, null], "i"), true, true)).toBe("fill");
    expect(nextStep(chairs([ida, bo], "i"), true, true)).toBe("start");
  });
  it("tells the others what they wait for", () => {
    expect(nextStep(chairs([ida, bo, null], "b"), false, false)).toBe("wait-seats");
    expect(nextStep(chairs([ida, bo], "b"), false, false)).toBe("wait-host");
  });
});

it("lets everybody seated begin again after a series", () => {
  const over = stateWith([ida, bo], "over");
  expect(mayStart(over, chairsOf(over, "b"), false)).toBe(true);
  expect(mayStart(stateWith([ida, bo]), chairs([ida, bo], "b"), false)).toBe(false);
});
