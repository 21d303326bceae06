/** Texts with one verse a line, in their dialects: labelled lines, tables, and lines beside a list of labels. */
export { BIBLE_NLP } from "./bible_nlp.ts";
export { LABELLED_LINES } from "./labelled_lines.ts";
export { TABLE } from "./table.ts";
export { VERSE_FILE } from "./verse_file.ts";
