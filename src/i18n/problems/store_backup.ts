import { formatCount, noun } from "../language.ts";
import type { Sentences } from "./sentences.ts";

const BYTES = noun({ one: "bajt", two: "bajta", few: "bajte", other: "bajtov" });

/** The problems of backups and of restoring them. */
export const backupSentences = {
  store_in_folder: {
    sl: ({ folder }) =>
      `V mapo ${folder} ni mogoče obnoviti: v njej je shramba; najprej jo umaknite ali s stikalom --keys navedite drugo mapo`,
    en: ({ folder }) =>
      `Cannot restore into ${folder}: there is a store in it; move it away first, or give another folder with --keys`,
  },
  no_such_backup: {
    sl: ({ path }) =>
      `Datoteke ${path} ni mogoče obnoviti: take datoteke ni; navedite tisto, ki jo je zapisal \`ambo backup\``,
    en: ({ path }) => `Cannot restore ${path}: there is no such file; give one that \`ambo backup\` wrote`,
  },
  cannot_restore: {
    sl: ({ path, folder }, { reason }) => `Datoteke ${path} ni mogoče obnoviti v ${folder}: ${reason}`,
    en: ({ path, folder }, { reason }) => `Cannot restore ${path} into ${folder}: ${reason}`,
  },
  unsound_backup: {
    sl: ({ path, offset }, { reason }) => `Datoteke ${path} ni mogoče obnoviti: ${reason} (pri bajtu ${offset})`,
    en: ({ path, offset }, { reason }) => `Cannot restore ${path}: ${reason} at byte ${offset}`,
  },
  damaged_in_backup: {
    sl: ({ path, name, offset }, { reason }) =>
      `Datoteke ${path} ni mogoče obnoviti: datoteka ${name} v njej je pri bajtu ${offset} poškodovana (${reason})`,
    en: ({ path, name, offset }, { reason }) =>
      `Cannot restore ${path}: its ${name} is damaged at byte ${offset} (${reason})`,
  },
  no_backup: { sl: "ni varnostna kopija", en: "it is no backup" },
  incomplete_backup: { sl: "ni cela; konča se", en: "it is not whole; it ends" },
  damaged_backup: { sl: "poškodovana je", en: "it is damaged" },
  other_file_of_ambo: {
    sl: "je druga datoteka programa Ambo, ne varnostna kopija",
    en: "it is another file of Ambo, not a backup",
  },
  newer_backup: {
    sl: ({ version }) => `je v obliki ${version} novejšega programa Ambo; najprej namestite novejšega`,
    en: ({ version }) => `it is in format ${version} of a newer Ambo; install that one first`,
  },
  no_file_of_store: {
    sl: ({ name }) => `»${name}« ni datoteka shrambe`,
    en: ({ name }) => `"${name}" is no file of a store`,
  },
  damaged_file_of_backup: {
    sl: ({ name }) => `datoteka »${name}« v njej je poškodovana; konča se`,
    en: ({ name }) => `"${name}" is damaged; it ends`,
  },
  backup_without_accounts: {
    sl: "v njej ni uporabnikov; konča se",
    en: "it has no accounts; it ends",
  },
  backup_goes_on: { sl: "za koncem je še nekaj", en: "something follows its end" },
  shortened_file: {
    sl: ({ found, size }) => `ima ${formatCount("sl", found, BYTES)} od ${size}`,
    en: ({ found, size }) => `it has ${found} bytes of ${size}`,
  },
} satisfies Partial<Sentences<"store">>;
