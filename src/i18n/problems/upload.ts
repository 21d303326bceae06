import { formatSize } from "../size.ts";
import type { Sentences } from "./sentences.ts";

/** The reasons for which an upload is not taken, or not read to its end. */
export const uploadSentences: Sentences<"upload"> = {
  busy: {
    sl: "Pravkar se nalaga ali uvaža druga datoteka. Poskusite znova čez minuto",
    en: "Another file is being uploaded or imported. Try again in a minute",
  },
  too_large: {
    sl: ({ max }) => `Datoteka je prevelika. Največja dovoljena velikost je ${formatSize("sl", max)}`,
    en: ({ max }) => `The file is too large. At most ${formatSize("en", max)} are allowed`,
  },
  disk_full: {
    sl: "Na disku ni dovolj prostora za to datoteko",
    en: "There is not enough space on the disk for this file",
  },
  read_only: {
    sl: "V mapo s prevodi ni mogoče pisati, zato prevoda tu ni mogoče dodati. Na strežniku se doda z ukazom `ambo import`",
    en: "The folder of the translations cannot be written, so none can be added here. Add one on the server with `ambo import`",
  },
  gone: {
    sl: "Naložena datoteka ne čaka več na potrditev. Naložite jo znova",
    en: "The uploaded file is not waiting for confirmation any more. Upload it again",
  },
  not_started: {
    sl: "Datoteke ni mogoče uvoziti: proces, ki bi jo prebral, se ne zažene",
    en: "Cannot import the file: its process cannot be started",
  },
  ended: {
    sl: "Datoteke ni mogoče uvoziti: proces, ki jo je bral, se je končal predčasno",
    en: "Cannot import the file: the process that read it ended before it was done",
  },
  out_of_memory: {
    sl: ({ bytes }) => `Datoteke ni mogoče uvoziti: branje zasede več kot ${formatSize("sl", bytes)} pomnilnika`,
    en: ({ bytes }) => `Cannot import the file: reading it takes more than ${formatSize("en", bytes)} of memory`,
  },
};
