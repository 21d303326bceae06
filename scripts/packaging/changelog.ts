import { readFileSync } from "node:fs";

const FILE = ".github/CHANGELOG.md";
const UNRELEASED = "Unreleased";
/** The longest line that Debian's tools let pass. */
const WIDTH = 80;

/** The facts that the list of changes does not have. */
export interface ChangelogOptions {
  /** The version of the build, whose changes may still stand under "Unreleased". */
  readonly version: string;
  /** The time of that version, in seconds since 1970. */
  readonly time: number;
  /** A name and an address. */
  readonly maintainer: string;
}

/** Formats the list of changes as Debian wants it, by `deb-changelog(5)`: the newest version first. */
export function formatDebianChangelog(options: ChangelogOptions): string {
  const [, ...sections] = readFileSync(FILE, "utf8").split(/^## /m);
  return sections.map((section) => formatSection(section, options)).join("\n");
}

function formatSection(section: string, { version, time, maintainer }: ChangelogOptions): string {
  const end = section.indexOf("\n");
  const [name = "", day] = section.slice(0, end).split(", ");
  const date = day === undefined ? new Date(time * 1000) : new Date(day);
  const changes = section
    .slice(end)
    .trim()
    .split(/\n(?=- |\n)/)
    .map(formatChange);
  return [
    `ambo (${name === UNRELEASED ? version : name}) unstable; urgency=medium\n`,
    `${changes.join("")}`,
    ` -- ${maintainer}  ${date.toUTCString().replace("GMT", "+0000")}\n`,
  ].join("\n");
}

/** Formats an item, a heading such as "Added:", or a sentence. */
function formatChange(text: string): string {
  const words = text.trim();
  if (words === "") return "";
  if (words.endsWith(":")) return `  [ ${words.slice(0, -1)} ]\n`;
  return wrap(words.replace(/^- /, "").replace(/\s+/g, " "));
}

function wrap(text: string): string {
  let lines = "";
  let line = "  *";
  for (const word of text.split(" ")) {
    if (line.length + 1 + word.length > WIDTH) {
      lines += `${line}\n`;
      line = "   ";
    }
    line += ` ${word}`;
  }
  return `${lines}${line}\n`;
}
