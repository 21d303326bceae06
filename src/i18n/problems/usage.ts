import { placeholdersIn } from "../commands/placeholders.ts";
import { formatChoice, formatNumber } from "../language.ts";
import type { Sentences } from "./sentences.ts";

const slGuess = (guess: string | undefined) => (guess === undefined ? "" : `. Ste mislili »${guess}«?`);
const enGuess = (guess: string | undefined) => (guess === undefined ? "" : `, did you mean ${guess}?`);

/** The errors of command lines. */
export const usageSentences: Sentences<"usage"> = {
  missing_value: {
    sl: ({ option }) => `Stikalu »${option} <vrednost>« manjka vrednost`,
    en: ({ option }) => `Option '${option} <value>' argument missing`,
  },
  ambiguous_value: {
    sl: ({ option }) => `Vrednost stikala »${option}« ni jasna: zapišite ${option}=VREDNOST`,
    en: ({ option }) => `Option '${option}' argument is ambiguous: write ${option}=VALUE`,
  },
  no_value: {
    sl: ({ option }) => `Stikalo »${option}« nima vrednosti`,
    en: ({ option }) => `Option '${option}' does not take an argument`,
  },
  unknown_option: {
    sl: ({ option, guess }) => `Neznano stikalo »${option}«${slGuess(guess)}`,
    en: ({ option, guess }) => `Unknown option '${option}'${enGuess(guess)}`,
  },
  unused_setting: {
    sl: ({ option, command }) => `Neznano stikalo »${option}« (\`ambo ${command}\` ne uporablja ${option})`,
    en: ({ option, command }) => `Unknown option '${option}' (\`ambo ${command}\` does not use ${option})`,
  },
  unknown_command: {
    sl: ({ name, guess }) => `Ukaza »${name}« ni${slGuess(guess)}`,
    en: ({ name, guess }) => `There is no command "${name}"${enGuess(guess)}`,
  },
  unexpected_operand: {
    sl: ({ command, operand }) => `\`ambo ${command}\` ne sprejme »${operand}«`,
    en: ({ command, operand }) => `\`ambo ${command}\` takes no "${operand}"`,
  },
  unknown_word: {
    sl: ({ command, words, guess }) => `\`ambo ${command}\` sprejme eno od besed: ${words.join(", ")}${slGuess(guess)}`,
    en: ({ command, words, guess }) => `\`ambo ${command}\` takes one of: ${words.join(", ")}${enGuess(guess)}`,
  },
  wrong_operands: {
    sl: ({ line }) => `Pravilno: \`${placeholdersIn("sl", line)}\``,
    en: ({ line }) => `Write \`${line}\``,
  },
  backup_operands: {
    sl: "Pravilno: `ambo backup DATOTEKA` ali - za standardni izhod",
    en: "Write `ambo backup FILE`, or - for standard output",
  },
  usage_operands: {
    sl: "Pravilno: `ambo usage` ali `ambo usage IME`",
    en: "Write `ambo usage` or `ambo usage NAME`",
  },
  help_operands: {
    sl: "`ambo help` sprejme največ en ukaz",
    en: "`ambo help` takes one command at most",
  },
  import_operands: {
    sl: ({ operands }) => `Pričakovan je en VIR (navedenih: ${operands.length}): ${operands.join(" ")}`,
    en: ({ operands }) => `Expected one SOURCE, found ${operands.length}: ${operands.join(" ")}`,
  },
  export_operands: {
    sl: ({ operands }) =>
      `Pričakovani sta OZNAKA in DATOTEKA (navedenih besed: ${operands.length}): ${operands.join(" ")}`,
    en: ({ operands }) => `Expected CODE and FILE, found ${operands.length}: ${operands.join(" ")}`,
  },
  job_operands: {
    sl: "Pričakovani sta datoteki JOB in OUTCOME",
    en: "Expected the files of a JOB and its OUTCOME",
  },
  force_alone: {
    sl: "--force spada le k podukazoma remove in disable",
    en: "--force belongs to remove and disable",
  },
  admin_alone: {
    sl: "--admin spada k `ambo user add`",
    en: "--admin belongs to `ambo user add`",
  },
  no_data: {
    sl: ({ command }) => `\`ambo ${command}\` ne izpiše podatkov za --json`,
    en: ({ command }) => `\`ambo ${command}\` prints no data for --json`,
  },
  missing_query: {
    sl: "Manjka POIZVEDBA: besede, ki jih iščete",
    en: "Missing QUERY: words to search for",
  },
  missing_reference: {
    sl: "Manjka MESTO, na primer »Jn 3,16-18«",
    en: 'Missing REFERENCE, such as "Jn 3,16-18"',
  },
  missing_source: {
    sl: "Manjka VIR: datoteka, mapa ali arhiv ZIP",
    en: "Missing SOURCE: a file, folder or zip",
  },
  missing_code: {
    sl: "Manjka OZNAKA: oznaka prevoda",
    en: "Missing CODE: the code of a translation",
  },
  missing_format: {
    sl: ({ formats }) => `Manjka --format: ${formatChoice("sl", formats)}`,
    en: ({ formats }) => `Missing --format: one of ${formats.join(", ")}`,
  },
  invalid_word: {
    sl: ({ option, value, words }) =>
      `Vrednost ${option} »${value}« ni veljavna: pričakovano je ${formatChoice("sl", words)}`,
    en: ({ option, value, words }) => `Cannot use ${option} "${value}": expected ${formatChoice("en", words)}`,
  },
  invalid_user_limit: {
    sl: ({ value, max }) =>
      `Omejitve »${value}« ni mogoče uporabiti: navedite celo število od 0 do ${formatNumber("sl", max)} ali »default«`,
    en: ({ value, max }) => `Cannot use the limit "${value}": give a whole number from 0 to ${max}, or "default"`,
  },
  invalid_count: {
    sl: ({ option, value }) => `Vrednost ${option} »${value}« ni veljavna: pričakovano je celo število, večje od 0`,
    en: ({ option, value }) => `Cannot use ${option} "${value}": expected a whole number above 0`,
  },
  invalid_date: {
    sl: ({ value, years }) =>
      `Vrednost --date »${value}« ni veljavna: pričakovan je dan, na primer 2026-12-25${years === undefined ? "" : `, od ${years[0]} do ${years[1]}`}`,
    en: ({ value, years }) =>
      `Cannot use --date "${value}": expected a day such as 2026-12-25${years === undefined ? "" : `, ${years[0]} to ${years[1]}`}`,
  },
  invalid_year: {
    sl: ({ value, first, last }) =>
      `Vrednost --year »${value}« ni veljavna: pričakovano je leto od ${first} do ${last}`,
    en: ({ value, first, last }) => `Cannot use --year "${value}": expected a year from ${first} to ${last}`,
  },
  invalid_search: {
    sl: (_, { reason }) => `Tako ni mogoče iskati: ${reason}`,
    en: (_, { reason }) => `Cannot search: ${reason}`,
  },
  absent_folder: {
    sl: ({ folder, setting }) =>
      `Tu ni mape »${folder}«: navedite jo s stikalom --${setting} ali dodajte --yes, da se ustvari`,
    en: ({ folder, setting }) =>
      `There is no folder "${folder}" here: name one with --${setting}, or add --yes to make it`,
  },
  unasked: {
    sl: "Brez terminala ni mogoče vprašati: dodajte --yes, da se popravi brez vprašanja",
    en: "Cannot ask without a terminal: add --yes to mend without being asked",
  },
  backup_to_terminal: {
    sl: "Varnostne kopije ni mogoče pisati na terminal: navedite datoteko",
    en: "Cannot write a backup to a terminal: name a file",
  },
  json_beside_backup: {
    sl: "JSON in varnostne kopije ni mogoče izpisati hkrati: navedite datoteko",
    en: "Cannot print JSON beside a backup: name a file",
  },
  options_together: {
    sl: ({ option, other }) => `Stikali ${option} in ${other} se izključujeta: navedite le eno`,
    en: ({ option, other }) => `Cannot use ${option} beside ${other}: give one of them`,
  },
};
