import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { readSettingsFrom, SETTINGS, SettingsError, settingLine } from "../../src/config/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { ambo } from "../support/command.ts";
import { readSettings } from "../support/config.ts";
import { png } from "../support/pictures.ts";
import { scratchFolder } from "../support/scratch.ts";

const folder = scratchFolder();

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function faultsOf(flags: Record<string, unknown>, environment: Record<string, string>): string[] {
  try {
    readSettings(flags, environment);
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    return explain(error, "en").split("\n");
  }
  return [];
}

describe("readSettings()", () => {
  test("takes a flag over a variable, a variable over the file, the file over the default", () => {
    const settings = file("order.conf", "# Ambo\n\nport = 1\n  daily-limit=5\nhost = 0.0.0.0\nallow-origin = *\r\n");
    const read = readSettingsFrom({ settings, port: "3" }, { AMBO_PORT: "2", AMBO_HOST: "::1" });
    assert.equal(read.settings.port, 3);
    assert.equal(read.settings.host, "::1");
    assert.equal(read.settings["daily-limit"], 5);
    assert.equal(read.settings["max-verses"], 500);
    assert.equal(read.sources.get("port"), "--port");
    assert.equal(read.sources.get("host"), "AMBO_HOST");
    assert.equal(read.sources.get("daily-limit"), `${settings}:4`);
    assert.equal(read.sources.get("max-verses"), "default");
  });

  test("reads values in quotes, and what an editor of Windows writes", () => {
    const path = file(
      "quotes.conf",
      `\ufeffhost = "127.0.0.2"\r\nport='81'\r\nsite-name = "Šiška" in "Žaba"\r\nsite-footer = '"Bible"'\r\n`,
    );
    const settings = readSettings({ settings: path }, {});
    assert.deepEqual(
      [settings.host, settings.port, settings["site-name"], settings["site-footer"]],
      ["127.0.0.2", 81, '"Šiška" in "Žaba"', '"Bible"'],
    );
    for (const text of [
      "Šiška",
      '"Šiška" in "Žaba"',
      '"Šiška"',
      "'Žaba'",
      "'",
      " Šiška ",
      ' "Žaba"',
      '"',
      "a #1",
      "#",
      '"Šiška',
      'Šiška"',
      "'s Büechli",
      "S. Nicolo'",
      "\"Sant'Antonio",
      "O'Brien 12\"",
      '\'s "Büechli"',
      "'\"",
      "\"'",
    ]) {
      const line = file("line.conf", settingLine("default-translation", text));
      assert.equal(readSettings({ settings: line }, {})["default-translation"], text);
    }
  });

  test("refuses letters in another encoding, with their line", () => {
    for (const [name, bytes, line] of [
      ["windows-1250", Buffer.from("port = 80\nsite-name = \x8ai\x9aka\n", "latin1"), 2],
      ["windows-1252", Buffer.from("# caf\xe9\n", "latin1"), 1],
      ["utf-16", Buffer.from("\ufeffport = 80\n", "utf16le"), 1],
    ] as const) {
      const path = file(`${name}.conf`, bytes);
      assert.deepEqual(faultsOf({ settings: path }, {}), [
        `Cannot read the settings file "${path}": Line ${line} is not UTF-8: save the file as UTF-8`,
      ]);
    }
  });

  test("finds the file by AMBO_SETTINGS too", () => {
    const path = file("variable.conf", "port = 7");
    assert.equal(readSettings({}, { AMBO_SETTINGS: path }).port, 7);
  });

  test("reads every default", () => {
    const settings = readSettings({}, {});
    assert.deepEqual(Object.keys(settings), Object.keys(SETTINGS));
    assert.equal(settings["header-timeout"], 10_000);
  });

  test("reports all faults of all sources at once, each with its place", () => {
    const path = file("faults.conf", "prot = 1\nport\nport = 1\nport = 2\n");
    assert.deepEqual(
      faultsOf(
        { settings: path, "daily-limit": "0" },
        { AMBO_TIMEZONE: "Mars", AMBO_DAILY_LIMT: "5", HOME: "/", AMBO_TLS_KEY: "key.pem" },
      ),
      [
        `Unknown setting prot in ${path}:1, did you mean port?`,
        `Cannot read ${path}:2: expected \`name = value\``,
        `Cannot use ${path}:4: port is set twice, first in ${path}:3`,
        "Unknown variable AMBO_DAILY_LIMT, did you mean AMBO_DAILY_LIMIT?",
        'Cannot use --daily-limit "0": expected a whole number from 1 to 1000000000',
        'Cannot use AMBO_TIMEZONE "Mars": expected an IANA time zone such as Europe/Ljubljana',
        "Cannot use --tls-cert without --tls-key, nor the other way round: give both",
      ],
    );
  });

  test("knows a setting that is written as a variable, as a flag, or in capitals", () => {
    const path = file("names.conf", "AMBO_PORT=1\ndaily_limit = 5\n--host = ::1\nSite-Name = Sora\n");
    assert.deepEqual(faultsOf({ settings: path }, { AMBO_DAILYLIMIT: "5" }), [
      `Unknown setting AMBO_PORT in ${path}:1, did you mean port?`,
      `Unknown setting daily_limit in ${path}:2, did you mean daily-limit?`,
      `Unknown setting --host in ${path}:3, did you mean host?`,
      `Unknown setting Site-Name in ${path}:4, did you mean site-name?`,
      "Unknown variable AMBO_DAILYLIMIT, did you mean AMBO_DAILY_LIMIT?",
    ]);
  });

  test("takes no comment behind a value for a part of it", () => {
    const lines = ["keys = /srv/keys # theirs", 'site-name = "Sora" # ours', "port = # none", "corpus = texts\t#"];
    const path = file("comments.conf", `${lines.join("\n")}\n`);
    const reason = "a comment has a line of its own; a value with # has quotes around it";
    assert.deepEqual(
      faultsOf({ settings: path }, {}),
      lines.map((_, index) => `Cannot read ${path}:${index + 1}: ${reason}`),
    );
    const quoted = file("quoted.conf", "site-name = Sora #1\nsite-footer = 'Sora # 1'\n");
    const settings = readSettings({ settings: quoted }, {});
    assert.deepEqual([settings["site-name"], settings["site-footer"]], ["Sora #1", "Sora # 1"]);
  });

  test("refuses a quote that is not closed: it would be a part of the name, or of another folder", () => {
    const lines = ['site-name = "Sora', "site-footer = 'Sora", 'site-contact = Sora"', 'keys = "/srv/keys', "host='"];
    const path = file("open.conf", `${lines.join("\n")}\n`);
    const reason = "a quote is not closed; close it, or put the other kind of quotes around the whole value";
    assert.deepEqual(
      faultsOf({ settings: path }, {}),
      lines.map((_, index) => `Cannot read ${path}:${index + 1}: ${reason}`),
    );
    const apostrophe = file("apostrophe.conf", "site-name = Parrocchia S. Nicolo'\n");
    assert.equal(readSettings({ settings: apostrophe }, {})["site-name"], "Parrocchia S. Nicolo'");
  });

  test("finds the relative paths of a file in the folder of its service, those of flags and variables here", () => {
    const token = "a-token-of-some-length";
    file("crest.png", png(300, 200));
    file("token", token);
    const lines = ["feasts = feasts.txt", "site-image = crest.png", "metrics-token-file = token", "tls-cert = /a.pem"];
    const settings = file("service.conf", `${lines.join("\n")}\nengine-ca = ca.pem\nengine = http://m1:2379\n`);
    const read = readSettingsFrom(
      { settings, corpus: "texts", "tls-key": "b.pem" },
      { AMBO_TEXTS: "free.txt" },
      folder,
    );
    const { keys, corpus, feasts, texts, ...others } = read.settings;
    assert.deepEqual([keys, corpus, feasts, texts], [`${folder}/keys`, "texts", `${folder}/feasts.txt`, "free.txt"]);
    assert.deepEqual(
      [others["engine-ca"], others["tls-cert"], others["tls-key"]],
      [`${folder}/ca.pem`, "/a.pem", "b.pem"],
    );
    assert.deepEqual([others["metrics-token"], others.socket, others["base-path"]], [token, "", "/v1"]);
    assert.equal(read.written.get("site-image"), `${folder}/crest.png`);
  });

  test("refuses a path that a shell would have replaced: it would be a folder called ~, or in quotes", () => {
    const path = file("paths.conf", "keys = $HOME/keys\ntexts = “/srv/texts.txt”\n");
    const reason =
      "expected a whole path such as /home/ana/keys: only a shell replaces ~ and $ and drops quotes and spaces, and none did";
    // Docker's file of variables keeps the quotes.
    const variables = { AMBO_SOCKET: "~ana/ambo.sock", AMBO_FEASTS: '"/srv/feasts.txt"' };
    assert.deepEqual(faultsOf({ settings: path, corpus: "~/texts" }, variables), [
      `Cannot use AMBO_SOCKET "~ana/ambo.sock": ${reason}`,
      `Cannot use --corpus "~/texts": ${reason}`,
      String.raw`Cannot use AMBO_FEASTS "\"/srv/feasts.txt\"": ${reason}`,
      `Cannot use ${path}:2 "“/srv/texts.txt”": ${reason}`,
      `Cannot use ${path}:1 "$HOME/keys": ${reason}`,
    ]);
    // A shell keeps the end of a line of Windows.
    assert.deepEqual(faultsOf({ corpus: " /srv/texts" }, { AMBO_KEYS: "/srv/keys\r" }), [
      `Cannot use --corpus " /srv/texts": ${reason}`,
      String.raw`Cannot use AMBO_KEYS "/srv/keys\r": ${reason}`,
    ]);
    assert.equal(readSettings({ keys: "./~/keys" }, {}).keys, "./~/keys");
  });

  test("passes over what container systems say of a neighbour called ambo, and the variables of the tests", () => {
    const linked = {
      AMBO_SERVICE_HOST: "10.0.0.11",
      AMBO_SERVICE_PORT_HTTP: "8080",
      AMBO_PORT: "tcp://10.0.0.11:8080",
      AMBO_PORT_8080_TCP: "tcp://10.0.0.11:8080",
      AMBO_PORT_8080_TCP_ADDR: "10.0.0.11",
      AMBO_WEB_SERVICE_PORT: "80",
      AMBO_SAMPLES: "/samples",
    };
    assert.deepEqual(readSettings({}, linked), readSettings({}, {}));
    assert.deepEqual(faultsOf({}, { AMBO_PORTS: "80", AMBO_CHURCH: "Sora" }), [
      "Unknown variable AMBO_PORTS, did you mean AMBO_PORT?",
      "Unknown variable AMBO_CHURCH. `ambo help settings --all` lists the settings",
    ]);
  });

  test("names a settings file that cannot be read", () => {
    const [fault, ...others] = faultsOf({ settings: join(folder, "none.conf") }, {});
    assert.match(fault ?? "", /^Cannot read the settings file ".*none\.conf": no such file or directory \(ENOENT\)/);
    assert.deepEqual(others, []);
  });

  test("never repeats a secret that is wrong", () => {
    const [fault] = faultsOf({}, { AMBO_METRICS_TOKEN: "hunter2" });
    assert.equal(fault, "Cannot use AMBO_METRICS_TOKEN: expected at least 16 characters, without spaces");
  });

  test("takes a secret from a file, by flag, variable and settings file", () => {
    const token = "a-token-of-some-length";
    const path = file("token", `${token}\n`);
    const settings = file("secret.conf", `metrics-token-file = ${path}`);
    for (const [flags, environment] of [
      [{ "metrics-token-file": path }, {}],
      [{}, { AMBO_METRICS_TOKEN_FILE: path }],
      [{ settings }, {}],
    ] as [Record<string, string>, Record<string, string>][]) {
      assert.equal(readSettings(flags, environment)["metrics-token"], token);
    }
  });

  test("refuses a file of a secret that has none, which would turn it off", () => {
    for (const content of ["", "\n", " \r\n\ufeff"]) {
      const [fault] = faultsOf({}, { AMBO_METRICS_TOKEN_FILE: file("empty", content) });
      assert.match(fault ?? "", /^Cannot use AMBO_METRICS_TOKEN_FILE.*: expected something/);
    }
  });
});

// A compose file sets a variable to nothing where the one behind it is not set.
for (const [variable, flag] of [
  ["AMBO_HOST", "host"],
  ["AMBO_CORPUS", "corpus"],
  ["AMBO_KEYS", "keys"],
  ["AMBO_DEFAULT_TRANSLATION", "default-translation"],
] as const) {
  test(`readSettings() rejects an empty ${variable}`, () => {
    const said = 'Cannot use SOURCE "": expected something; leave it out for the default';
    assert.deepEqual(faultsOf({}, { [variable]: "" }), [said.replace("SOURCE", variable)]);
    const bySwitch = said.replace("SOURCE", `--${flag}`).replace('""', '" "');
    assert.deepEqual(faultsOf({ [flag]: " " }, {}), [bySwitch]);
  });
}

test("readSettings() takes an empty text where it means none", () => {
  const { socket, "tls-cert": cert } = readSettings({}, { AMBO_SOCKET: "", AMBO_TLS_CERT: "" });
  assert.deepEqual([socket, cert], ["", ""]);
});

test("readSettings() names the calendars and dioceses where one is not known", () => {
  const faults = faultsOf({ calendar: "atlantis", diocese: "atlantis" }, {});
  assert.deepEqual(faults, [
    'Cannot use --calendar "atlantis": expected one of slovenia, general, italy, austria, croatia',
    'Cannot use --diocese "atlantis": expected one of ljubljana, maribor, celje, koper, novo-mesto, murska-sobota',
  ]);
});

test("readSettings() rejects a diocese of Slovenia beside the calendar of another country", () => {
  const [fault = ""] = faultsOf({ calendar: "italy", diocese: "koper" }, {});
  assert.match(fault, /^Cannot use --diocese koper with --calendar italy: the dioceses are those of Slovenia/);
  assert.deepEqual(faultsOf({ calendar: "slovenia", diocese: "koper" }, {}), []);
  assert.deepEqual(faultsOf({ calendar: "italy", diocese: "" }, {}), []);
});

test("readSettings() rejects a certificate for a Unix socket", () => {
  const flags = { socket: "/run/ambo.sock", "tls-cert": "a.pem", "tls-key": "b.pem" };
  const [fault = ""] = faultsOf(flags, {});
  assert.match(fault, /^Cannot use --tls-cert with --socket: a Unix socket is served without TLS/);
});

test("`ambo config` prints lines that a settings file may have, and no secret", async () => {
  const token = "a-token-of-some-length";
  const environment = { AMBO_METRICS_TOKEN: token, AMBO_TRUSTED_PROXY: "loopback, 10.0.0.0/8" };
  const flags = { port: "8099", "header-timeout": "2.5" };
  const line = ["config", ...Object.entries(flags).flatMap(([name, text]) => [`--${name}`, text])];
  const { stdout: printed } = await ambo(line, { variables: environment });
  assert.ok(!printed.includes(token));
  assert.match(printed, /# metrics-token is set and not shown/);
  assert.match(printed, /# --port\nport = 8099\n/);
  const settings = file("printed.conf", printed);
  const again = readSettings({ settings }, { AMBO_METRICS_TOKEN: token });
  assert.deepEqual({ ...again, settings: "" }, readSettings(flags, environment));
});
