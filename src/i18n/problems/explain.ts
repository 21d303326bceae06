import { messageOf } from "../../base/errors.ts";
import { Problem, type ProblemRecord, type ProblemRoom } from "../../base/problem.ts";
import type { Language } from "../catalogues.ts";
import { type Texts, textIn } from "../language.ts";
import { accountSentences } from "./accounts.ts";
import { apiSentences } from "./api.ts";
import { backupFileSentences } from "./backup_files.ts";
import { commandSentences } from "./commands.ts";
import { corpusSentences } from "./corpus.ts";
import { eventSentences } from "./events.ts";
import { exportSentences, lostSentences } from "./export.ts";
import { firstStartSentences } from "./first_start.ts";
import { importSentences } from "./import.ts";
import { droppedSentences } from "./import_dropped.ts";
import { importWarningSentences } from "./import_warnings.ts";
import { passageSentences } from "./passage.ts";
import { referenceSentences } from "./reference.ts";
import { bookListSentences, querySentences } from "./search.ts";
import { secretSentences } from "./secrets.ts";
import type { Sentence, SentenceDetails, Sentences } from "./sentences.ts";
import { httpSentences, serviceSentences } from "./service.ts";
import { settingsSentences } from "./settings.ts";
import { storeSentences } from "./store.ts";
import { systemSentence } from "./system.ts";
import { uploadSentences } from "./upload.ts";
import { usageSentences } from "./usage.ts";

/** The sentences of every room that has problems. */
export const SENTENCES: { readonly [Room in ProblemRoom]: Sentences<Room> } = {
  accounts: accountSentences,
  api: apiSentences,
  book_list: bookListSentences,
  command: commandSentences,
  corpus: corpusSentences,
  usage: usageSentences,
  passage: passageSentences,
  query: querySentences,
  reference: referenceSentences,
  backup_file: backupFileSentences,
  secrets: secretSentences,
  settings: settingsSentences,
  store: storeSentences,
  event: eventSentences,
  export: exportSentences,
  export_lost: lostSentences,
  first_start: firstStartSentences,
  import: importSentences,
  import_dropped: droppedSentences,
  import_warning: importWarningSentences,
  upload: uploadSentences,
  http: httpSentences,
  service: serviceSentences,
};

/**
 * Returns the sentence of an error in a language, without a full stop; that of the system's errors follows from their
 * code, that of an unforeseen error is its message.
 */
export function explain(error: unknown, language: Language): string {
  if (!(error instanceof Problem)) return systemSentence(error, language) ?? messageOf(error);
  const { cause } = error;
  const reason = cause === undefined ? "" : explain(cause, language);
  return sentenceOf(error, detailsOf(language, reason));
}

/** Returns the sentence of a problem that is no error: of a reading without a text, or in a report. */
export function explainRecord(record: ProblemRecord, language: Language): string {
  return sentenceOf(record, detailsOf(language, ""));
}

function sentenceOf(
  { room, code, values }: { room: ProblemRoom; code: string; values: unknown },
  details: SentenceDetails,
): string {
  // The types above pair every code with its values; the lookup by two strings loses that pairing.
  const sentences = SENTENCES as Record<string, Record<string, Texts<Sentence<unknown>>>>;
  // A process of another version may have sent a problem that this one does not know.
  const known = sentences[room]?.[code];
  const sentence = known && textIn(known, details.language);
  if (sentence === undefined) return `${room}/${code} ${JSON.stringify(values)}`;
  return typeof sentence === "string" ? sentence : sentence(values, details);
}

function detailsOf(asked: Language, reason: string): SentenceDetails {
  // Sentences are in Slovenian and English.
  const language = asked === "sl" ? "sl" : "en";
  return { language, reason, explain: (error) => explain(error, language) };
}

/** Ends a sentence with a full stop, unless it ends with a question. */
export function endSentence(sentence: string): string {
  return sentence.endsWith("?") ? sentence : `${sentence}.`;
}
