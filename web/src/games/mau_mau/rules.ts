import { section, type Section } from "../rules";

const sections: Section[] = [
  section("short"),
  section("cards", {
    phases: ["naming"],
    cites: ["0", "1.1", "1.2", "1.3", "1.4"],
    rulings: ["0", "1.3", "1.4"],
    pictures: { digits: "g1 b5 r8 y9", special: "grev b+2 r+4 ystop wild" },
    options: ["first_card"],
  }),
  section("turn", {
    phases: ["playing"],
    cites: ["2.1", "2.2", "2.3"],
    rulings: ["2.3"],
    pictures: { fits: "r8 → r3 b8 wild" },
    options: ["drawing"],
  }),
  section("special", {
    phases: ["playing"],
    cites: ["3.1", "3.3", "3.4", "3.5"],
    rulings: ["3.1", "3.5"],
    pictures: { reverse: "grev", stop: "ystop", four: "r+4", wild: "wild" },
    options: ["reverse_for_two", "wish"],
  }),
  section("take", { phases: ["playing"], cites: ["3.2"], pictures: { chain: "b+2 → r+2 → g+2" } }),
  section("mau", {
    phases: ["playing"],
    cites: ["4"],
    rulings: ["4"],
    options: ["mau"],
  }),
  section("deck", { phases: ["shuffling"], cites: ["5"], rulings: ["5", "5"] }),
  section("end", {
    phases: ["over"],
    cites: ["6.1", "6.2", "6.3"],
    rulings: ["6.1", "6.2", "6.2", "6.3"],
    pictures: { hand: "g7 b+2 wild" },
    options: ["last_card"],
  }),
];
export default sections;
