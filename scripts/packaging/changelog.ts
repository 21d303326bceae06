import { readFileSync } from "node:fs";

const FILE = ".github/CHANGELOG.md";

/**
 * Formats the list of changes as Debian wants it, by `deb-changelog(5)`: the newest version first.
 *
 * @param version The version of the build, whose changes may still stand under "Unreleased".
 * @param time Seconds since 1970; the releases have no dates, so that all stand under this one.
 */
export function formatDebianChangelog({
  version,
  time,
  maintainer,
}: {
  version: string;
  time: number;
  maintainer: string;
}): string {
  const date = new Date(time * 1000).toUTCString().replace("GMT", "+0000");
  const [, ...sections] = readFileSync(FILE, "utf8").split(/^## /m);
  return sections
    .map((section) => {
      const [title = "", ...lines] = section.split("\n");
      const name = title.trim() === "Unreleased" ? version : title.trim();
      return `ambo (${name}) unstable; urgency=medium\n\n${formatChanges(lines)}\n -- ${maintainer}  ${date}\n`;
    })
    .join("\n");
}

/** Lines of a section as entries; a continued one stays indented. */
function formatChanges(lines: readonly string[]): string {
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      if (line.startsWith("- ")) return `  * ${line.slice(2)}\n`;
      if (line.startsWith(" ")) return `    ${line.trim()}\n`;
      return line.endsWith(":") ? `  [ ${line.slice(0, -1)} ]\n` : `  * ${line}\n`;
    })
    .join("");
}
