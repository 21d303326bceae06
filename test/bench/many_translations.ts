import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Fills a folder with copies of the default translation: `KJV` and `T001`, `T002` and so on. */
export function fillWithTranslations(folder: string, count: number): void {
  const text = readFileSync("corpus/KJV.txt", "utf8");
  for (let index = readdirSync(folder).length; index < count; index++) {
    const code = index === 0 ? "KJV" : `T${String(index).padStart(3, "0")}`;
    writeFileSync(join(folder, `${code}.txt`), text.replace("Code: KJV", `Code: ${code}`));
  }
}
