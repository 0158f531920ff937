import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Write a .br and a .gz file next to every text file, so that the server compresses nothing.
 *
 * index.html is left out: it is small, and the server sets its language.
 */
export function compression(): Plugin {
  let folder = "";
  return {
    name: "compression",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    writeBundle: () => textFiles(folder).forEach(compress),
  };
}

function textFiles(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => TEXT.test(name)).map((name) => join(folder, name));
}

function compress(file: string): void {
  const text = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(text, BROTLI));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
