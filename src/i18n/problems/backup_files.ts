import type { Sentences } from "./sentences.ts";

/** The problems of the file that `ambo backup` writes. */
export const backupFileSentences: Sentences<"backup_file"> = {
  is_there: {
    sl: ({ file }) => `Varnostne kopije ${file} ni mogoče zapisati: taka datoteka že obstaja`,
    en: ({ file }) => `Cannot write the backup ${file}: there is such a file`,
  },
  is_folder: {
    sl: ({ file }) => `Varnostne kopije ${file} ni mogoče zapisati: to je mapa; navedite datoteko v njej`,
    en: ({ file }) => `Cannot write the backup ${file}: it is a folder; name a file in it`,
  },
  no_folder: {
    sl: ({ file, folder }) => `Varnostne kopije ${file} ni mogoče zapisati: mape »${folder}« ni (ENOENT)`,
    en: ({ file, folder }) => `Cannot write the backup ${file}: there is no folder "${folder}" (ENOENT)`,
  },
  folder_denied: {
    sl: ({ file, folder }) => `Varnostne kopije ${file} ni mogoče zapisati: v mapo »${folder}« ne smete pisati`,
    en: ({ file, folder }) => `Cannot write the backup ${file}: you may not write in "${folder}"`,
  },
  unwritten: {
    sl: ({ file }, { reason }) => `Varnostne kopije ${file} ni mogoče zapisati: ${reason}`,
    en: ({ file }, { reason }) => `Cannot write the backup ${file}: ${reason}`,
  },
  unprinted: {
    sl: (_, { reason }) => `Varnostne kopije ni mogoče zapisati na standardni izhod: ${reason}`,
    en: (_, { reason }) => `Cannot write the backup to standard output: ${reason}`,
  },
  unread: { sl: "nihče je ne prebere do konca", en: "nobody reads it to its end" },
};
