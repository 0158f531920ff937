import { beforeEach, describe, expect, it } from "vitest";
import { GAMES } from "../../games";
import type { GameInfo } from "../../shapes";
import { Plan } from "./plan.svelte";

const LINE: GameInfo = {
  ...GAMES.maus_pass_auf,
  least: 2,
  most: 6,
  options: [{ name: "pack", values: ["small", "full"], usual: { "3": "small" }, allowed: { "3": ["small", "full"] } }],
  bots: ["rules"],
};
let plan: Plan;
beforeEach(() => {
  plan = new Plan(LINE);
});

describe("Plan", () => {
  it("begins with what is usual", () => {
    expect(plan.choices).toEqual({
      game: "maus_pass_auf",
      players: 3,
      options: { pack: "small" },
      games: 1,
      hints: true,
      first: "lot",
      tempo: "normal",
      forced_moves: true,
      spectators: false,
      chat: false,
    });
  });
  it("begins with the usual bot, or one that there is", () => {
    expect(plan.bot).toBe("rules");
    expect(new Plan({ ...LINE, bots: ["tiger", "level2"] }).bot).toBe("level2");
    expect(new Plan({ ...LINE, bots: ["tiger"] }).bot).toBe("tiger");
  });
  it("has a clock only where others come from elsewhere", () => {
    plan.clock = "seconds";
    expect(plan.choices.clock).toBeUndefined();
    plan.company = "friends";
    expect(plan.choices.clock).toEqual({ kind: "seconds", seconds: 30, reserve: 60 });
    plan.clock = "days";
    expect(plan.choices.clock).toEqual({ kind: "days", days: 2 });
  });
  it("gives everybody at this device a name", () => {
    plan.names = [" Ida ", "", "Bo", "nobody's"];
    expect(plan.party).toHaveLength(3);
    expect(plan.party[0]).toBe("Ida");
    expect(plan.party[2]).toBe("Bo");
  });
  it("lets people share a device only where that was chosen", () => {
    expect(plan.choices.shared_devices).toBeUndefined();
    plan.company = "here";
    expect(plan.choices.shared_devices).toBe(true);
    plan.company = "friends";
    expect(plan.choices.shared_devices).toBe(false);
    plan.sharedDevices = true;
    expect(plan.choices.shared_devices).toBe(true);
  });
  it("lets anybody who is there begin, or the lot", () => {
    expect(plan.beginners).toEqual(["Me", null, null]);
    plan.company = "here";
    plan.names = ["Ida", "Bo"];
    expect(plan.beginners).toEqual(["Ida", "Bo", "Player 3"]);
    plan.first = 2;
    expect(plan.choices.first).toBe(2);
    plan.players = 2;
    expect(plan.choices.first).toBe("lot");
  });
  it("takes over what a table has agreed on", () => {
    const choices = { game: "maus_pass_auf", players: 3, games: 5, first: 2, public: true, hints: false, chat: false };
    const clock = { kind: "seconds" as const, seconds: 10, reserve: 5 };
    expect(Plan.of(LINE, { ...choices, clock }).choices).toMatchObject({ ...choices, clock, spectators: true });
    expect(Plan.of(LINE, { game: "maus_pass_auf", players: 3 }).choices.first).toBe(0);
  });
  it("notices that two people have the same name", () => {
    plan.names = ["Ida", "Bo", " ida"];
    expect(plan.twin).toBeNull();
    plan.company = "here";
    expect(plan.twin).toBe("ida");
  });
});
