import type { Plugin } from "esbuild";

export const importMeta: Plugin;
