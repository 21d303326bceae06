import type { Random } from "../../support/random.ts";
import { type Driver, writeModule } from "../writers/sword_module.ts";
import { writeZip } from "../writers/zip.ts";
import { notesOfGbf } from "./gbf.ts";
import type { FoundNote } from "./trace.ts";
import { notesOfUsfm } from "./usfm.ts";
import { notesOfXml, type XmlFormat } from "./xml.ts";

/** The notation of a format for what a made text has. */
interface Notation {
  readonly file: string;
  /** The notes of a footnote's kind, and passages to compare; `place` is the verse, `word` the one it speaks of. */
  footnote(place: string, word: string): string;
  reference(place: string, word: string): string;
  /** The whole of a note. */
  readonly notes: RegExp;
  readonly breaks: readonly string[];
  heading(text: string): string;
  verse(place: string, text: string): string;
  book(chapters: readonly string[]): string | Buffer;
  chapter(number: number, verses: string): string;
  find(source: string): FoundNote[];
}

const inXml = (format: XmlFormat) => (source: string) => notesOfXml(source, format);
const number = (place: string) => place.split(":")[1] ?? "";

const USFM: Notation = {
  file: "a.usfm",
  footnote: (place, word) => `\\f + \\fr ${place} \\fq ${word}: \\ft ali \\+nd ${word}a\\+nd*\\f*`,
  reference: (place, word) => `\\x - \\xo ${place} \\xt Jn ${place}, ${word}\\x*`,
  notes: /\\([fx]) .*?\\\1\*/gs,
  breaks: ["\n\\p\n", "\n\\q1 ", "\n\\q2\n", "\n", "\n\\b\n\\m ", "~", " // "],
  heading: (text) => `\n\\s1 ${text}\n\\p\n`,
  verse: (place, text) => `\\v ${number(place)} ${text}\n`,
  chapter: (chapter, verses) => `\\c ${chapter}\n\\p\n${verses}`,
  book: (chapters) => `\\id GEN\n\\h Zgled\n${chapters.join("")}`,
  find: notesOfUsfm,
};

const USX: Notation = {
  file: "a.usx",
  footnote: (place, word) =>
    `<note caller="+" style="f"><char style="fr">${place} </char><char style="fq">${word}: </char><char style="ft">ali <char style="nd">${word}a</char></char></note>`,
  reference: (place, word) =>
    `<note caller="-" style="x"><char style="xo">${place}</char><char style="xt"><ref loc="JHN ${place}">Jn ${place}</ref>, ${word}</char></note>`,
  notes: /<note .*?<\/note>/gs,
  breaks: ['</para>\n<para style="p">', '</para><para style="q1">', "<optbreak/>", "\n  "],
  heading: (text) => `</para><para style="s1">${text}</para><para style="m">`,
  verse: (place, text) => `<verse number="${number(place)}" style="v"/>${text}\n`,
  chapter: (chapter, verses) => `<chapter number="${chapter}" style="c"/><para style="p">${verses}</para>`,
  book: (chapters) => `<usx version="3.0"><book code="GEN" style="id"/>${chapters.join("")}</usx>`,
  find: inXml("usx"),
};

const USFX: Notation = {
  file: "a.xml",
  footnote: (place, word) => `<f caller="+"><fr>${place}</fr> <fq>${word}: </fq><ft>ali <nd>${word}a</nd></ft></f>`,
  reference: (place, word) => `<x><xo>${place}</xo><xt><ref tgt="JHN.3.16">Jn ${place}</ref>, ${word}</xt></x>`,
  notes: /<([fx])[ >].*?<\/\1>/gs,
  breaks: ["</p>\n<p>", "<b/>", "<optionalLineBreak/>", "\n"],
  heading: (text) => `</p><s>${text}</s><p>`,
  verse: (place, text) => `<v id="${number(place)}"/>${text}<ve/>\n`,
  chapter: (chapter, verses) => `<c id="${chapter}"/><p>${verses}</p>`,
  book: (chapters) => `<usfx><book id="GEN">${chapters.join("")}</book></usfx>`,
  find: inXml("usfx"),
};

const OSIS_NOTES = {
  footnote: (place: string, word: string) =>
    `<note type="translation"><reference type="annotateRef">${place} </reference><catchWord>${word}</catchWord>: ali <hi>${word}a</hi></note>`,
  reference: (place: string, word: string) =>
    `<note type="crossReference"><reference osisRef="John.3.16">Jn ${place}</reference>, ${word}</note>`,
  notes: /<note .*?<\/note>/gs,
};

const OSIS: Notation = {
  ...OSIS_NOTES,
  file: "a.xml",
  breaks: ["<lb/>", '<milestone type="line"/>', "</p>\n<p>", "\n"],
  heading: (text) => `</p><title>${text}</title><p>`,
  verse: (place, text) => {
    const id = `Gen.${place.replace(":", ".")}`;
    return `<verse osisID="${id}" sID="${id}"/>${text}<verse eID="${id}"/>\n`;
  },
  chapter: (chapter, verses) => `<chapter osisID="Gen.${chapter}"><p>${verses}</p></chapter>`,
  book: (chapters) =>
    `<osis><osisText osisIDWork="T"><header><work osisWork="T"/></header><div type="book" osisID="Gen">${chapters.join("")}</div></osisText></osis>`,
  find: inXml("osis"),
};

const OSIS_CONTAINERS: Notation = {
  ...OSIS,
  breaks: ["<lb/>", '<milestone type="line"/>', "</seg><seg>", "\n"],
  heading: (text) => `</seg><title>${text}</title><seg>`,
  verse: (place, text) => `<verse osisID="Gen.${place.replace(":", ".")}"><seg>${text}</seg></verse>\n`,
};

const ZEFANIA: Notation = {
  file: "a.xml",
  footnote: (_place, word) => `<NOTE>${word}: ali <STYLE css="x">${word}a</STYLE></NOTE>`,
  reference: (place, word) => `<XREF fscope="Jn ${place}, ${word}"/>`,
  notes: /(?:<DIV>)?<NOTE[ >].*?<\/NOTE>(?:<\/DIV>)?|<XREF [^>]*>/gs,
  breaks: ['<BR art="x-nl"/>', '<BR art="x-p"/>', "\n   "],
  heading: (text) => `<CAPTION>${text}</CAPTION>`,
  verse: (place, text) => `<VERS vnumber="${number(place)}">${text}</VERS>\n`,
  chapter: (chapter, verses) => `<CHAPTER cnumber="${chapter}">${verses}</CHAPTER>`,
  book: (chapters) => `<XMLBIBLE><BIBLEBOOK bnumber="1">${chapters.join("")}</BIBLEBOOK></XMLBIBLE>`,
  find: inXml("zefania"),
};

/** The places of a module, which a second reader reads as elements of verses and the module itself has apart. */
function sword(driver: Driver, markup: string): Pick<Notation, "file" | "verse" | "chapter" | "book"> {
  return {
    file: "a.zip",
    verse: (place, text) => `<verse osisID="Gen.${place.replace(":", ".")}">${text}</verse>\n`,
    chapter: (_chapter, verses) => verses,
    book: (chapters) => {
      const verses = chapters.join("").matchAll(/<verse osisID="Gen\.(\d+)\.(\d+)">(.*?)<\/verse>/gs);
      const places = Array.from(verses, ([, chapter, verse, text = ""]) => [`GEN ${chapter}:${verse}`, text] as const);
      return writeZip(writeModule(new Map(places), { driver, fields: { SourceType: markup } }));
    },
  };
}

const SWORD_OSIS: Notation = {
  ...OSIS_NOTES,
  ...sword("zText", "OSIS"),
  breaks: ["<lb/>", '<milestone type="line"/>', "\n"],
  heading: (text) => `<title>${text}</title>`,
  find: inXml("osis"),
};

const SWORD_THML: Notation = {
  ...sword("rawText", "ThML"),
  footnote: (_place, word) => `<note place="foot">${word}: ali <i>${word}a</i></note>`,
  reference: (place, word) => `<scripRef passage="John 3:16">Jn ${place}, ${word}</scripRef>`,
  notes: /<(note|scripRef) .*?<\/\1>/gs,
  breaks: ["<br/>", "<p/>", "\n"],
  heading: (text) => `<div class="sechead">${text}</div>`,
  find: inXml("thml"),
};

const SWORD_GBF: Notation = {
  ...sword("zText4", "GBF"),
  footnote: (_place, word) => `<RF>${word}: ali <FI>${word}a<Fi><Rf>`,
  reference: (place, word) => `<RX>Jn ${place}, ${word}<Rx>`,
  notes: /<R([FX])>.*?<R[fx]>/gs,
  breaks: ["<CL>", "<CM>", "\n"],
  heading: (text) => `<TS>${text}<Ts>`,
  find: notesOfGbf,
};

export const NOTATIONS: Readonly<Record<string, Notation>> = {
  USFM,
  USX,
  USFX,
  "OSIS with milestones": OSIS,
  "OSIS with containers": OSIS_CONTAINERS,
  Zefania: ZEFANIA,
  "SWORD with OSIS": SWORD_OSIS,
  "SWORD with ThML": SWORD_THML,
  "SWORD with GBF": SWORD_GBF,
};

/** A made text, as it is imported and as a second reader reads it. */
export interface MadeText {
  readonly file: string;
  readonly content: string | Buffer;
  readonly notes: readonly FoundNote[];
  /** The same without its notes. */
  readonly bare: string | Buffer;
}

const CHAPTERS = 4;
const VERSES = 12;

/** Makes a text of some 150 notes within, before and behind words, at both ends of lines and verses, and in headings. */
export function makeText(notation: Notation, random: Random): MadeText {
  const chapters = Array.from({ length: CHAPTERS }, (_, index) => {
    const verses = Array.from({ length: VERSES }, (_, verse) => {
      const place = `${index + 1}:${verse + 1}`;
      return notation.verse(place, makeVerse(notation, { place, random }));
    });
    return notation.chapter(index + 1, verses.join(""));
  });
  const source = notation.file === "a.zip" ? chapters.join("") : String(notation.book(chapters));
  return {
    file: notation.file,
    content: notation.book(chapters),
    notes: notation.find(source),
    bare: notation.book(chapters.map((text) => withoutNotes(text, notation.notes))),
  };
}

function makeVerse(notation: Notation, { place, random }: { place: string; random: Random }): string {
  const note = (word: string) => (random.oneIn(3) ? notation.reference(place, word) : notation.footnote(place, word));
  let text = random.oneIn(10) ? note("Spredaj") : "";
  const words = 4 + random.below(8);
  for (let index = 0; index < words; index++) {
    const word = `beseda${place.replace(":", "č")}${"abcdefghijkl"[index]}`;
    const half = random.below(word.length);
    const places = [
      word,
      word,
      word,
      `${word}${note(word)}`,
      `${note(word)}${word}`,
      `${word.slice(0, half)}${note(word)}${word.slice(half)}`,
      `${word}${note(word)}${note(word)},`,
      `${word} ${note(word)},`,
      `${word},${note(word)}`,
    ];
    text += random.pick(places);
    if (index === words - 1) break;
    const isHeading = random.oneIn(12);
    if (isHeading) text += notation.heading(`Naslov${random.oneIn(2) ? note("Naslov") : ""}`);
    else text += random.oneIn(5) ? random.pick(notation.breaks) : " ";
  }
  return text;
}

/** Returns a text without its notes; one between a word and its comma takes the space before it along. */
export function withoutNotes(text: string, notes: RegExp): string {
  return text.replace(notes, "☞").replace(/\s+☞+(?=[,.;:!?)])|☞/g, "");
}
