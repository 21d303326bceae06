import { formatCount, formatNumber, noun } from "../language.ts";
import type { Sentences } from "./sentences.ts";

const BYTES = noun({ one: "bajt", two: "bajta", few: "bajte", other: "bajtov" });
const FILES = noun({ one: "datoteka", two: "datoteki", few: "datoteke", other: "datotek" });

/** Writes the fault of an archive. */
const archive = (sl: string, en: string) =>
  ({
    sl: ({ archive }: { archive: string }) => `Arhiva ZIP »${archive}« ni mogoče prebrati: ${sl}`,
    en: ({ archive }: { archive: string }) => `Cannot read zip archive "${archive}": ${en}`,
  }) as const;

interface Member {
  readonly archive: string;
  readonly name: string;
}

/** Writes the fault of a file in an archive. */
function member<Values extends Member>(sl: (values: Values) => string, en: (values: Values) => string) {
  return {
    sl: (values: Values) => `»${values.name}« v arhivu ZIP »${values.archive}« ni mogoče prebrati: ${sl(values)}`,
    en: (values: Values) => `Cannot read "${values.name}" in zip archive "${values.archive}": ${en(values)}`,
  };
}

/** The reasons for which zip and gzip files cannot be read. */
export const archiveSentences = {
  zip_cut_off: archive(
    "manjka kazalo, datoteka ni cela; prenesite jo še enkrat",
    "its directory is missing, the file is cut off; download it again",
  ),
  zip_damaged: archive(
    "kazalo je poškodovano; prenesite datoteko še enkrat",
    "its directory is damaged; download it again",
  ),
  zip64: archive(
    "oblika zip64 ni podprta: razpakirajte ga in uvozite mapo",
    "zip64 is not read: unpack it and import the folder",
  ),
  zip_encrypted: archive(
    "zaščiten je z geslom: razpakirajte ga in uvozite mapo",
    "it is encrypted: unpack it and import the folder",
  ),
  zip_overlap: archive("datoteke v njem se prekrivajo", "its files overlap"),
  zip_too_many_files: {
    sl: ({ archive, count, max }) =>
      `Arhiva ZIP »${archive}« ni mogoče prebrati: v njem je ${formatCount("sl", count, FILES)}, prebere se jih največ ${formatNumber("sl", max)}`,
    en: ({ archive, count, max }) =>
      `Cannot read zip archive "${archive}": it holds ${count} files, at most ${max} are read`,
  },
  zip_outside: {
    sl: ({ archive, name }) => `Arhiva ZIP »${archive}« ni mogoče prebrati: imenuje datoteko zunaj sebe: »${name}«`,
    en: ({ archive, name }) => `Cannot read zip archive "${archive}": it names a file outside of itself: "${name}"`,
  },
  zip_twice: {
    sl: ({ archive, name }) => `Arhiva ZIP »${archive}« ni mogoče prebrati: »${name}« je v njem dvakrat`,
    en: ({ archive, name }) => `Cannot read zip archive "${archive}": it holds "${name}" twice`,
  },
  zip_bomb: member<Member & { packed: number; bytes: number }>(
    ({ packed, bytes }) =>
      `${formatCount("sl", packed, noun({ one: "bajt", two: "bajta", few: "bajti", other: "bajtov" }))}, ki se razpakira v ${formatNumber("sl", bytes)}, ni besedilo, ampak bomba ZIP`,
    ({ packed, bytes }) => `${packed} bytes that unpack to ${bytes} are no text but a zip bomb`,
  ),
  zip_method: member<Member & { method: number }>(
    ({ method }) => `stiskanje (način ${method}) ni podprto, podprto je samo deflate`,
    ({ method }) => `its compression (method ${method}) is not read, only deflate is`,
  ),
  zip_member_cut_off: member(
    () => "podatkov ni, arhiv ni cel; prenesite ga še enkrat",
    () => "its data is not there, the archive is cut off; download it again",
  ),
  zip_checksum: member(
    () => "velikost ali kontrolna vsota se ne ujemata s kazalom, arhiv je poškodovan",
    () => "its size or checksum is not what the directory says, the archive is damaged",
  ),
  zip_wrong_size: member<Member & { bytes: number }>(
    ({ bytes }) => `razpakira se v več kot ${formatCount("sl", bytes, BYTES)}, kolikor jih navaja kazalo`,
    ({ bytes }) => `it unpacks to more than the ${bytes} bytes that the directory says`,
  ),
  zip_member_damaged: member(
    () => "podatki so poškodovani",
    () => "its data is damaged",
  ),
  gzip_too_large: {
    sl: ({ name, max }) =>
      `Datoteke gzip »${name}« ni mogoče prebrati: razpakira se v več kot ${formatCount("sl", max, BYTES)}`,
    en: ({ name, max }) => `Cannot read gzip file "${name}": it unpacks to more than ${max} bytes`,
  },
  gzip_damaged: {
    sl: ({ name }) => `Datoteke gzip »${name}« ni mogoče prebrati: poškodovana je ali pa ni cela`,
    en: ({ name }) => `Cannot read gzip file "${name}": it is damaged or cut off`,
  },
} satisfies Partial<Sentences<"import">>;
