import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "svelte/prefer-svelte-reactivity": "off", // what is not shown needs no watching
    },
  },
  { ignores: ["node_modules", "src/messages.ts", "src/shapes.ts", "src/games.ts", "src/routes.ts"] },
);
