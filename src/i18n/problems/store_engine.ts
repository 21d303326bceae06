import { formatCount, noun } from "../language.ts";
import type { Sentence, Sentences } from "./sentences.ts";

const SECONDS = noun({ one: "sekundo", two: "sekundi", few: "sekunde", other: "sekund" });
/** After "v": the locative. */
const SECONDS_IN = noun({ one: "sekundi", two: "sekundah", few: "sekundah", other: "sekundah" });

/** The answer of a member of the engine, in its own words. */
const said = {
  sl: ({ endpoint, said }) => `${endpoint}: ${said}`,
  en: ({ endpoint, said }) => `${endpoint}: ${said}`,
} satisfies Record<string, Sentence<{ readonly endpoint: string; readonly said: string }>>;

/** The problems of a store in an engine, a cluster of etcd. */
export const engineSentences = {
  engine_unusable: {
    sl: ({ endpoints }, { reason }) => `Gruče etcd na ${endpoints} ni mogoče uporabiti: ${reason}`,
    en: ({ endpoints }, { reason }) => `Cannot use the engine at ${endpoints}: ${reason}`,
  },
  engine_user_refused: {
    sl: ({ user }, { reason }) =>
      `Gruča etcd zavrača uporabnika »${user}« (${reason}): preverite --engine-user in AMBO_ENGINE_PASSWORD`,
    en: ({ user }, { reason }) =>
      `The engine refuses the user "${user}" (${reason}): check --engine-user and AMBO_ENGINE_PASSWORD`,
  },
  engine_wants_user: {
    sl: (_, { reason }) => `Gruča etcd zahteva uporabnika (${reason}): navedite ga s stikalom --engine-user`,
    en: (_, { reason }) => `The engine asks for a user (${reason}): give --engine-user`,
  },
  engine_refuses_name: {
    sl: "Gruča etcd zavrača potrdilo --engine-cert, ker ima splošno ime (CN): naredite potrdilo brez njega, na primer z `openssl req -subj /O=ambo`",
    en: "The engine refuses the certificate of --engine-cert, because it has a common name (CN): make one without, such as with `openssl req -subj /O=ambo`",
  },
  engine_denies_keys: {
    sl: ({ user, prefix }, { reason }) =>
      `Gruča etcd uporabniku »${user}« ne dovoli ključev pod »${prefix}/« (${reason}): poženite \`etcdctl role grant-permission VLOGA readwrite --prefix=true ${prefix}/\``,
    en: ({ user, prefix }, { reason }) =>
      `The engine denies the user "${user}" the keys under "${prefix}/" (${reason}): run \`etcdctl role grant-permission ROLE readwrite --prefix=true ${prefix}/\``,
  },
  engine_unencrypted: {
    sl: ({ endpoints }) =>
      `Pot do gruče etcd na ${endpoints} ni šifrirana: kdor ji prisluškuje, izve geslo gruče in zgoščene vrednosti ključev; zunaj enega računalnika uporabite https://`,
    en: ({ endpoints }) =>
      `The way to the engine at ${endpoints} is not encrypted: whoever listens there learns the password of the engine and the hashes of keys; use https:// beyond one machine`,
  },
  clock_ahead: {
    sl: ({ seconds }) =>
      `Ura tega računalnika prehiteva ure gruče etcd za ${formatCount("sl", seconds, SECONDS)}; veljajo ure gruče. Nastavite jo prav`,
    en: ({ seconds }) =>
      `The clock of this machine is ${seconds} seconds ahead of those of the engine, which are followed; set it right`,
  },
  clock_behind: {
    sl: ({ seconds }) =>
      `Ura tega računalnika zaostaja za urami gruče etcd za ${formatCount("sl", seconds, SECONDS)}; veljajo ure gruče. Nastavite jo prav`,
    en: ({ seconds }) =>
      `The clock of this machine is ${seconds} seconds behind those of the engine, which are followed; set it right`,
  },
  foreign_data: {
    sl: ({ root, key }) =>
      `Gruče etcd pod »${root}« ni mogoče uporabiti: v njej so drugi podatki, na primer ključ »${key}«; navedite drug --engine-prefix`,
    en: ({ root, key }) =>
      `Cannot use the engine under "${root}": there are other data, such as the key "${key}"; give another --engine-prefix`,
  },
  newer_engine_format: {
    sl: ({ root, version }) =>
      `Gruče etcd pod »${root}« ni mogoče uporabiti: shramba v njej je v obliki ${version} novejšega programa Ambo; namestite tega`,
    en: ({ root, version }) =>
      `Cannot use the engine under "${root}": it is in format ${version} of a newer Ambo; install that one`,
  },
  older_engine_format: {
    sl: ({ root }) =>
      `Shramba v gruči etcd pod »${root}« je iz programa Ambo 0.2: prevzame jo prvi zagon \`ambo serve\``,
    en: ({ root }) =>
      `The store in the engine under "${root}" is of Ambo 0.2: the first start of \`ambo serve\` takes it over`,
  },
  taken_over: {
    sl: ({ root }) =>
      `Shramba v gruči etcd pod »${root}« je prevzeta iz programa Ambo 0.2; na vseh računalnikih namestite ta program`,
    en: ({ root }) =>
      `Took over the store in the engine under "${root}" from Ambo 0.2; install this program on all machines`,
  },
  batch_passed_over: {
    sl: ({ key }, { reason }) =>
      `Ključ ${key} v gruči etcd je poškodovan ali tuj (${reason}); noben računalnik ga ne upošteva`,
    en: ({ key }, { reason }) =>
      `The engine's key ${key} is damaged or foreign (${reason}); no machine takes it into account`,
  },
  other_daily_limit: {
    sl: ({ limit, own }) =>
      `Drug računalnik dovoli ${limit} zahtevkov na dan, ta pa ${own}; nastavite povsod enak --daily-limit`,
    en: ({ limit, own }) =>
      `Another machine allows ${limit} requests a day, and this one ${own}; give all the same --daily-limit`,
  },
  other_time_zone: {
    sl: ({ root, zone, own }) =>
      `Gruče etcd pod »${root}« ni mogoče uporabiti: dneve šteje po pasu ${zone}, ta računalnik pa po ${own}; nastavite --timezone ${zone}`,
    en: ({ root, zone, own }) =>
      `Cannot use the engine under "${root}": it counts the days of ${zone}, and this machine those of ${own}; give --timezone ${zone}`,
  },
  no_store_in_engine: {
    sl: ({ root }) => `V gruči etcd pod »${root}« ni shrambe: navedite pravi --engine-prefix`,
    en: ({ root }) => `There is no store in the engine under "${root}": give the right --engine-prefix`,
  },
  unfinished_restore: {
    sl: ({ root }) =>
      `V gruči etcd pod »${root}« je varnostna kopija, ki ni obnovljena do konca: znova poženite \`ambo restore\``,
    en: ({ root }) =>
      `There is a backup in the engine under "${root}" that was not restored to its end: run \`ambo restore\` again`,
  },
  store_in_engine: {
    sl: ({ root }) => `V gručo etcd pod »${root}« ni mogoče obnoviti: v njej je shramba; navedite drug --engine-prefix`,
    en: ({ root }) =>
      `Cannot restore into the engine under "${root}": there is a store in it; give another --engine-prefix`,
  },
  restored_by_another: {
    sl: ({ root }) => `v gručo etcd pod »${root}« že obnavlja drug ukaz`,
    en: ({ root }) => `another command restores into the engine under "${root}"`,
  },
  unrepairable_engine: {
    sl: "Shrambe v gruči etcd ni mogoče popraviti: varnostno kopijo obnovite z drugim --engine-prefix in strezite z njim",
    en: "Cannot repair a store in an engine: restore a backup with another --engine-prefix, and serve with that",
  },
  unreadable_engine_file: {
    sl: ({ path, setting }, { reason }) => `Datoteke ${path}, ki jo določa --${setting}, ni mogoče prebrati: ${reason}`,
    en: ({ path, setting }, { reason }) => `Cannot read the file ${path} of --${setting}: ${reason}`,
  },
  cannot_change_accounts: {
    sl: (_, { reason }) => `Računov ni mogoče spremeniti: ${reason}`,
    en: (_, { reason }) => `Cannot change the accounts: ${reason}`,
  },
  cannot_read_accounts: {
    sl: (_, { reason }) => `Računov ni mogoče prebrati: ${reason}`,
    en: (_, { reason }) => `Cannot read the accounts: ${reason}`,
  },
  cannot_read_store: {
    sl: (_, { reason }) => `Shrambe ni mogoče prebrati: ${reason}`,
    en: (_, { reason }) => `Cannot read the store: ${reason}`,
  },
  cannot_compact_engine: {
    sl: (_, { reason }) => `Števcev in računov ni mogoče strniti: ${reason}; program poskuša znova`,
    en: (_, { reason }) => `Cannot compact: ${reason}; trying again`,
  },
  too_many_changes: { sl: "preveč sprememb hkrati", en: "too many changes at once" },
  outcome_unknown: { sl: "izid ni znan", en: "the outcome is not known" },
  other_engine_data: {
    sl: "gruča etcd nima podatkov, s katerimi je ta proces začel",
    en: "the engine has not the data that this process began with",
  },
  engine_refuses: {
    sl: "gruča etcd zavrača zahtevano",
    en: "the engine refuses what is asked",
  },
  engine_unreachable: {
    sl: "gruča etcd ni dosegljiva",
    en: "the engine cannot be reached",
  },
  other_translations: {
    sl: "prevodi se razlikujejo od prevodov drugih računalnikov",
    en: "the translations differ from those of the other machines",
  },
  lease_ended: { sl: "zakup v gruči etcd je potekel", en: "the lease has ended" },
  engine_failed: {
    sl: ({ endpoint }, { reason }) => `${endpoint}: ${reason}`,
    en: ({ endpoint }, { reason }) => `${endpoint}: ${reason}`,
  },
  engine_silent: {
    sl: ({ seconds }) => `v ${formatCount("sl", seconds, SECONDS_IN)} ni bilo odgovora`,
    en: ({ seconds }) => `no answer in ${seconds} seconds`,
  },
  engine_said: said,
  engine_full: {
    sl: ({ endpoint, said }) =>
      `${endpoint}: ${said} (gruča etcd je polna: strnite in defragmentirajte jo, nato poženite \`etcdctl alarm disarm\`)`,
    en: ({ endpoint, said }) =>
      `${endpoint}: ${said} (the engine is full: compact and defragment it, then run \`etcdctl alarm disarm\`)`,
  },
  engine_compacted: said,
  engine_token_ended: said,
  engine_authentication_failed: said,
  engine_without_users: said,
  engine_user_empty: said,
  engine_common_name: said,
  no_gateway: {
    sl: ({ endpoint, status, said }) =>
      `${endpoint}: to ni odgovor prehoda JSON gruče etcd, temveč status ${status} in »${said}«`,
    en: ({ endpoint, status, said }) =>
      `${endpoint}: no answer of etcd's JSON gateway, but the status ${status} and "${said}"`,
  },
} satisfies Partial<Sentences<"store">>;
