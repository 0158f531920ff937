import { section, type Section } from "../rules";

const sections: Section[] = [
  section("short"),
  section("cards", {
    cites: ["0", "1.1", "1.2", "1.3", "1.4"],
    rulings: ["1.2", "1.4"],
    pictures: { all: "1 2 3 4 5 J" },
    options: ["mice"],
  }),
  section("row", {
    phases: ["auction"],
    cites: ["2.1"],
    rulings: ["2.1"],
    pictures: { pair: "3 1 5 3", joker: "2 4 J" },
  }),
  section("bids", {
    phases: ["auction"],
    cites: ["2.2", "2.3"],
    rulings: ["2.2", "2.2"],
    pictures: { ladder: "5 < 1 2 < 1 1 < 2 2" },
  }),
  section("paying", { phases: ["paying"], cites: ["2.4"], pictures: { pay: "2 2 J" } }),
  section("foursomes", {
    phases: ["showing"],
    cites: ["2.5"],
    pictures: { foursome: "5 5 5 J → mouse mouse mouse mouse mouse", jokers: "J J J J" },
  }),
  section("end", { phases: ["over"], cites: ["3.1", "3.2", "3.3"], rulings: ["3.1", "3.2"] }),
  section("series", { phases: ["over"], cites: ["3.4"], rulings: ["3.4"] }),
];
export default sections;
