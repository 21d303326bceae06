import { readFileSync } from "node:fs";
import { build } from "esbuild";
import type { PackedTranslation } from "./default_translations.ts";
import { type PackedFile, packSourceFiles } from "./page_files.ts";
import type { Stamp } from "./stamp.ts";

/** The oldest Node that a build runs on. */
const OLDEST_NODE = "node20.20";

/** Base64 characters on one line of the single file. */
const LINE = 120;

/** The contents of a bundle beside the program. */
export interface BundleContents {
  readonly stamp: Stamp;
  readonly translations: readonly PackedTranslation[];
  /** The fonts and icons of the pages. */
  readonly files: readonly PackedFile[];
}

/**
 * Bundles the program as one module with the translations at its end, for plain `node`.
 *
 * Names, line breaks and the order of the sources stay, so that it can be read.
 */
export async function bundleFile(contents: BundleContents): Promise<string> {
  const { stamp, translations } = contents;
  const code = await bundle("esm", contents);
  const [hashbang, ...rest] = code.split("\n");
  return `${[
    hashbang,
    `// Ambo ${stamp.version}, commit ${stamp.commit}: a scripture text service. MIT licence.`,
    "// Put together from the sources of that commit by `npm run build`; mend it there, not here.",
    `{\n${readFileSync("scripts/node_version.cjs", "utf8")}}`,
    withoutImports(rest.join("\n")),
  ].join("\n")}
// The built-in translations: each file compressed with brotli, in base64.
function amboTranslation(code) {
  switch (code) {
${translations.map(({ code, packed }) => `    case "${code}":\n      return \`\n${lines(packed)}\n\`;`).join("\n")}
  }
}
${fileFunction(allFiles(contents))}`;
}

const IMPORT = /^import (\{[^}]*\}|\* as \w+|\w+) from ("node:[^"]+");\n/gm;

/** Asks for built-in modules when the program runs, after the check of the version: an import of what Node lacks ends it before. */
function withoutImports(code: string): string {
  const asked: string[] = [];
  const rest = code.replace(IMPORT, (_, names: string, module: string) => {
    const bound = names.replace(/^\* as /, "").replaceAll(" as ", ": ");
    asked.push(`const ${bound} = process.getBuiltinModule(${module});`);
    return "";
  });
  return `${asked.join("\n")}\n${rest}`;
}

/** Returns all files of a bundle: fonts and icons, and the tables, styles and scripts beside the sources. */
function allFiles({ files }: BundleContents): PackedFile[] {
  return [...files, ...packSourceFiles()];
}

/** Writes the function that gives the program the files that it reads. */
function fileFunction(files: readonly PackedFile[]): string {
  return `// The fonts of the pages, their licence, the icons, the tables of facts, the styles and the scripts, in base64.
function amboFile(name) {
  switch (name) {
${files.map(({ name, bytes }) => `    case "${name}":\n      return \`\n${lines(bytes)}\n\`;`).join("\n")}
  }
}
`;
}

/** Bundles the program as one script for the single executable, which has the translations as assets. */
export async function bundleScript(contents: BundleContents): Promise<string> {
  return `${await bundle("cjs", contents)}
${fileFunction(allFiles(contents))}`;
}

async function bundle(format: "esm" | "cjs", contents: BundleContents): Promise<string> {
  const { stamp, translations } = contents;
  const { outputFiles } = await build({
    entryPoints: ["src/main.ts"],
    bundle: true,
    write: false,
    platform: "node",
    format,
    target: OLDEST_NODE,
    // Node keeps a source with a letter beyond Latin-1 in twice the memory; the single file is to be read, too.
    charset: format === "esm" ? "utf8" : "ascii",
    define: {
      // Only a checkout reads its own package.json.
      "import.meta.url": "undefined",
      AMBO_COMMIT: JSON.stringify(stamp.commit),
      AMBO_DATE: JSON.stringify(new Date(stamp.time * 1000).toISOString().slice(0, "YYYY-MM-DD".length)),
      // The tests have read the tables that a build carries.
      AMBO_TABLES_READ: "true",
      AMBO_VERSION: JSON.stringify(stamp.version),
      AMBO_FILES: JSON.stringify(allFiles(contents).map(({ name }) => name)),
      // The folder of the sources, which a build has not.
      "import.meta.dirname": '""',
      AMBO_TRANSLATIONS: JSON.stringify(translations.map(({ code }) => code)),
    },
    logLevel: "warning",
  });
  return outputFiles[0]!.text;
}

function lines(bytes: Buffer): string {
  return bytes
    .toString("base64")
    .match(new RegExp(`.{1,${LINE}}`, "g"))!
    .join("\n");
}
