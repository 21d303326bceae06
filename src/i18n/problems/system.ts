import { getSystemErrorMap } from "node:util";
import type { Language } from "../catalogues.ts";

/** The Slovenian sentences of the system's errors, by their code; the English ones are the system's own. */
const SLOVENIAN: Readonly<Record<string, string>> = {
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

/** Returns the sentence of an error of the system, with its code; undefined for other errors. */
export function systemSentence(error: unknown, language: Language): string | undefined {
  const { code, errno = 0, message } = error as Partial<NodeJS.ErrnoException>;
  if (!(error instanceof Error) || !/^E[A-Z0-9]+$/.test(code ?? "")) return undefined;
  if (language !== "sl") {
    // Beside its words the message has a call of the system, which says nothing to people.
    const [, words] = getSystemErrorMap().get(errno) ?? [];
    return words === undefined ? (message ?? "") : `${words} (${code})`;
  }
  return `${SLOVENIAN[code!] ?? "sistem je javil napako"} (${code})`;
}
