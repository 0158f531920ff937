import { section, type Section } from "../rules";

const sections: Section[] = [
  section("short"),
  section("cards", {
    cites: ["0", "1.1", "1.2", "1.4", "1.5", "1.6"],
    rulings: ["1.6", "1.6"],
    pictures: { cats: "-8 -5 0 3 5 8 11 15", dogs: "d D" },
    options: ["mice"],
  }),
  section("laying", { phases: ["laying"], cites: ["2.1"], pictures: { row: "? ? ? ?" } }),
  section("auction", {
    phases: ["auction"],
    cites: ["1.3", "2.2", "2.3", "2.4", "4.1"],
    pictures: { row: "8 -5 ? ?" },
  }),
  section("offer", { phases: ["offer"], cites: ["2.5"] }),
  section("dogs", {
    phases: ["laying", "auction", "offer"],
    cites: ["3"],
    pictures: { big: "D !15 3 -8", small: "d 15 3 !-8", two: "D d 11 5" },
    options: ["rabbit"],
  }),
  section("end", { phases: ["over"], cites: ["4.2", "4.3"], rulings: ["4.2", "4.3"] }),
];
export default sections;
