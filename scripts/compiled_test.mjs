/** Runs a test file as it is compiled, under its own name: what tries mutants knows the sources alone. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

process.argv.splice(1, 1);
const compiled = `dist/compiled/${process.argv[1].replace(/\.ts$/, ".js")}`;
await import(pathToFileURL(resolve(compiled)).href);
