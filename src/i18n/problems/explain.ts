import { getSystemErrorMap } from "node:util";
import { messageOf } from "../../base/errors.ts";
import { Problem, type ProblemRecord } from "../../base/problem.ts";
import type { Language } from "../catalogues.ts";
import { type Catalogue, en } from "../en.ts";
import type { MessageValue } from "../message.ts";
import { translator } from "../translator.ts";
import { placeIn } from "./book_names.ts";
import { messageValues } from "./message_values.ts";

/**
 * Returns the message of an error in a language, without a full stop; for errors of the system and of Node.js their own.
 */
export function explain(error: unknown, language: Language): string {
  if (!(error instanceof Problem)) return systemMessage(error, language) ?? messageOf(error);
  const { cause } = error;
  return translate(error, language, cause === undefined ? "" : explain(cause, language));
}

/** Returns the message of a problem that is no error: of a reading without a text, or in a report. */
export function explainRecord(record: ProblemRecord, language: Language): string {
  return translate(record, language, "");
}

function translate(
  { room, code, values }: { readonly room: string; readonly code: string; readonly values: object },
  language: Language,
  reason: string,
): string {
  const key = `${room}.${code}`;
  // A process of another version may have sent a problem that this one does not know.
  if (!Object.hasOwn(en, key)) return `${room}/${code} ${JSON.stringify(values)}`;
  const t = translator(language) as (key: string, values: Readonly<Record<string, MessageValue>>) => string;
  const explainOne = (error: unknown) => explain(error, language);
  const given = messageValues(key as keyof Catalogue, values, { language, t, explain: explainOne });
  const message = t(key, { ...given, reason });
  const { position } = values as { readonly position?: Position };
  return room !== "import" || position === undefined ? message : explainAt(position, { language, text: message });
}

/** The Slovenian messages of the system's errors, by their code; in English they are the system's own. */
const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  EACCES: "nimate dovoljenja",
  EADDRINUSE: "tam že posluša drug program",
  EADDRNOTAVAIL: "tega naslova ta računalnik nima",
  ECONNREFUSED: "tam ne posluša noben program",
  ECONNRESET: "povezava je bila prekinjena",
  EDQUOT: "presežena je dovoljena poraba diska",
  EEXIST: "to že obstaja",
  EFBIG: "datoteka bi bila prevelika",
  EHOSTUNREACH: "računalnik ni dosegljiv",
  EIO: "disk ne deluje",
  EISDIR: "to je mapa",
  ELOOP: "simbolične povezave vodijo v krog",
  EMFILE: "odprtih je preveč datotek",
  ENAMETOOLONG: "ime je predolgo",
  ENOENT: "take datoteke ali mape ni",
  ENOMEM: "zmanjkalo je pomnilnika",
  ENOSPC: "na disku ni več prostora",
  ENOTDIR: "del poti ni mapa",
  ENOTEMPTY: "mapa ni prazna",
  ENOTFOUND: "gostitelja s tem imenom ni",
  EPERM: "sistem tega ne dovoli",
  EPIPE: "nihče ne bere",
  EROFS: "disk je samo za branje",
  ETIMEDOUT: "odgovora ni bilo pravočasno",
  EXDEV: "mapi sta na različnih diskih",
};

/** Returns the message of an error of the system, with its code; undefined for other errors. */
function systemMessage(error: unknown, language: Language): string | undefined {
  const { code, errno = 0, message } = error as Partial<NodeJS.ErrnoException>;
  if (!(error instanceof Error) || !/^E[A-Z0-9]+$/.test(code ?? "")) return undefined;
  if (language !== "sl") {
    // Beside its words the message has a system call, which means nothing to users.
    const [, words] = getSystemErrorMap().get(errno) ?? [];
    return words === undefined ? (message ?? "") : `${words} (${code})`;
  }
  return `${SYSTEM_ERRORS[code!] ?? "sistem je javil napako"} (${code})`;
}

/** Ends a message with a full stop, unless it ends with a question. */
export function endSentence(sentence: string): string {
  return sentence.endsWith("?") ? sentence : `${sentence}.`;
}

/** A position in a source. */
export interface Position {
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
  /** The verse there, such as `NUM 6:26`. */
  readonly verse?: string;
}

/** Puts a position before a sentence: `04-NUM.usfm:310: 4 Mz 6,26: …`; the verse only where the sentence does not name it. */
export function explainAt(
  { file, line, verse }: Position,
  { language, text }: { language: Language; text: string },
): string {
  const source = line === undefined ? file : `${file}:${line}`;
  const place = verse === undefined ? "" : `${placeIn(language, verse)}: `;
  return `${source}: ${text.includes(place.slice(0, -2)) ? "" : place}${text}`;
}
