import { formatCount, noun } from "../language.ts";
import type { Sentences } from "./sentences.ts";

const DIGITS = noun({
  one: "šestnajstiška števka",
  two: "šestnajstiški števki",
  few: "šestnajstiške števke",
  other: "šestnajstiških števk",
});
const PIECES = noun({ one: "del", two: "dela", few: "deli", other: "delov" });

/** Faults in the files and records of the store. */
export const recordSentences = {
  damaged: {
    sl: ({ file, offset }, { reason }) =>
      `Datoteke ${file} ni mogoče prebrati: poškodovana je pri bajtu ${offset} (${reason}); nič ni spremenjeno. Ukaz \`ambo store check\` pokaže, koliko je prizadetega; nato obnovite varnostno kopijo ali poženite \`ambo store repair\``,
    en: ({ file, offset }, { reason }) =>
      `Cannot read ${file}: damaged at byte ${offset} (${reason}); nothing was changed. Run \`ambo store check\` to see how much is affected, then restore a backup or run \`ambo store repair\``,
  },
  damaged_key: {
    sl: ({ key, offset }, { reason }) =>
      `Ključa ${key} v gruči etcd ni mogoče prebrati: poškodovan je pri bajtu ${offset} (${reason}); nič ni spremenjeno. Ukaz \`ambo store check\` pokaže, koliko je prizadetega; nato obnovite varnostno kopijo`,
    en: ({ key, offset }, { reason }) =>
      `Cannot read the engine's key ${key}: damaged at byte ${offset} (${reason}); nothing was changed. Run \`ambo store check\` to see how much is affected, then restore a backup`,
  },
  other_kind_of_file: {
    sl: ({ file, kind }) => `Datoteke ${file} ni mogoče prebrati: ni vrste »${kind}«`,
    en: ({ file, kind }) => `Cannot read ${file}: it is not a file of the kind "${kind}"`,
  },
  newer_format: {
    sl: ({ file, version, known }) =>
      `Datoteke ${file} ni mogoče prebrati: je v obliki ${version} novejšega programa Ambo, ta pa pozna oblike do ${known}; znova namestite novejšega`,
    en: ({ file, version, known }) =>
      `Cannot read ${file}: it is in format ${version} of a newer Ambo, and this one knows formats up to ${known}; install the newer one again`,
  },
  unfinished_line: { sl: "nedokončana vrstica", en: "an unfinished line" },
  wrong_checksum: { sl: "kontrolna vsota se ne ujema", en: "the checksum does not match" },
  field_missing: { sl: "eno polje manjka", en: "a field is missing" },
  field_surplus: { sl: "eno polje je odveč", en: "a field too many" },
  number_expected: { sl: "pričakovano je bilo število", en: "a number was expected" },
  pair_expected: { sl: "pričakovan je bil par števil", en: "a pair was expected" },
  digits_expected: {
    sl: ({ count }) => `pričakovano: ${formatCount("sl", count, DIGITS)}`,
    en: ({ count }) => `${count} hexadecimal digits were expected`,
  },
  four_characters_expected: {
    sl: "pričakovani so bili štirje znaki",
    en: "four characters were expected",
  },
  uuid_expected: { sl: "pričakovan je bil UUID", en: "a UUID was expected" },
  record_expected: {
    sl: ({ kind }) => `pričakovan je bil zapis »${kind}«`,
    en: ({ kind }) => `a record "${kind}" was expected`,
  },
  unknown_record: {
    sl: ({ kind }) => `vrsta zapisa »${kind}« ni znana`,
    en: ({ kind }) => `the kind of record "${kind}" is not known`,
  },
  unknown_role: {
    sl: ({ role }) => `vloga »${role}« ni znana`,
    en: ({ role }) => `the role "${role}" is not known`,
  },
  unknown_purpose: {
    sl: ({ purpose }) => `namen »${purpose}« ni znan`,
    en: ({ purpose }) => `the purpose "${purpose}" is not known`,
  },
  unknown_account: {
    sl: ({ account }) => `računa ${account} ni`,
    en: ({ account }) => `there is no account number ${account}`,
  },
  user_absent: {
    sl: ({ account }) => `uporabnika ${account} ni`,
    en: ({ account }) => `there is no user ${account}`,
  },
  account_given_before: {
    sl: ({ account }) => `številka računa ${account} je bila že dodeljena`,
    en: ({ account }) => `the account number ${account} was given before`,
  },
  name_given_before: { sl: "ime je bilo že zasedeno", en: "the name was taken already" },
  belongs_to_no_account: {
    sl: ({ kind }) => `zapis »${kind}« ne pripada nobenemu računu`,
    en: ({ kind }) => `a record "${kind}" belongs to no account`,
  },
  translation_code: {
    sl: ({ text }) => `noben prevod nima oznake »${text}«`,
    en: ({ text }) => `no translation has the code "${text}"`,
  },
  invalid_setting: {
    sl: ({ name }) => `nastavitve ${name} s to vrednostjo ni mogoče shraniti`,
    en: ({ name }) => `the setting ${name} cannot be stored with this value`,
  },
  too_many_settings: {
    sl: ({ max }) => `shraniti je mogoče največ ${max} nastavitev`,
    en: ({ max }) => `at most ${max} settings can be stored`,
  },
  written_as: {
    sl: ({ name }) => `zapisana je bila kot »${name}«`,
    en: ({ name }) => `it was written as "${name}"`,
  },
  record_after_end: { sl: "zapis za zadnjim", en: "a record after the last one" },
  end_missing: { sl: "manjka konec datoteke", en: "the end of the file is missing" },
  empty: { sl: "vrednost je prazna", en: "it is empty" },
  pieces_missing: {
    sl: ({ found, stated }) =>
      `Računov ni mogoče prebrati: od ${stated} delov posnetka je na voljo le ${formatCount("sl", found, PIECES)}`,
    en: ({ found, stated }) => `Cannot read the accounts: ${found} of ${stated} pieces are there`,
  },
  other_count: {
    sl: ({ of, found, stated }) => `${COUNTED_SL[of]}: ${found} namesto ${stated}`,
    en: ({ of, found, stated }) => `${of}: ${found} in place of ${stated}`,
  },
} satisfies Partial<Sentences<"store">>;

const COUNTED_SL = {
  pieces: "deli",
  number: "številka",
  changes: "spremembe",
  requests: "zahteve",
};
