import type { Verse } from "../../../src/corpus/mod.ts";
import { escapeXml, type Noise, walk } from "./noise.ts";

const BREAKS = ["<lb/>", '<milestone type="line"/>', "</seg><lb/><seg>"];
const NOTES = ['<note type="crossReference">Gen 1</note>', "<note>a <note>b</note></note>", '<index index="x"/>'];

/** USFM ids and OSIS ids of the books that tests use. */
export const OSIS_IDS: Readonly<Record<string, string>> = {
  GEN: "Gen",
  PSA: "Ps",
  SIR: "Sir",
  JHN: "John",
  "1CO": "1Cor",
  JUD: "Jude",
};

/** Writes OSIS, with verses as containers or as milestones. */
export function writeOsis(verses: readonly Verse[], noise: Noise, form: "container" | "milestone"): string {
  const parts = ['<osis><osisText osisIDWork="T"><header><work osisWork="T"><title>Trial</title></work></header>'];
  let serial = 0;
  walk(verses, {
    book: (id) => parts.push(`<div type="book" osisID="${OSIS_IDS[id]}"><title type="main">Title</title>`),
    endBook: () => parts.push("</div>"),
    chapter: (number, book) => parts.push(`<chapter osisID="${OSIS_IDS[book]}.${number}"><p>`),
    endChapter: () => parts.push("</p></chapter>"),
    verse: (verse) => {
      const id = osisId(verse);
      const text = `<seg>${noise.text(escapeXml(verse.text), { breaks: BREAKS, notes: NOTES })}</seg>`;
      serial += 1;
      if (form === "container") parts.push(`<verse osisID="${id}">${text}</verse>\n`);
      else parts.push(`<verse osisID="${id}" sID="v${serial}"/>${text}<verse eID="v${serial}"/>`);
      parts.push(noise.sometimes("</p><p>", "<title>Heading</title>", "\n"));
    },
  });
  return `${parts.join("")}</osisText></osis>`;
}

function osisId({ book, chapter, verse, verseEnd, segment }: Verse): string {
  const ids: string[] = [];
  for (let number = verse; number <= (verseEnd ?? verse); number += 1) {
    ids.push(`${OSIS_IDS[book]}.${chapter}.${number}${segment === undefined ? "" : `!${segment}`}`);
  }
  return ids.join(" ");
}
