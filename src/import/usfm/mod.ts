/** Unified Standard Format Markers, versions 2 and 3: a file a book, or several books in one file. */
import { decode } from "../decode.ts";
import type { Format } from "../format.ts";
import { readUsfm } from "./reader.ts";

export { type MarkerRole, markerRole } from "./markers.ts";
export { StyledText } from "./styled_text.ts";

export const USFM: Format = {
  name: "USFM",
  // Prose may stand before `\id`; a file without it has no book and is none.
  recognises: (head) => /(?:^|\s)\\id\s+\S/.test(head),
  read({ files, edition, encoding, onProgress }) {
    const total = files.reduce((sum, file) => sum + file.size, 0);
    let done = 0;
    for (const file of files) {
      const bytes = file.read();
      readUsfm(decode(bytes, file.name, encoding ?? declaredEncoding(bytes)), file.name, edition);
      done += file.size;
      onProgress?.(done, total);
    }
  },
};

/** What `\ide` says, where it names an encoding other than UTF-8 that can be read. */
function declaredEncoding(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 2048);
  const declared = /\\ide[ \t]+([^\s\\]+)/.exec(head)?.[1];
  const codePage = /^(?:cp|windows)-?(125\d)/i.exec(declared ?? "")?.[1];
  if (codePage !== undefined) return `windows-${codePage}`;
  return /^iso-8859-\d+$/i.test(declared ?? "") ? declared : undefined;
}
