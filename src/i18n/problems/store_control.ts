import { formatCount, noun } from "../language.ts";
import type { Sentences } from "./sentences.ts";

const SECONDS = noun({ one: "sekundo", two: "sekundi", few: "sekunde", other: "sekund" });

/** The problems of folders that other processes work on, and of calling those. */
export const controlSentences = {
  no_store: {
    sl: ({ folder }) => `V mapi »${folder}« ni shrambe: pravo mapo navedite s stikalom --keys`,
    en: ({ folder }) => `There is no store in the folder "${folder}": give the right one with --keys`,
  },
  served_already: {
    sl: ({ folder, process }) =>
      `Iz mape »${folder}« ni mogoče streči: iz nje že streže proces ${process}; ustavite ga ali s stikalom --keys navedite drugo mapo`,
    en: ({ folder, process }) =>
      `Cannot serve from the folder "${folder}": the process ${process} serves from it already; stop that one first, or give another folder with --keys`,
  },
  being_served: {
    sl: ({ folder, process }) =>
      `Tega ni mogoče storiti, dokler iz mape »${folder}« streže proces ${process}: najprej ga ustavite`,
    en: ({ folder, process }) => `Cannot do this while the process ${process} serves from "${folder}": stop it first`,
  },
  busy_folder: {
    sl: ({ folder }) => `Mape »${folder}« ni mogoče uporabiti: uporablja jo drug ukaz, ki se ne konča`,
    en: ({ folder }) => `Cannot work on the folder "${folder}": another command works on it and does not end`,
  },
  unreachable_process: {
    sl: ({ folder }) =>
      `Procesa, ki uporablja mapo »${folder}«, ni mogoče doseči; ukaz poženite kot uporabnik, pod katerim teče storitev`,
    en: ({ folder }) => `Cannot reach the process that works on "${folder}"; run the command as the user who serves`,
  },
  silent_process: {
    sl: ({ folder }) => `Proces, ki uporablja mapo »${folder}«, se ne odziva`,
    en: ({ folder }) => `The process that works on "${folder}" does not answer`,
  },
  foreign_process: {
    sl: ({ folder }) => `V mapi »${folder}« posluša drug program`,
    en: ({ folder }) => `Another program listens in "${folder}"`,
  },
  ended_before_answer: {
    sl: "Proces, ki uporablja shrambo, se je končal, preden je odgovoril: preverite, ali je sprememba izvedena",
    en: "The process that works on the store ended before it answered: look whether the change was made",
  },
  no_answer: {
    sl: ({ seconds }) =>
      `Proces, ki uporablja shrambo, že ${formatCount("sl", seconds, SECONDS)} ne odgovori: preverite, ali je sprememba izvedena`,
    en: ({ seconds }) =>
      `The process that works on the store has not answered for ${seconds} seconds: look whether the change was made`,
  },
  other_version: {
    sl: "Proces, ki uporablja shrambo, je druge različice; znova zaženite storitev",
    en: "The process that works on the store is of another version; restart the service",
  },
  unknown_call: {
    sl: ({ process, call }) => `Proces ${process} ne pozna »${call}«: je druge različice; znova zaženite storitev`,
    en: ({ process, call }) =>
      `The process ${process} knows no "${call}": it is of another version; restart the service`,
  },
  connection_ended: {
    sl: "Povezava z drugim procesom je prekinjena",
    en: "The connection to the other process has ended",
  },
  open_folder: {
    sl: ({ folder }) => `Mape »${folder}« ni mogoče uporabiti: dostopna je tudi drugim, ne samo lastniku`,
    en: ({ folder }) => `Cannot use the folder "${folder}": others than its owner can reach it`,
  },
  unknown_protocol: {
    sl: "Drugi proces ne pozna protokola nadzorne vtičnice",
    en: "The other process does not speak the protocol of the control socket",
  },
  link_ended: {
    sl: ({ name }) => `Nova povezava za uporabnika »${name}« je že prenehala veljati`,
    en: ({ name }) => `The new link for "${name}" has ended already`,
  },
} satisfies Partial<Sentences<"store">>;
