/** A block of a rules text. A line is a paragraph unless its first character says otherwise. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "ruling"; text: string } // "! …"
  | { kind: "agreed"; text: string } // "= …": otherwise than usual, at this table
  | { kind: "list"; items: string[] } // "- …"
  | { kind: "table"; rows: string[][] } // "| … | …", its head first
  | { kind: "picture"; name: string; caption: string }; // "@name …"

export function parseProse(text: string): Block[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).reduce<Block[]>((blocks, line) => append(blocks, blockOf(line)), []);
}

/** A text whose paragraphs are separated by blank lines, with each of them in one line; items and rows keep their lines. */
export function joinLines(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((each) => each.trim().replace(/\s*\n\s*(?![-|!=] )/g, " "));
  return paragraphs.join("\n");
}

function blockOf(line: string): Block {
  const rest = line.slice(1).trim();
  if (line.startsWith("! ")) return { kind: "ruling", text: rest };
  if (line.startsWith("= ")) return { kind: "agreed", text: rest };
  if (line.startsWith("- ")) return { kind: "list", items: [rest] };
  if (line.startsWith("| ")) return { kind: "table", rows: [rest.split("|").map((cell) => cell.trim())] };
  if (!line.startsWith("@")) return { kind: "text", text: line };
  const [name = "", ...words] = rest.split(" ");
  return { kind: "picture", name, caption: words.join(" ") };
}

/** Add a block; items of one list and rows of one table are joined. */
function append(blocks: Block[], next: Block): Block[] {
  const last = blocks.at(-1);
  if (last?.kind === "list" && next.kind === "list") last.items.push(...next.items);
  else if (last?.kind === "table" && next.kind === "table") last.rows.push(...next.rows);
  else blocks.push(next);
  return blocks;
}
