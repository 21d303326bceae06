import { formatChoice } from "../language.ts";
import type { Sentences } from "./sentences.ts";

/** The faults of settings; those that begin with "expected" end a sentence that names the value. */
export const settingsSentences: Sentences<"settings"> = {
  faults: {
    sl: ({ faults }, { explain }) => faults.map(explain).join("\n"),
    en: ({ faults }, { explain }) => faults.map(explain).join("\n"),
  },
  unusable: {
    sl: ({ source, text }, { reason }) =>
      `Vrednost ${source}${text === undefined ? "" : ` »${text}«`} ni veljavna: ${reason}`,
    en: ({ source, text }, { reason }) =>
      `Cannot use ${source}${text === undefined ? "" : ` ${JSON.stringify(text)}`}: ${reason}`,
  },
  unknown_variable: {
    sl: ({ variable }) => `Neznana spremenljivka ${variable}: \`ambo help settings\` našteje nastavitve`,
    en: ({ variable }) => `Unknown variable ${variable}: \`ambo help settings\` lists the settings`,
  },
  unknown_setting: {
    sl: ({ name, source }) => `Neznana nastavitev ${name} v ${source}: \`ambo help settings\` našteje nastavitve`,
    en: ({ name, source }) => `Unknown setting ${name} in ${source}: \`ambo help settings\` lists the settings`,
  },
  unreadable_file: {
    sl: ({ path }, { reason }) => `Datoteke z nastavitvami »${path}« ni mogoče prebrati: ${reason}`,
    en: ({ path }, { reason }) => `Cannot read the settings file "${path}": ${reason}`,
  },
  unreadable_line: {
    sl: ({ source }) => `${source} ni mogoče razumeti: pričakovano je \`ime = vrednost\``,
    en: ({ source }) => `Cannot read ${source}: expected \`name = value\``,
  },
  set_twice: {
    sl: ({ source, name, earlier }) => `${source}: nastavitev ${name} je navedena dvakrat, prvič v ${earlier}`,
    en: ({ source, name, earlier }) => `Cannot use ${source}: ${name} is set twice, first in ${earlier}`,
  },
  alone: {
    sl: ({ one, other }) => `${one} in ${other} gresta skupaj: navedite oboje`,
    en: ({ one, other }) => `Cannot use ${one} without ${other}, nor the other way round: give both`,
  },
  engine_user_without_password: {
    sl: "--engine-user in geslo (AMBO_ENGINE_PASSWORD ali AMBO_ENGINE_PASSWORD_FILE) gresta skupaj: navedite oboje",
    en: "Cannot use --engine-user without AMBO_ENGINE_PASSWORD or AMBO_ENGINE_PASSWORD_FILE, nor the other way round",
  },
  no_engine: {
    sl: "Nastavitve za etcd veljajo samo skupaj z --engine: navedite ga",
    en: "Cannot use settings of the engine without --engine",
  },
  tls_on_socket: {
    sl: "--tls-cert in --socket ne gresta skupaj: na vtičnici Unix ni TLS; digitalno potrdilo dajte posredniškemu strežniku",
    en: "Cannot use --tls-cert with --socket: a Unix socket is served without TLS; give the certificate to the proxy",
  },
  header_timeout_too_long: {
    sl: "--header-timeout ne more biti daljši od --request-timeout",
    en: "Cannot use a --header-timeout longer than the --request-timeout",
  },
  url_longer_than_header: {
    sl: "--max-url-length ne more biti večji od --max-header-size, katerega del je",
    en: "Cannot use a --max-url-length greater than the --max-header-size, which it is part of",
  },

  unreadable_secret: {
    sl: ({ path }, { reason }) => `datoteke »${path}« ni mogoče prebrati: ${reason}`,
    en: ({ path }, { reason }) => `cannot read the file "${path}": ${reason}`,
  },
  unreadable_picture: {
    sl: (_, { reason }) => `datoteke ni mogoče prebrati: ${reason}`,
    en: (_, { reason }) => `cannot read the file: ${reason}`,
  },
  no_regular_file: {
    sl: "ni navadna datoteka",
    en: "it is no regular file",
  },
  expected_something: {
    sl: "vrednost manjka; če želite privzeto, nastavitev izpustite",
    en: "expected something; leave it out for the default",
  },
  expected_one_line: {
    sl: "pričakovana je ena vrstica besedila",
    en: "expected one line of text",
  },
  expected_characters: {
    sl: ({ max }) => `pričakovanih je največ ${max} znakov`,
    en: ({ max }) => `expected at most ${max} characters`,
  },
  expected_integer: {
    sl: ({ min, max }) => `pričakovano je celo število od ${min} do ${max}`,
    en: ({ min, max }) => `expected a whole number from ${min} to ${max}`,
  },
  expected_seconds: {
    sl: ({ min, max }) => `pričakovane so sekunde od ${min} do ${max}`,
    en: ({ min, max }) => `expected seconds from ${min} to ${max}`,
  },
  expected_word: {
    sl: ({ words }) => `pričakovana je ena od vrednosti ${formatChoice("sl", words)}`,
    en: ({ words }) => `expected one of ${words.join(", ")}`,
  },
  expected_port_or_off: {
    sl: "pričakovano je off ali celo število od 0 do 65535",
    en: "expected off or a whole number from 0 to 65535",
  },
  expected_path: {
    sl: "pričakovana je pot, na primer /v1, brez poševnice na koncu",
    en: "expected a path such as /v1, without a slash at its end",
  },
  expected_time_zone: {
    sl: "pričakovan je časovni pas IANA, na primer Europe/Ljubljana",
    en: "expected an IANA time zone such as Europe/Ljubljana",
  },
  expected_address: {
    sl: "pričakovan je naslov, na primer https://ambo.example.org",
    en: "expected an address such as https://ambo.example.org",
  },
  expected_address_alone: {
    sl: "pričakovani so samo shema, gostitelj in vrata: strani so v korenu",
    en: "expected no more than scheme, host and port: the pages stand at the root",
  },
  expected_origin: {
    sl: "pričakovano je * ali izvor, na primer https://example.org",
    en: "expected * or an origin such as https://example.org",
  },
  expected_origins: {
    sl: ({ found }) =>
      `pričakovani so * ali izvori, na primer https://example.org, ločeni z vejicami, najdeno pa »${found}«`,
    en: ({ found }) =>
      `expected * or origins such as https://example.org with commas between them, but found "${found}"`,
  },
  expected_origin_alone: {
    sl: ({ found }) => `pričakovani so samo shema, gostitelj in vrata, najdeno pa »${found}«`,
    en: ({ found }) => `expected no more than scheme, host and port, but found "${found}"`,
  },
  expected_engine_addresses: {
    sl: "pričakovani so naslovi z vrati, na primer https://m1:2379,https://m2:2379",
    en: "expected addresses with ports such as https://m1:2379,https://m2:2379",
  },
  expected_one_scheme: {
    sl: "vsi naslovi se morajo začeti enako: s https:// ali s http://",
    en: "expected either https:// or http:// for all addresses",
  },
  expected_prefix: {
    sl: "pričakovane so črke, števke in . _ -, na primer ambo",
    en: "expected letters, digits and . _ -, such as ambo",
  },
  expected_mode: {
    sl: "pričakovane so tri osmiške števke, na primer 660",
    en: "expected three octal digits such as 660",
  },
  expected_token: {
    sl: "pričakovanih je vsaj 16 znakov brez presledkov",
    en: "expected at least 16 characters, without spaces",
  },
  expected_contact: {
    sl: "pričakovan je e-naslov, spletni naslov, na primer https://example.org, ali telefonska številka",
    en: "expected an e-mail address, a web address such as https://example.org, or a telephone number",
  },
  expected_picture: {
    sl: "pričakovana je slika PNG, JPEG ali WebP, datoteka pa to ni",
    en: "expected a PNG, JPEG or WebP picture, which the file is not",
  },
  expected_color: {
    sl: "pričakovana je barva s šestimi šestnajstiškimi števkami, na primer 7b2032",
    en: "expected a colour of six hexadecimal digits, such as 7b2032",
  },
  expected_png: {
    sl: "pričakovana je slika PNG, datoteka pa to ni",
    en: "expected a PNG picture, which the file is not",
  },
  broken_picture: {
    sl: "slika je okrnjena ali poškodovana",
    en: "the picture is cut short or damaged",
  },
  interlaced_picture: {
    sl: "prepletene slike PNG ni mogoče prebrati: shranite jo brez prepletanja",
    en: "interlaced PNG pictures cannot be read: save it without interlacing",
  },
  expected_pixels: {
    sl: ({ max, width, height }) =>
      `stranica ima lahko največ ${max} slikovnih točk, slika pa ima ${width} × ${height}`,
    en: ({ max, width, height }) => `expected at most ${max} pixels a side, and the picture has ${width} × ${height}`,
  },
  expected_bytes: {
    sl: ({ max, size }) =>
      `datoteka ima lahko največ ${max} bajtov, ima pa jih ${size}: shranite jo manjšo, na primer široko 1200 slikovnih točk`,
    en: ({ max, size }) =>
      `expected at most ${max} bytes, and the file has ${size}: save it smaller, such as 1200 pixels wide`,
  },
};
