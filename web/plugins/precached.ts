import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

type Files = Map<string, string | Uint8Array>; // what is in them, by name

/** Tells the service worker, sw.js, what there is of this build: the shell, which it keeps before it is of use, and what is loaded later. */
export function precached(): Plugin {
  let shared = "";
  return {
    name: "precached",
    apply: "build",
    configResolved: (config) => void (shared = config.publicDir),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["sw.js"] as Rollup.OutputChunk;
        const files = new Map([...built(bundle), ...lying(shared)]);
        worker.code = told(worker.code, { version: version(files), ...contents(shellOf(bundle), [...files.keys()]) });
      },
    },
  };
}

function told(code: string, build: object): string {
  if (!code.includes("__BUILD__")) throw new Error("sw.js doesn't ask for its build");
  return code.replace("__BUILD__", () => JSON.stringify(build));
}

function contents(shell: Set<string>, all: string[]): { shell: string[]; rest: string[] } {
  const rest = all.filter((name) => !shell.has(name) && !/^sw\.js$|\.html$|\.woff$|\.map$/.test(name));
  const address = (name: string) => `/${name}`;
  return { shell: ["/", ...[...shell].map(address)], rest: rest.map(address).sort() };
}

function built(bundle: Rollup.OutputBundle): Files {
  return new Map(Object.values(bundle).map((each) => [each.fileName, each.type === "chunk" ? each.code : each.source]));
}

/** Those of public/, which are copied as they are. */
function lying(folder: string): Files {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path)]));
}

/** What index.html can't do without: its scripts, what they import at once, and their styles. */
function shellOf(bundle: Rollup.OutputBundle): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== "chunk") return;
    seen.add(name);
    chunk.imports.forEach(visit);
    chunk.viteMetadata?.importedCss.forEach((style) => seen.add(style));
  };
  const entries = Object.values(bundle).filter((each) => each.type === "chunk" && each.isEntry);
  entries
    .map((each) => each.fileName)
    .filter((name) => name !== "sw.js")
    .forEach(visit);
  return seen;
}

function version(files: Files): string {
  const hash = createHash("sha256");
  for (const name of [...files.keys()].sort()) hash.update(`${name}\0`).update(files.get(name)!);
  return hash.digest("hex").slice(0, 12);
}
