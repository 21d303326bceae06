/** Every bound of the settings: at it, one below and one above. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { SETTINGS, type SettingName, SettingsError } from "../../src/config/mod.ts";
import { readSettings } from "../support/config.ts";
import { png } from "../support/pictures.ts";
import { scratchFolder } from "../support/scratch.ts";

const folder = scratchFolder();

/** What has to go with a bound, so that a setting that depends on it is no fault. */
const BESIDE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "header-timeout": { "request-timeout": "3600" },
  "request-timeout": { "header-timeout": "0.1" },
  "max-url-length": { "max-header-size": "1000000" },
  "max-header-size": { "max-url-length": "256" },
};

/** Returns what a setting's text is read as; undefined where it is refused. */
function read(name: SettingName, text: string): unknown {
  try {
    return readSettings({ ...BESIDE[name], [name]: text }, {})[name];
  } catch (error) {
    assert.ok(error instanceof SettingsError, String(error));
    return undefined;
  }
}

const INTEGERS: readonly [name: SettingName, least: number, most: number][] = [
  ["port", 0, 65_535],
  ["max-verses", 1, 100_000],
  ["upload-limit", 0, 536_870_912],
  ["daily-limit", 1, 1_000_000_000],
  ["engine-quota", 0, 1_099_511_627_776],
  ["reader-limit", 1, 1_000_000],
  ["max-connections", 1, 1_000_000],
  ["max-connections-per-address", 1, 1_000_000],
  ["max-requests-per-connection", 1, 1_000_000_000],
  ["max-header-size", 1024, 1_000_000],
  ["max-headers", 10, 1000],
  ["max-url-length", 256, 1_000_000],
  ["max-body-size", 0, 100_000_000],
  ["failed-keys", 1, 1_000_000],
  ["compression-cache", 0, 1_000_000_000],
  ["search-memory", 0, 10_000_000_000],
  ["log-rate", 0, 1_000_000],
  ["metrics-port", 0, 65_535],
];

/** Times, in seconds with up to three decimals. */
const SECONDS: readonly [name: SettingName, least: number, most: number][] = [
  ["watch-interval", 0, 86_400],
  ["header-timeout", 0.1, 3600],
  ["request-timeout", 0.1, 3600],
  ["send-timeout", 0.1, 3600],
  ["keep-alive", 1, 3600],
  ["drain-deadline", 0, 3600],
];

describe("a whole number is between its bounds:", () => {
  for (const [name, least, most] of INTEGERS) {
    test(`${name}, ${least} to ${most}`, () => {
      for (const good of [least, least + 1, most - 1, most]) {
        assert.equal(read(name, String(good)), good, `${good}`);
      }
      for (const bad of [least - 1, most + 1, `${least}.5`, `${most}0`, "", " ", "1e2", "0x10"]) {
        assert.equal(read(name, String(bad)), undefined, `${bad}`);
      }
    });
  }
});

describe("a time is between its bounds, in milliseconds:", () => {
  for (const [name, least, most] of SECONDS) {
    test(`${name}, ${least} to ${most} s`, () => {
      for (const good of [least, least + 0.001, most - 0.001, most]) {
        const text = String(Number(good.toFixed(3)));
        assert.equal(read(name, text), Math.round(good * 1000), text);
      }
      for (const bad of [`${most}.001`, most + 1, "-1", "1.0001", "1.", ".5", "1s", ""]) {
        assert.equal(read(name, String(bad)), undefined, `${bad}`);
      }
      if (least > 0) assert.equal(read(name, (least - 0.001).toFixed(3)), undefined, "too short");
    });
  }
});

test("every setting that has a number is in a table above", () => {
  const tried = new Set([...INTEGERS, ...SECONDS].map(([name]) => name));
  const numbers = Object.entries(SETTINGS)
    .filter(([, { value }]) => ["NUMBER", "BYTES", "SECONDS"].includes(value))
    .map(([name]) => name as SettingName);
  assert.deepEqual(
    numbers.filter((name) => !tried.has(name)),
    [],
  );
});

describe("settings that depend on each other may be level:", () => {
  const CASES: readonly [lesser: SettingName, greater: SettingName, least: number][] = [
    ["header-timeout", "request-timeout", 7],
    ["max-url-length", "max-header-size", 2000],
  ];
  for (const [lesser, greater, level] of CASES) {
    test(`${lesser} and ${greater}`, () => {
      const isRead = (value: number) => {
        try {
          readSettings({ [lesser]: String(value), [greater]: String(level) }, {});
          return true;
        } catch (error) {
          assert.ok(error instanceof SettingsError, String(error));
          return false;
        }
      };
      assert.deepEqual([level - 1, level, level + 1].map(isRead), [true, true, false]);
    });
  }
});

describe("a text is as long as it may be:", () => {
  const prefix = (...lengths: number[]) => lengths.map((length) => "a".repeat(length)).join("/");
  const mail = (name: number, host: string) => `${"a".repeat(name)}@${host}`;
  const hostOf = (length: number) => `${"b.".repeat((length - 3) / 2)}bsi`;
  const CASES: readonly [name: SettingName, good: readonly string[], bad: readonly string[]][] = [
    ["site-name", ["č".repeat(80), "🙂".repeat(80)], ["č".repeat(81)]],
    ["site-footer", ["č".repeat(199), "č".repeat(200)], ["č".repeat(201)]],
    ["metrics-token", ["a".repeat(16), "a".repeat(17), ""], ["a".repeat(15), `${"a".repeat(15)} `]],
    [
      "engine-prefix",
      [prefix(1), prefix(40), prefix(40, 40, 40, 40)],
      [prefix(0), prefix(41), prefix(1, 1, 1, 41), prefix(1, 1, 1, 1, 1), prefix(1, 0)],
    ],
    [
      "site-contact",
      [mail(1, "b.si"), mail(64, "b.si"), mail(4, hostOf(249)), mail(1, `${"b".repeat(63)}.si`)],
      [mail(0, "b.si"), mail(65, "b.si"), mail(5, hostOf(249)), mail(1, `${"b".repeat(64)}.si`)],
    ],
    ["site-contact", ["12345", `1${" ".repeat(26)}234`], ["1234", `1${" ".repeat(27)}234`]],
    ["site-contact", ["(1) 23", "+123456789012345"], ["(1) 2", "1234567890123456"]],
    [
      "site-contact",
      [`https://a.si/${"b".repeat(486)}`, `https://a.si/${"b".repeat(487)}`],
      [`https://a.si/${"b".repeat(488)}`],
    ],
    ["base-path", ["/v1", "/a/b.c~d_e-f/G"], ["v/1", "x/v1", "/v1/", "/", "//a", "/a b", ""]],
    [
      "public-url",
      [
        "",
        "http://a.si",
        "https://a.si/",
        "HTTPS://A.si:8443",
        "https://a.si:443",
        "https://župnija.si",
        "http://[::1]/",
      ],
      ["ftp://a.si", "a.si", "https://a.si/b", "https://ana@a.si", "https://a.si?b", "https://a.si?", "https://a.si/#"],
    ],
    ["socket-mode", ["000", "0777", "660"], ["00", "0888", "778", "00660", "1777"]],
    ["site-accent", ["012abc", "#FFFFFF"], ["12abc", "0012abc", "##12abc", "01234g"]],
  ];
  for (const [name, good, bad] of CASES) {
    test(`${name}, such as ${JSON.stringify(good[0]).slice(0, 30)}`, () => {
      for (const text of good) {
        assert.notEqual(read(name, text), undefined, `${text.length}: ${text}`);
      }
      for (const text of bad) assert.equal(read(name, text), undefined, `${text.length}: ${text}`);
    });
  }
});

describe("the picture of the pages", () => {
  const written = (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };

  test("has at most a million bytes", () => {
    const head = png(10, 10);
    for (const [size, isRead] of [
      [999_999, true],
      [1_000_000, true],
      [1_000_001, false],
    ] as const) {
      const path = written(`${size}.png`, Buffer.concat([head, Buffer.alloc(size - head.length)]));
      assert.equal(read("site-image", path) !== undefined, isRead, `${size}`);
    }
  });

  test("has at most 4,096 pixels in each direction", () => {
    for (const [width, height, isRead] of [
      [4095, 1, true],
      [4096, 4096, true],
      [4097, 1, false],
      [1, 4097, false],
    ] as const) {
      const path = written(`${width}x${height}.png`, png(width, height));
      assert.equal(read("site-image", path) !== undefined, isRead, `${width} x ${height}`);
    }
  });
});
