/** Pieces of markup that need not be well formed: verses cut out of a document, texts of the days before XML. */
export { readThml } from "./thml.ts";
export { type FragmentVisitor, readFragment } from "./tokens.ts";
