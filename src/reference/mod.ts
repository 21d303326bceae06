/** References to scripture: text to tree to text. Pure; knows no translation but by its names of books. */
export type { Passage, Point, Reference, Span } from "./ast.ts";
export { type FaultKind, ReferenceFault } from "./fault.ts";
export { format, formatPassage, formatSpans } from "./format.ts";
export { MAX_REFERENCE_LENGTH, MAX_SPANS } from "./limits.ts";
export { parse } from "./parser.ts";
export { createVocabulary, type Vocabulary } from "./vocabulary.ts";
