import type { Sentences } from "./sentences.ts";

/** The reasons for which a server cannot listen. */
export const httpSentences: Sentences<"http"> = {
  cannot_listen: {
    sl: ({ host, port }, { reason }) => `Na naslovu ${host} in vratih ${port} ni mogoče poslušati: ${reason}`,
    en: ({ host, port }, { reason }) => `Cannot listen on ${host} port ${port}: ${reason}`,
  },
  cannot_listen_at: {
    sl: ({ path }, { reason }) => `Na ${path} ni mogoče poslušati: ${reason}`,
    en: ({ path }, { reason }) => `Cannot listen on ${path}: ${reason}`,
  },
  no_socket_folder: {
    sl: ({ path, folder }) => `Na ${path} ni mogoče poslušati: mape ${folder} ni; ustvarite jo`,
    en: ({ path, folder }) => `Cannot listen on ${path}: there is no folder ${folder}; make it`,
  },
  unusable_certificate: {
    sl: (_, { reason }) => `Digitalnega potrdila in njegovega ključa ni mogoče uporabiti: ${reason}`,
    en: (_, { reason }) => `Cannot use the certificate and its key: ${reason}`,
  },
  expected_proxies: {
    sl: ({ found }) =>
      `pričakovani so naslovi, na primer 127.0.0.1 ali 10.0.0.0/8, loopback ali unix, najdeno pa »${found}«`,
    en: ({ found }) => `expected addresses such as 127.0.0.1 or 10.0.0.0/8, loopback or unix, but found "${found}"`,
  },
};

/** The reasons for which the service cannot begin, beside those of store, address and first user. */
export const serviceSentences: Sentences<"service"> = {
  unreadable_certificate: {
    sl: ({ path }, { reason }) => `Digitalnega potrdila »${path}« ni mogoče prebrati: ${reason}`,
    en: ({ path }, { reason }) => `Cannot read the certificate "${path}": ${reason}`,
  },
  unreadable_private_key: {
    sl: ({ path }, { reason }) => `Zasebnega ključa »${path}« ni mogoče prebrati: ${reason}`,
    en: ({ path }, { reason }) => `Cannot read the private key "${path}": ${reason}`,
  },
  no_translation: {
    sl: ({ folder }) => `V mapi »${folder}« ni nobenega prevoda: uvozite ga z \`ambo import\``,
    en: ({ folder }) => `No translation in the folder "${folder}": bring one in with \`ambo import\``,
  },
};
