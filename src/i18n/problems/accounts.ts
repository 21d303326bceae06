import { formatNumber } from "../language.ts";
import type { Sentences } from "./sentences.ts";

/** The reasons for which a change to the accounts is refused. */
export const accountSentences: Sentences<"accounts"> = {
  invalid_name: {
    sl: ({ name, max }) => `Imena »${name}« ni mogoče uporabiti: imeti mora od 1 do ${max} vidnih znakov`,
    en: ({ name, max }) => `Cannot use the name "${name}": give 1 to ${max} visible characters`,
  },
  name_taken: {
    sl: ({ name }) => `Uporabnika »${name}« ni mogoče dodati: uporabnik s tem imenom že obstaja`,
    en: ({ name }) => `Cannot add the user "${name}": there is one of this name`,
  },
  last_administrator: {
    sl: ({ name }) =>
      `»${name}« je edini skrbnik, ki se lahko prijavi; najprej določite še koga za skrbnika ali dodajte --force`,
    en: ({ name }) =>
      `"${name}" is the only administrator who can sign in; make somebody else one first, or add --force`,
  },
  too_many_users: {
    sl: ({ max }) =>
      `Uporabnika ni mogoče dodati: v shrambi jih je že ${formatNumber("sl", max)}, več jih ne more biti; odstranite tiste, ki jih ni več treba`,
    en: ({ max }) =>
      `Cannot add the user: the store has ${max}, and takes no more; remove those who are not needed any more`,
  },
  unknown_user: {
    sl: ({ name }) => `Uporabnika »${name}« ni`,
    en: ({ name }) => `There is no user "${name}"`,
  },
  disabled_user: {
    sl: ({ name }) => `Uporabnik »${name}« je onemogočen; najprej ga omogočite`,
    en: ({ name }) => `The user "${name}" is disabled; enable the user first`,
  },
  invalid_link: {
    sl: "Povezava ni znana, je bila že uporabljena ali je potekla; prosite za novo",
    en: "The link is not known, was used before or has expired; ask for a new one",
  },
  invalid_password: {
    sl: ({ min, max }) => `Gesla ni mogoče uporabiti: imeti mora od ${min} do ${max} znakov`,
    en: ({ min, max }) => `Cannot use this password: give ${min} to ${max} characters`,
  },
  invalid_limit: {
    sl: ({ limit, max }) =>
      `Omejitve ${limit} ni mogoče nastaviti: navedite celo število od 0 do ${formatNumber("sl", max)}`,
    en: ({ limit, max }) => `Cannot set the limit ${limit}: give a whole number from 0 to ${max}`,
  },
  not_administrator: {
    sl: ({ name }) => `Uporabnika »${name}« ni mogoče spremeniti: kdor to počne, ni več skrbnik`,
    en: ({ name }) => `Cannot change the user "${name}": whoever does it is no administrator any more`,
  },
  too_busy: {
    sl: "Preverja se preveč gesel hkrati; poskusite znova čez minuto",
    en: "Too many passwords are being checked; try again in a minute",
  },
};
