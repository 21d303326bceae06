/** A whole Bible set as printed ones are: the words of the default translation, with a layout made by rule. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../support/scratch.ts";

const POETRY: ReadonlySet<string> = new Set(["JOB", "PSA", "PRO", "SNG", "LAM"]);

/** Breaks a verse into lines of poetry at its clauses, none of a few words alone. */
function poetryOf(text: string, isStanza: boolean): string {
  const lines = text.match(/.{20,}?[,;:.!?]+(?=\s|$)|.+$/g) ?? [text];
  return lines
    .map((line, at) => `${at === 0 && isStanza ? "||1" : at % 2 === 0 ? "|1" : "|2"} ${line.trim()}`)
    .join(" ");
}

/** Returns the lines above a verse: headings with their passages, titles of psalms, letters of an acrostic. */
function headingsOf(book: string, chapter: number, verse: number): string[] {
  if (book === "PSA" && chapter === 119) return verse % 8 === 1 ? [`=a ${verse}. kitica`] : [];
  if (book === "PSA") return verse === 1 ? ["=t Pevovodju. Davidova pesem ob zgledu natisa."] : [];
  if (verse % 7 !== 1) return [];
  const section = `=2 Naslov odstavka, ki stoji pred ${verse}. vrstico`;
  return [...(verse === 1 && chapter % 5 === 1 ? ["=1 Velik naslov"] : []), section, "=r Prim. Mt 5,3"];
}

/** Writes the folder of the translations `TISK` and `KJV`, which has no layout of its own in poetry. */
export function printedCorpus(): string {
  const source = readFileSync("corpus/KJV.txt", "utf8");
  const lines = ["Ambo-Translation: 2", "Code: TISK", "Name: Natisnjeni prevod", "Language: slv"];
  lines.push("Copyright: Besede King James Version, postavljene za zgled natisa; v javni rabi.", "");
  let verses = 0;
  for (const [, book = "", chapter, verse, text = ""] of source.matchAll(/^([A-Z\d]{3}) (\d+):(\d+) (.+)$/gm)) {
    const plain = text.replaceAll("¶ ", "");
    const number = Number(verse);
    const isStanza = number > 1 && number % 3 === 1;
    const prose = number % 4 === 1 ? `¶ ${plain}` : plain;
    const shown = POETRY.has(book) ? poetryOf(plain, isStanza) : prose;
    lines.push(...headingsOf(book, Number(chapter), number), `${book} ${chapter}:${verse} ${shown}`);
    verses++;
  }
  lines.push(`End: ${verses} verses, ${lines.length - verses} other lines`, "");
  const folder = scratchFolder();
  writeFileSync(join(folder, "TISK.txt"), lines.join("\n"));
  writeFileSync(join(folder, "KJV.txt"), source);
  return folder;
}
