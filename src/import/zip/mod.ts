/** A small, strict reader of zip archives: stored and deflated files, checked by size and checksum. */
export { isZip } from "./directory.ts";
export { zipFiles } from "./files.ts";
