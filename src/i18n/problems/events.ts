import type { Sentences } from "./sentences.ts";

/** The events of a running service, as its log and the page of the service have them. */
export const eventSentences: Sentences<"event"> = {
  default_translation_missing: {
    sl: ({ code, other }) => `Privzetega prevoda ${code} ni, zato je vrstica dneva iz prevoda ${other}`,
    en: ({ code, other }) =>
      `The default translation ${code} is not there; the verse of the day is taken from ${other}`,
  },
  settings_waiting: {
    sl: "Nekatere spremenjene nastavitve bodo začele veljati šele po vnovičnem zagonu",
    en: "Some changed settings wait for a restart",
  },
  settings_kept: {
    sl: (_, { reason }) => `Nastavitev ni mogoče znova prebrati, zato veljajo dosedanje: ${reason}`,
    en: (_, { reason }) => `Cannot reload the settings, the old ones stay: ${reason}`,
  },
  certificate_kept: {
    sl: (_, { reason }) => `Digitalnega potrdila ni mogoče znova prebrati, zato velja dosedanje: ${reason}`,
    en: (_, { reason }) => `Cannot reload the certificate, the old one stays: ${reason}`,
  },
  translations_kept: {
    sl: (_, { reason }) => `Prevodov ni mogoče znova prebrati, zato ostanejo dosedanji: ${reason}`,
    en: (_, { reason }) => `Cannot reload the translations, the old ones stay: ${reason}`,
  },
  translations_incomplete: {
    sl: (_, { reason }) => `Vseh prevodov ni mogoče prebrati: ${reason}`,
    en: (_, { reason }) => `Cannot load all translations: ${reason}`,
  },
  stored_setting_unusable: {
    sl: "Nastavitve, ki je shranjena na strani »Podoba«, ni mogoče uporabiti",
    en: "Cannot use a stored setting",
  },
  counts_unwritten: {
    sl: "Števcev ni mogoče zapisati: dokler se to ne popravi, so zahteve zavrnjene",
    en: "Cannot write the counts: requests are refused until they can be",
  },
  request_failed: {
    sl: "Pri odgovoru na zahtevo je prišlo do napake; podrobnosti so v dnevniku",
    en: "A request failed",
  },
  connections_failed: {
    sl: "Novih povezav ni mogoče sprejeti",
    en: "Cannot accept connections",
  },
  connections_limited: {
    sl: ({ event }) =>
      ({
        refused: "Nekatere povezave so bile zavrnjene: preveč jih je bilo z istega naslova",
        crowded_out: "Nekatere povezave so bile zavrnjene: vseh je preveč in vse so zasedene",
        flooded: "Nekatere povezave so za minuto zavrnjene: hkrati je prišlo preveč zahtev ali drugih podatkov",
        displaced: "Nekatere nedejavne povezave so prekinjene: vseh je preveč",
      })[event],
    en: ({ event }) =>
      ({
        refused: "Connections turned away: too many from one address",
        crowded_out: "Connections turned away: too many in all, and all busy",
        flooded: "Connections turned away for a minute: too many requests or other data sent at once",
        displaced: "Idle connections displaced: too many in all",
      })[event],
  },
};
