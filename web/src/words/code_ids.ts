/** The sentences that some source code names, for tests: complete ids, and patterns with * in place of what is computed. */
export interface NamedIds {
  complete: string[];
  patterns: string[];
}

const PREFIXED = /const text = \(id[^`]*say\(`([\w-]+)\$\{id\}`/;
const CONSTANT = /const ([A-Z]+) = "([\w-]+)";/g;

export function idsIn(source: string): NamedIds {
  const code = [...source.matchAll(CONSTANT)].reduce(
    (text, [, name, value]) => text.replaceAll(`\${${name}}`, value!),
    source,
  );
  const prefix = PREFIXED.exec(code)?.[1];
  const own = prefix
    ? argumentsOf(code, "text")
        .flatMap(literals)
        .map((id) => prefix + id)
    : [];
  const others = ["say", "sayOr", "knows"].flatMap((name) => argumentsOf(code, name).flatMap(literals));
  const all = [...own, ...others].filter((id) => id !== `${prefix}*`);
  return { complete: all.filter((id) => !id.includes("*")), patterns: all.filter((id) => id.includes("*")) };
}

/** The first argument of every call of a function. */
function argumentsOf(code: string, name: string): string[] {
  return [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, "g"))].map(({ index }) =>
    firstArgument(code.slice(index + name.length + 1)),
  );
}

function firstArgument(rest: string): string {
  let depth = 0;
  for (let at = 0; at < rest.length; at++) {
    if ("([{".includes(rest[at]!)) depth += 1;
    else if (depth === 0 && ",)".includes(rest[at]!)) return rest.slice(0, at);
    else if (")]}".includes(rest[at]!)) depth -= 1;
  }
  return rest;
}

/** The strings that an expression can be: not those it compares with. */
function literals(expression: string): string[] {
  const plain = expression.replace(/[!=]== "[^"]*"/g, "");
  const templates = [...plain.matchAll(/`([^`]*)`/g)].map(([, text]) => text!.replace(/\$\{[^}]*\}/g, "*"));
  const strings = [...plain.replace(/`[^`]*`/g, "").matchAll(/"([^"]*)"/g)].map(([, text]) => text!);
  return [...templates, ...strings];
}
