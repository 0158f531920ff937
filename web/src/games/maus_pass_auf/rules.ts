import { section, type Section } from "../rules";

const sections: Section[] = [
  section("short"),
  section("cards", {
    cites: ["0", "1.1", "1.2", "1.3", "1.4"],
    rulings: ["1.1", "1.2", "1.3"],
    pictures: { all: "K C 1 2 3 chip" },
    options: ["pack"],
  }),
  section("turning", {
    phases: ["turning"],
    cites: ["2.1", "2.2", "2.6"],
    rulings: ["2.6"],
    pictures: { calm: "? → K" },
    options: ["dealt_mouse"],
  }),
  section("hunting", {
    phases: ["hunting"],
    cites: ["2.3"],
    pictures: { caught: "3 K C → chip", mouse: "2 K 1", escaped: "2 K K" },
  }),
  section("pile", {
    phases: ["turning", "hunting"],
    cites: ["2.4", "2.5"],
    options: ["under"],
  }),
  section("end", {
    phases: ["over"],
    cites: ["3.1", "3.2", "3.3", "3.4", "3.5"],
    rulings: ["3.2", "3.2", "3.3", "3.4", "3.5"],
  }),
];
export default sections;
