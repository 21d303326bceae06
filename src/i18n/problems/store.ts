import type { Sentences } from "./sentences.ts";
import { backupSentences } from "./store_backup.ts";
import { controlSentences } from "./store_control.ts";
import { engineSentences } from "./store_engine.ts";
import { recordSentences } from "./store_records.ts";

/** The problems of opening a store, counting in it and changing its files. */
const wholeSentences = {
  cannot_open: {
    sl: ({ folder }, { reason }) => `Shrambe v mapi ${folder} ni mogoče odpreti: ${reason}`,
    en: ({ folder }, { reason }) => `Cannot open the store in ${folder}: ${reason}`,
  },
  foreign_folder: {
    sl: ({ folder, name }) =>
      `Mape ${folder} ni mogoče uporabiti: v njej so druge datoteke, na primer »${name}«; s stikalom --keys navedite novo ali prazno`,
    en: ({ folder, name }) =>
      `Cannot use the folder ${folder}: there are other files in it, such as "${name}"; give a new or an empty one with --keys`,
  },
  accounts_missing: {
    sl: ({ folder, accounts, usage }) =>
      `Shrambe v mapi ${folder} ni mogoče odpreti: manjka datoteka ${accounts}, čeprav so v ${usage} števci; vrnite jo ali obnovite varnostno kopijo v drugo mapo. Če želite začeti znova, umaknite ${usage}`,
    en: ({ folder, accounts, usage }) =>
      `Cannot open the store in ${folder}: ${accounts} is missing, though there are counts in ${usage}; put it back or restore a backup into another folder. To begin again, move ${usage} away`,
  },
  cannot_count: {
    sl: (_, { reason }) => `Zahtev ni mogoče šteti: ${reason}`,
    en: (_, { reason }) => `Cannot count: ${reason}`,
  },
  cannot_count_on: {
    sl: ({ date }, { reason }) => `Zahtev dne ${date} ni mogoče šteti: ${reason}`,
    en: ({ date }, { reason }) => `Cannot count on ${date}: ${reason}`,
  },
  cannot_read_counts: {
    sl: ({ date }, { reason }) => `Števcev dneva ${date} ni mogoče prebrati: ${reason}`,
    en: ({ date }, { reason }) => `Cannot read the counts of ${date}: ${reason}`,
  },
  cannot_compact: {
    sl: ({ date, path }, { reason }) => `Števcev dneva ${date} ni mogoče strniti v ${path}: ${reason}`,
    en: ({ date, path }, { reason }) => `Cannot compact the usage of ${date} into ${path}: ${reason}`,
  },
  cannot_tidy: {
    sl: ({ folder }, { reason }) => `Mape ${folder} ni mogoče pospraviti: ${reason}`,
    en: ({ folder }, { reason }) => `Cannot tidy ${folder}: ${reason}`,
  },
  store_closed: { sl: "shramba je zaprta", en: "the store is closed" },
  folder_unwritable: {
    sl: "v mapo shrambe ni mogoče pisati",
    en: "the folder of the store cannot be written",
  },
  last_change_undone: {
    sl: ({ path, aside }) =>
      `Zadnja sprememba v ${path} ni bila dokončana in je razveljavljena; shranjena je v ${aside}`,
    en: ({ path, aside }) => `The last change in ${path} was not complete and is undone; it was kept in ${aside}`,
  },
  last_counts_left_out: {
    sl: ({ path, aside }) => `Zadnje štetje v ${path} ni bilo dokončano in je izpuščeno; shranjeno je v ${aside}`,
    en: ({ path, aside }) =>
      `The last counts in ${path} were not complete and are left out; they were kept in ${aside}`,
  },
  uncertain_after_restart: {
    sl: (_, { reason }) => `Ni znano, ali bo sprememba veljala po ponovnem zagonu; ponovite jo: ${reason}`,
    en: (_, { reason }) => `It is not known whether the change will hold after a restart; make it again: ${reason}`,
  },
  uncertain_change: {
    sl: (_, { reason }) => `Ni znano, ali je sprememba izvedena; preverite in jo ponovite, če ni: ${reason}`,
    en: (_, { reason }) => `It is not known whether the change was made; look, and make it again if not: ${reason}`,
  },
  malformed_key: {
    sl: "Ključa ni mogoče izdati: nima oblike ključa",
    en: "Cannot issue a key that is not well-formed",
  },
  cannot_write: {
    sl: ({ path }, { reason }) => `V datoteko ${path} ni mogoče pisati: ${reason}`,
    en: ({ path }, { reason }) => `Cannot write ${path}: ${reason}`,
  },
  cannot_read: {
    sl: ({ path }, { reason }) => `Datoteke ${path} ni mogoče prebrati: ${reason}`,
    en: ({ path }, { reason }) => `Cannot read ${path}: ${reason}`,
  },
  cannot_open_file: {
    sl: ({ path }, { reason }) => `Datoteke ${path} ni mogoče odpreti za pisanje: ${reason}`,
    en: ({ path }, { reason }) => `Cannot open ${path} for writing: ${reason}`,
  },
  cannot_create: {
    sl: ({ path }, { reason }) => `Datoteke ${path} ni mogoče ustvariti: ${reason}`,
    en: ({ path }, { reason }) => `Cannot create ${path}: ${reason}`,
  },
  cannot_replace: {
    sl: ({ path }, { reason }) => `Datoteke ${path} ni mogoče zamenjati: ${reason}`,
    en: ({ path }, { reason }) => `Cannot replace ${path}: ${reason}`,
  },
  cannot_sync: {
    sl: ({ path }, { reason }) => `${path}: zanesljiv zapis na disk ni uspel: ${reason}`,
    en: ({ path }, { reason }) => `Cannot sync ${path}: ${reason}`,
  },
  cannot_create_folder: {
    sl: ({ folder }, { reason }) => `Mape ${folder} ni mogoče ustvariti: ${reason}`,
    en: ({ folder }, { reason }) => `Cannot create the folder ${folder}: ${reason}`,
  },
  log_closed: { sl: "datoteka je zaprta", en: "it is closed" },
  write_lost: {
    sl: "disk ni ohranil prej zapisanih podatkov",
    en: "the disk failed to keep what was written before",
  },
  earlier_sync_failed: {
    sl: "prejšnje zapisovanje na disk ni uspelo",
    en: "an earlier sync failed",
  },
  no_byte_taken: {
    sl: "sistem ni zapisal nobenega bajta in ni povedal, zakaj",
    en: "the system took no byte and gave no reason",
  },
  trying_again: {
    sl: (_, { reason }) => `${reason}; program poskuša znova`,
    en: (_, { reason }) => `${reason}; trying again`,
  },
} satisfies Partial<Sentences<"store">>;

/** The sentences of the store's problems. */
export const storeSentences: Sentences<"store"> = {
  ...wholeSentences,
  ...recordSentences,
  ...backupSentences,
  ...controlSentences,
  ...engineSentences,
};
