import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Beside every text a .br and a .gz, so that the server has nothing to compress. index.html is small, and the server changes its language. */
export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    writeBundle: () => texts(folder).forEach(compress),
  };
}

function texts(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => TEXT.test(name)).map((name) => join(folder, name));
}

function compress(file: string): void {
  const text = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(text, BROTLI));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
