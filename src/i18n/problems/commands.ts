import { countOf, noun } from "../language.ts";
import type { Sentences } from "./sentences.ts";

const SECONDS = noun({ one: "sekundi", other: "sekundah" });

/** The errors of commands. */
export const commandSentences: Sentences<"command"> = {
  bad_status: {
    sl: ({ address, status }) => `Storitev na ${address} odgovarja s statusom ${status}`,
    en: ({ address, status }) => `The service at ${address} answers with status ${status}`,
  },
  unreachable_service: {
    sl: ({ address }, { reason }) => `Storitve na ${address} ni mogoče doseči: ${reason}`,
    en: ({ address }, { reason }) => `Cannot reach the service at ${address}: ${reason}`,
  },
  no_answer: {
    sl: ({ seconds }) => `v ${countOf("sl", seconds, SECONDS)} ni odgovora`,
    en: ({ seconds }) => `no answer in ${seconds} seconds`,
  },
  nothing_in_folder: {
    sl: ({ folder }) => `V mapi »${folder}« ni nobenega prevoda`,
    en: ({ folder }) => `Cannot check "${folder}": there is no translation in it`,
  },
  no_translation_file: {
    sl: ({ operand }) =>
      `»${operand}« ni datoteka prevoda; iz založnikove datoteke jo naredi \`ambo import ${operand}\``,
    en: ({ operand }) =>
      `Cannot check "${operand}": it is no translation file; \`ambo import ${operand}\` makes one of a publisher's file`,
  },
  nothing_to_check: {
    sl: ({ operand, file }) => `»${operand}« ni mogoče preveriti: ni ne datoteke ${file} ne take datoteke .txt`,
    en: ({ operand, file }) => `Cannot check "${operand}": there is no ${file}, and no such .txt file`,
  },
  unknown_translation: {
    sl: ({ code, codes }) =>
      codes.length === 0
        ? `Prevoda »${code}« ni, prav tako nobenega drugega: uvozite ga z \`ambo import\``
        : `Prevoda »${code}« ni; na voljo: ${codes.join(", ")}`,
    en: ({ code, codes }) =>
      codes.length === 0
        ? `Cannot find translation "${code}", and no other: bring one in with \`ambo import\``
        : `Cannot find translation "${code}": there is ${codes.join(", ")}`,
  },
  foreign_store: {
    sl: ({ folder, owner }) =>
      `Shrambe v mapi »${folder}« ni mogoče uporabiti: pripada uporabniku ${owner}; ukaz poženite kot ta uporabnik, na primer \`sudo -u ${owner} ambo …\``,
    en: ({ folder, owner }) =>
      `Cannot use the store in "${folder}": it belongs to the user ${owner}; run the command as that user, such as \`sudo -u ${owner} ambo …\``,
  },
  unwritable_folder: {
    sl: ({ folder, owner, setting }) =>
      `V mapo »${folder}« ni mogoče pisati: pripada uporabniku ${owner}; s stikalom --${setting} izberite drugo ali poženite ukaz kot ta uporabnik`,
    en: ({ folder, owner, setting }) =>
      `Cannot write in the folder "${folder}": it belongs to the user ${owner}; choose another with --${setting}, or run the command as that user`,
  },
  unmakable_folder: {
    sl: ({ folder, parent, setting }) =>
      `Mape »${folder}« ni mogoče ustvariti: v »${parent}« ne smete pisati; s stikalom --${setting} izberite drugo ali poženite ukaz kot uporabnik, ki sme`,
    en: ({ folder, parent, setting }) =>
      `Cannot make the folder "${folder}": you may not write in "${parent}"; choose another with --${setting}, or run the command as a user who may`,
  },
  unreadable_service_settings: {
    sl: ({ file }) =>
      `Nastavitev nameščene storitve, ${file}, ni mogoče prebrati: ukaz poženite s sudo ali navedite mapo`,
    en: ({ file }) =>
      `Cannot read the settings of the installed service, ${file}: run the command with sudo, or name a folder`,
  },
  port_taken: {
    sl: ({ host, port, free }) =>
      `Na naslovu ${host} in vratih ${port} ni mogoče poslušati: tam že posluša drug program (EADDRINUSE); ${free === undefined ? "druga vrata navedite s stikalom --port" : `prosta so vrata --port ${free}`}`,
    en: ({ host, port, free }) =>
      `Cannot listen on ${host} port ${port}: another program listens there (EADDRINUSE); ${free === undefined ? "give another with --port" : `--port ${free} is free`}`,
  },
  port_refused: {
    sl: ({ host, port }) =>
      `Na naslovu ${host} in vratih ${port} ni mogoče poslušati: ta uporabnik na takih vratih ne sme poslušati; vzemite katera od 1024 naprej, na primer --port 8080, za posredniškim strežnikom`,
    en: ({ host, port }) =>
      `Cannot listen on ${host} port ${port}: this user may not listen on such a port; take one from 1024 up, such as --port 8080, behind a proxy`,
  },
  output_failed: {
    sl: (_, { reason }) => `Na standardni izhod ni mogoče pisati: ${reason}`,
    en: (_, { reason }) => `Cannot write to standard output: ${reason}`,
  },
};
