import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

type Files = Map<string, string | Uint8Array>; // contents by name

/** Give the service worker, sw.js, the files of this build: the shell, which it caches first, and the files loaded later. */
export function precache(): Plugin {
  let publicFolder = "";
  return {
    name: "precache",
    apply: "build",
    configResolved: (config) => void (publicFolder = config.publicDir),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["sw.js"] as Rollup.OutputChunk;
        const files = new Map([...builtFiles(bundle), ...publicFiles(publicFolder)]);
        worker.code = withBuild(worker.code, {
          version: version(files),
          ...fileLists(shellOf(bundle), [...files.keys()]),
        });
      },
    },
  };
}

function withBuild(code: string, build: object): string {
  if (!code.includes("__BUILD__")) throw new Error("sw.js has no placeholder __BUILD__");
  return code.replace("__BUILD__", () => JSON.stringify(build));
}

function fileLists(shell: Set<string>, all: string[]): { shell: string[]; rest: string[] } {
  const rest = all.filter(
    (name) => !shell.has(name) && !/^sw\.js$|^\.vite\/|\.html$|\.woff$|\.map$|preview\.png$/.test(name),
  );
  const pathOf = (name: string) => `/${name}`;
  return { shell: ["/", ...[...shell].map(pathOf)], rest: rest.map(pathOf).sort() };
}

function builtFiles(bundle: Rollup.OutputBundle): Files {
  return new Map(Object.values(bundle).map((each) => [each.fileName, each.type === "chunk" ? each.code : each.source]));
}

/** The files of public/, which are copied unchanged. */
function publicFiles(folder: string): Files {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), readFileSync(path)]));
}

/** The files index.html needs: its scripts, their static imports and their styles. */
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
