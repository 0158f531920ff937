import { describe, expect, it } from "vitest";
import type { Holder, SeatState, TableState } from "../../messages";
import { closingFor, missingFor, needsOthers, offersOf, slowSeat } from "./open_requests";

const person = (name: string) => ({ kind: "person" as const, guest: name[0]!.toLowerCase(), name });
const ida = person("Ida");
const bo = person("Bo");
const cem = person("Cem");
const minka: Holder = { kind: "bot", bot: "rules", name: "Minka" };

function at(seats: SeatState[], rest: Partial<TableState> = {}): TableState {
  return { host: ida, status: "playing", closing: null, seats, ...rest } as TableState;
}

describe("offersOf", () => {
  const state = at([{ holder: ida, offered: cem }, { holder: bo }, { holder: minka, offered: cem }]);
  it("tells what is offered to me from what I offer", () => {
    expect(offersOf(state, "c", false).toMe.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(offersOf(state, "i", true).byMe.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(offersOf(state, "b", false)).toEqual({ toMe: [], byMe: [] });
  });
});

describe("closing", () => {
  const seats = [{ holder: ida }, { holder: bo }, { holder: cem, away: true }, { holder: minka }];
  it("is for the other players who are there to answer", () => {
    expect(closingFor(at(seats), "b")).toBeNull();
    const asked = at(seats, { closing: [] });
    expect(["i", "b", "x"].map((me) => closingFor(asked, me))).toEqual(["asked", "answer", "watching"]);
    expect(closingFor(at(seats, { closing: ["b"] }), "b")).toBe("agreed");
    expect(missingFor(asked)).toEqual(["Bo"]);
    expect(missingFor(at(seats, { closing: ["b"] }))).toEqual([]);
  });
  it("needs others only while a game is going on and somebody else plays", () => {
    expect(needsOthers(at(seats))).toBe(true);
    expect(needsOthers(at(seats, { status: "over" }))).toBe(false);
    expect(needsOthers(at([{ holder: ida }, { holder: minka }]))).toBe(false);
  });
});

describe("slowSeat", () => {
  it("is another person who is there and hasn't been asked yet", () => {
    const seats = [{ holder: ida }, { holder: bo }, { holder: minka }];
    expect(slowSeat(at(seats), 1, "i")).toBe(1);
    expect(slowSeat(at(seats), 1, "b")).toBeNull();
    expect(slowSeat(at(seats), 1, "x")).toBeNull();
    expect(slowSeat(at(seats), 2, "i")).toBeNull();
    expect(slowSeat(at(seats), null, "i")).toBeNull();
    expect(slowSeat(at([{ holder: ida }, { holder: bo, asked: true }]), 1, "i")).toBeNull();
    expect(slowSeat(at([{ holder: ida }, { holder: bo, away: true }]), 1, "i")).toBeNull();
  });
});
