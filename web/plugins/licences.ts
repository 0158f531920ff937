import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

export const FILE = "licences.txt";
const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
const BUNDLED = /^#+ Licenses of bundled dependencies$/m; // what follows in Vite's licence file is not part of the page
const TOOLS = /^\0(vite|rolldown)\//; // their helpers are part of the page, too

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/** Write the licence of every package in the page. A package without one fails the build. */
export function licences(): Plugin {
  let root = "";
  return {
    name: "licences",
    apply: "build",
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: "post", // after the service worker's file list: nobody needs this file offline
      handler(_, bundle) {
        const folders = packagesOf(sourcesOf(bundle), join(root, "node_modules"));
        this.emitFile({ type: "asset", fileName: FILE, source: noticesOf(folders, join(root, "licences")) });
      },
    },
  };
}

/** Source files of the scripts, fonts and styles. */
function sourcesOf(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((each) => (each.type === "chunk" ? each.moduleIds : each.originalFileNames));
}

/** Folders of the packages that some files belong to. */
export function packagesOf(files: string[], modules: string): string[] {
  const found = files.flatMap((file) => {
    const tool = file.match(TOOLS)?.[1];
    if (tool) return [join(modules, tool)];
    const folder = file.replaceAll("\\", "/").match(/^.*\/?node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0];
    return folder ? [join(modules, folder.slice(folder.indexOf("node_modules/") + "node_modules/".length))] : [];
  });
  return [...new Set(found)].sort();
}

/** Name and licence text of each package. The folder `shared` has standard licence texts by SPDX id. */
export function noticesOf(folders: string[], shared: string): string {
  const notices = folders.map((folder) => noticeOf(folder, shared));
  return `The page of Katzentisch contains these packages, each under its own licence.\n\n${notices.join("\n")}`;
}

function noticeOf(folder: string, shared: string): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  const texts = readdirSync(folder).filter((name) => LICENCE.test(name));
  const common = join(shared, `${about.license}.txt`);
  if (texts.length === 0 && !existsSync(common)) {
    throw new Error(
      `${about.name} ${about.version} comes without a licence text. ` +
        `If its licence (${about.license ?? "none is named"}) has the same text for everybody, put it into ${common}.`,
    );
  }
  const paths = texts.length ? texts.sort().map((name) => join(folder, name)) : [common];
  const text = paths.map((path) => readFileSync(path, "utf8").split(BUNDLED)[0]!.trim()).join("\n\n");
  return `${"=".repeat(80)}\n${about.name} ${about.version}${by(about)}\n${"=".repeat(80)}\n\n${text}\n`;
}

function by({ author }: Package): string {
  const name = typeof author === "string" ? author.replace(/ *[<(].*$/, "") : author?.name;
  return name ? `, by ${name}` : "";
}
