import type { Sentences } from "./sentences.ts";

/** The reasons for which the first user cannot be made. */
export const firstStartSentences: Sentences<"first_start"> = {
  cannot_show: {
    sl: (_, { reason }) =>
      `Ključa prvega uporabnika ni mogoče izpisati: ${reason}. Uporabnik ni ustvarjen; ustvari ga naslednji zagon`,
    en: (_, { reason }) =>
      `Cannot show the key of the first user: ${reason}. No user was made; the next start makes one`,
  },
  cannot_make: {
    sl: ({ user }, { reason }) =>
      `Prvega uporabnika ni mogoče ustvariti: ${reason}. Izpisano ne velja: zaženite znova ali, če uporabnik že obstaja, poženite \`ambo user link ${user}\``,
    en: ({ user }, { reason }) =>
      `Cannot make the first user: ${reason}. What was shown is void: start again, or run \`ambo user link ${user}\` if there is one`,
  },
};
