import type { Sentences } from "./sentences.ts";

/** The problems of handing a new key or link over to its owner. */
export const secretSentences: Sentences<"secrets"> = {
  key_not_shown: {
    sl: ({ name }, { reason }) =>
      `Na standardni izhod ni mogoče pisati: ${reason}. Novi ključ uporabnika »${name}« ne velja; če je imel prejšnjega, ta velja še naprej`,
    en: ({ name }, { reason }) =>
      `Cannot write to standard output: ${reason}. The new key of "${name}" is void; if there was one before, it goes on working`,
  },
  link_not_shown: {
    sl: ({ name }, { reason }) =>
      `Na standardni izhod ni mogoče pisati: ${reason}. Nova povezava uporabnika »${name}« ne velja; če je imel prejšnjo, ta velja še naprej`,
    en: ({ name }, { reason }) =>
      `Cannot write to standard output: ${reason}. The new link of "${name}" is void; if there was one before, it goes on working`,
  },
  key_void: {
    sl: ({ name }, { reason }) =>
      `${reason}. Izpisani ključ ne velja; če je uporabnik »${name}« imel prejšnjega, ta velja še naprej`,
    en: ({ name }, { reason }) =>
      `${reason}. The key that was printed is void; if "${name}" had one before, it goes on working`,
  },
  link_void: {
    sl: ({ name }, { reason }) =>
      `${reason}. Izpisana povezava ne velja; če je uporabnik »${name}« imel prejšnjo, ta velja še naprej`,
    en: ({ name }, { reason }) =>
      `${reason}. The link that was printed is void; if "${name}" had one before, it goes on working`,
  },
  key_uncertain: {
    sl: (_, { reason }) => `${reason}. Morda velja izpisani ključ, morda prejšnji: preizkusite oba`,
    en: (_, { reason }) => `${reason}. The key that was printed may work, or the one before: try it`,
  },
  link_uncertain: {
    sl: (_, { reason }) => `${reason}. Morda velja izpisana povezava, morda prejšnja: preizkusite obe`,
    en: (_, { reason }) => `${reason}. The link that was printed may work, or the one before: try it`,
  },
  output_unread: { sl: "izpisa nihče ne bere", en: "nobody reads the output" },
};
