/** Unified Standard Format Markers, versions 2 and 3: a file a book, or several books in one file. */
import { decodeText } from "../decode_text.ts";
import { encodingNamed } from "../single_byte_encodings.ts";
import { type Format, readFilesInTurn } from "../source.ts";
import { UsfmReader } from "./reader.ts";

export { type MarkerRole, markerRole, roleOf } from "./markers.ts";
export { isNoteLabel, SENTENCE_END } from "./scan.ts";
export { StyledText } from "./styled_text.ts";

const BOOK = /(?:^|\s)\\id\s+\S/;
const CHAPTER = /(?:^|\s)\\c\s+\d/;
const VERSE = /(?:^|\s)\\v\s+\d/;

export const USFM: Format = {
  name: "USFM",
  // Prose may precede `\id`; chapters and verses without it are USFM too, but of which book?
  recognises: (head) => BOOK.test(head) || (CHAPTER.test(head) && VERSE.test(head)),
  read(reading) {
    const { builder, encoding } = reading;
    readFilesInTurn(reading, (file) => {
      const bytes = file.read();
      // What the file says of itself goes before what is said of all files.
      const text = decodeText(bytes, file.name, declaredEncoding(bytes) ?? encoding, builder);
      new UsfmReader(text, file.name, builder).read();
    });
  },
};

/** Returns the encoding that `\ide` names, unless it is UTF-8 or unknown. */
function declaredEncoding(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 2048);
  const declared = /\\ide[ \t]+([^\s\\]+)/.exec(head)?.[1];
  // Files name a code page with more words: `cp1252`, `windows-1250`, `1252 - Latin`.
  const codePage = /^(?:cp|windows)?-?(125\d)/i.exec(declared ?? "")?.[1];
  return encodingNamed(codePage === undefined ? (declared ?? "") : `windows-${codePage}`)?.name;
}
