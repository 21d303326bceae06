/** Accounts that several processes change in one engine, moving over, and what keeps a process from opening it. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import type { Problem } from "../../../src/base/problem.ts";
import { explain } from "../../../src/i18n/problems/mod.ts";
import { restoreStore } from "../../../src/store/backup/mod.ts";
import { type KeyValue, put, remove, unchanged } from "../../../src/store/etcd/engine.ts";
import { EngineClient } from "../../../src/store/etcd/engine_client.ts";
import { pages } from "../../../src/store/etcd/engine_operations.ts";
import { encodeRecords } from "../../../src/store/etcd/layout.ts";
import { type ClusterOptions, checkEngine, openCluster, restoreIntoEngine } from "../../../src/store/etcd/mod.ts";
import { openStore, type Store, StoreRefused, StoreUnavailable } from "../../../src/store/mod.ts";
import { clusterStore, engineAt, isHealthy, NO_ETCD, NOON, startEtcd } from "../../support/etcd.ts";
import { missing } from "../../support/missing.ts";
import { run, startProgram } from "../../support/process.ts";
import { saying } from "../../support/saying.ts";
import { scratchFolder } from "../../support/scratch.ts";
import { until } from "../../support/until.ts";
import { serveRequest } from "./serve.ts";

const clock = new DayClock("Europe/Ljubljana", () => NOON);

async function backupOf(store: Store): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of store.backup()) pieces.push(piece);
  const path = join(scratchFolder(), "backup");
  writeFileSync(path, Buffer.concat(pieces));
  return path;
}

describe("accounts in an engine", { skip: NO_ETCD }, () => {
  let endpoint: string;
  let client: EngineClient;
  before(async () => {
    endpoint = (await startEtcd())[0]!.endpoint;
    client = new EngineClient(engineAt([endpoint]));
  });
  const valuesOf = async (prefix: string): Promise<readonly KeyValue[]> => {
    const all = [];
    for await (const kvs of pages(client, prefix, { limit: 100 })) all.push(...kvs);
    return all;
  };
  const two = async (prefix: string, options: Partial<ClusterOptions> = {}) =>
    [
      await clusterStore([endpoint], { prefix, ...options }),
      await clusterStore([endpoint], { prefix, ...options }),
    ] as const;

  test("what one process changes, the other knows as soon as it asks", async () => {
    const [one, other] = await two("known");
    await one.accounts.addUser("Žiga Čuk", { admin: true });
    await other.refresh();
    assert.equal(other.accounts.user("žiga čuk")?.admin, true);
    const link = await one.signIn.createLink("Žiga Čuk");
    await other.refresh();
    assert.equal(other.signIn.link(link)?.user, "Žiga Čuk");
    await other.signIn.redeemLink(link, "a long password");
    await one.refresh();
    assert.equal(one.signIn.link(link), undefined);
    assert.equal((await one.signIn.verifyPassword("Žiga Čuk", "a long password"))?.name, "Žiga Čuk");
    const session = await one.signIn.createSession("Žiga Čuk");
    await other.refresh();
    assert.equal(other.signIn.sessionUser(session)?.name, "Žiga Čuk");
    await other.setDefaultTranslation("ZGL");
    await one.refresh();
    assert.equal(one.defaultTranslation, "ZGL");
    assert.equal(one.accounts.siteId, other.accounts.siteId);
  });

  test("a store moves from a folder into an engine and back by its backup", async () => {
    let now = NOON;
    const local = await openStore(scratchFolder(), {
      clock: new DayClock("Europe/Ljubljana", () => now),
      config: { current: { "daily-limit": 100 } },
    });
    const keys: string[] = [];
    for (const name of ["Ana", "Bor", "Žiga"]) {
      await local.accounts.addUser(name);
      keys.push(await local.accounts.issueKey(name));
      await local.signIn.createSession(name);
    }
    await local.setDefaultTranslation("ZGL");
    for (const key of [keys[0]!, keys[0]!, keys[1]!]) await serveRequest(local, key);
    now += 86_400_000;
    for (const key of [keys[0]!, keys[2]!, keys[2]!]) await serveRequest(local, key);
    await local.accounts.recordSiteId();
    const engine = engineAt([endpoint], { prefix: "moved" });
    const backup = await backupOf(local);
    await restoreIntoEngine({ engine, clock, backup });
    await assert.rejects(restoreIntoEngine({ engine, clock, backup }), saying(/there is a store in it/));
    const shared = await clusterStore([endpoint], { prefix: "moved", now: () => now });
    const facts = async (store: Store) => ({
      users: [...store.accounts.users()],
      usage: await store.usage(),
      of: await Promise.all(["Ana", "Bor", "Žiga"].map((name) => store.usageOf(name))),
      remaining: keys.map((key) => store.remaining(store.accountOfKey(key)!)),
      translation: store.defaultTranslation,
      site: store.accounts.siteId,
    });
    await shared.refresh();
    assert.deepEqual(await facts(shared), await facts(local));
    assert.equal(await serveRequest(shared, keys[2]!), 97);
    const folder = scratchFolder();
    await restoreStore(folder, { backup: await backupOf(shared) });
    const back = await openStore(folder, {
      clock: new DayClock("Europe/Ljubljana", () => now),
      config: { current: { "daily-limit": 100 } },
    });
    assert.deepEqual(await facts(back), await facts(shared));
    await Promise.all([back.close(), local.close()]);
  });

  test("a restore that was broken off leaves no store, and can be done again", async () => {
    const store = await clusterStore([endpoint], { prefix: "source" });
    await store.accounts.addUser("Ana");
    const backup = await backupOf(store);
    await client.attempt({ success: [put("broken/restoring", "1"), put("broken/piece/x", "x")] });
    const engine = engineAt([endpoint], { prefix: "broken" });
    await assert.rejects(clusterStore([endpoint], { prefix: "broken" }), saying(/run `ambo restore` again/));
    await restoreIntoEngine({ engine, clock, backup });
    const restored = await clusterStore([endpoint], { prefix: "broken" });
    assert.ok(restored.accounts.user("Ana"));
  });

  test("a store that is removed and restored while machines serve is taken by all, without a restart", async () => {
    const stores = await two("again");
    await stores[0].accounts.addUser("Ana");
    const key = await stores[0].accounts.issueKey("Ana");
    assert.equal(await serveRequest(stores[1], key), 99);
    const backup = await backupOf(stores[1]);
    const engine = engineAt([endpoint], { prefix: "again" });
    for (const store of stores) assert.equal(typeof (await serveRequest(store, key)), "number");
    await stores[1].accounts.removeUser("Ana");
    await client.attempt({ success: [remove("again/", "again0")] });
    await restoreIntoEngine({ engine, clock, backup });
    const remaining: unknown[] = [];
    for (const store of stores) {
      await until("a machine that serves the restored store", async () => {
        const served = await serveRequest(store, key);
        if (served === "unavailable") return false;
        remaining.push(served);
        return true;
      });
    }
    assert.deepEqual(remaining, [98, 97]);
  });

  test("a store of Ambo 0.2 is taken over, told in a line, and closed to processes of 0.2", async () => {
    const process = "00112233445566aa";
    const records = (...lines: string[][]) =>
      encodeRecords((writer) => {
        for (const [kind, ...words] of lines) {
          writer.begin(kind!);
          for (const word of words) writer.word(word);
          writer.end();
        }
      });
    const secret = "74132d2b1135da86e094d00ace6d16c69fc7fc731c054e4e56bfe9f9cfd99525";
    const place = `0000000000000002-${process}`;
    const old: Record<string, string | Uint8Array> = {
      format: records(["ambo", "cluster", "1", "Europe/Ljubljana"]),
      accounts: records(["accounts", "3"]),
      snapshot: records(["snapshot", "2", "1", process]),
      [`piece/${place}/0000000000000000`]: records(
        ["user", "1", "admin", "1795251600", "Ana"],
        ["key", "1", "1795251690", "x4Zq", secret],
      ),
      "piece/0000000000000001-aa/0000000000000000": records(["user", "9", "member", "1", "Gone"]),
      "change/0000000000000002": records(["change", "2", process, "1"], ["revoke", "1"]),
      "change/0000000000000003": records(
        ["change", "3", process, "2"],
        ["user", "2", "member", "1795251700", "Bor Čuk"],
      ),
      day: records(["day", "2026-11-21", "0"]),
      "count/2026-11-21/1": "7",
      "count/2026-11-21/2": "1",
      "history/2026-11-20": records(["complete", "2026-11-20", "5", "1", "2", "9"]),
      "past/2026-11-20/0000000000000005/0000000000000000": records(["count", "1:4", "2:5"]),
      "past/2026-11-20/0000000000000004/0000000000000000": records(["count", "1:8"]),
      [`instance/${process}`]: records(["batch", "8", "2026-11-21"]),
    };
    const success = Object.entries(old).map(([key, value]) => put(`old/${key}`, value));
    const made = await client.attempt({ success });
    const checked = checkEngine({ engine: engineAt([endpoint], { prefix: "old" }), clock });
    await assert.rejects(async () => checked.next(), saying(/is of Ambo 0\.2/));
    const warnings: string[] = [];
    const warn = (warning: Problem<"store">) => warnings.push(explain(warning, "en"));
    const stores = await Promise.all([1, 2, 3].map(() => clusterStore([endpoint], { prefix: "old", warn })));
    assert.equal(warnings.length, 1, "one of them does it");
    assert.match(warnings[0]!, /Took over the store .* under "old\/" from Ambo 0\.2/);
    for (const store of stores) {
      await store.refresh();
      assert.deepEqual(
        [...store.accounts.users()].map(({ account, name, admin, key }) => [account, name, admin, key?.lastFour]),
        [
          [1, "Ana", true, "x4Zq"],
          [2, "Bor Čuk", false, undefined],
        ],
      );
      assert.deepEqual(await store.usageOf("Ana"), [
        { date: "2026-11-20", requests: 4 },
        { date: "2026-11-21", requests: 7 },
      ]);
      assert.equal(store.used(store.accountOfUser("Bor Čuk")!), 1);
    }
    const names = (await valuesOf("old/")).map(({ key }) =>
      Buffer.from(key, "base64")
        .toString()
        .replace(/\d{16}-[0-9a-f]{16}/, "…"),
    );
    const expected = ["old/format", "old/last", "old/piece/…/0000000000000000", "old/snapshot"];
    assert.deepEqual(names, expected, "nothing of the old store is left");
    const accounts = unchanged("old/accounts", Number(made.header?.revision));
    const late = await client.attempt({ compare: [accounts], success: [put("old/count/x", "1")] });
    assert.ok(!late.succeeded, "0.2 compares this key with all that it writes");
  });

  test("damage is found, and named by its key", async () => {
    const store = await clusterStore([endpoint], { prefix: "damage" });
    await store.accounts.addUser("Ana");
    const engine = engineAt([endpoint], { prefix: "damage" });
    const reports = async () => {
      const all: string[] = [];
      for await (const { name, state } of checkEngine({ engine, clock })) all.push(`${name} ${state}`);
      return all;
    };
    assert.deepEqual(await reports(), ["damage/log/ sound"]);
    const backup = await backupOf(store);
    await store.end();
    const restored = engineAt([endpoint], { prefix: "damaged" });
    await restoreIntoEngine({ engine: restored, clock, backup });
    const [piece] = await valuesOf("damaged/piece/");
    const found = async () => {
      const all: string[] = [];
      for await (const { name, state } of checkEngine({ engine: restored, clock })) all.push(`${name} ${state}`);
      return all;
    };
    assert.deepEqual(await found(), [
      "damaged/snapshot sound",
      "damaged/snapshot/accounts.log sound",
      "damaged/log/ sound",
    ]);
    const name = Buffer.from(piece!.key, "base64").toString();
    const value = Buffer.from(piece!.value!, "base64");
    value[100]! ^= 1;
    await client.attempt({ success: [put(name, value), put("damaged/log/odd/1", "x")] });
    assert.deepEqual(await found(), ["damaged/snapshot damaged", "damaged/log/ damaged"]);
    await assert.rejects(clusterStore([endpoint], { prefix: "damaged" }), saying(/damaged\/snapshot/));
  });

  test("the example of the README is a store", async () => {
    const text = readFileSync("src/store/etcd/README.md", "utf8");
    const lines = /```keys\n(.*?)```/s.exec(text)![1]!.trimEnd().split("\n");
    const values = new Map<string, string>();
    let key = "";
    for (const line of lines) {
      if (line.startsWith("ambo/")) {
        key = line.replace("ambo/", "example/");
        values.set(key, "");
      } else {
        values.set(key, `${values.get(key)}${line}\n`);
      }
    }
    for (const [key, value] of values) await client.attempt({ success: [put(key, value)] });
    const store = await clusterStore([endpoint], { prefix: "example" });
    assert.equal(store.accounts.user("admin")?.admin, true);
    assert.deepEqual(await store.usageOf("admin"), [{ date: "2026-11-21", requests: 1 }]);
  });

  test("a process that serves other translations than most is told so", async () => {
    const stores = await Promise.all([1, 2, 3].map(() => clusterStore([endpoint], { prefix: "sets" })));
    for (const store of stores) assert.equal(await store.problem(() => "aa"), undefined);
    assert.equal((await stores[0]!.problem(() => "bb"))?.code, "other_translations");
    assert.equal(await stores[1]!.problem(() => "aa"), undefined);
    assert.equal(await stores[1]!.problem(() => "bb"), undefined, "now most have the new ones");
    assert.equal(await stores[0]!.problem(() => "bb"), undefined);
    assert.equal((await stores[2]!.problem(() => "aa"))?.code, "other_translations");
    await stores[0]!.end();
    await stores[1]!.end();
    assert.equal(await stores[2]!.problem(() => "aa"), undefined, "who serves no more does not count");
  });

  test("what is under the prefix is opened only if it is a store of this format and time zone", async () => {
    const rejects = (prefix: string, said: RegExp, options: Partial<ClusterOptions> = {}) =>
      assert.rejects(
        clusterStore([endpoint], { prefix, ...options }),
        (error: Error) => error instanceof StoreRefused && said.test(explain(error, "en")),
      );
    await rejects("none", /There is no store in the engine under "none\/"/, { create: false });
    await client.attempt({ success: [put("foreign/name", "x"), put("odd/format", "x")] });
    await rejects("foreign", /other data, such as the key "foreign\/name"/);
    await rejects("odd", /other data/);
    await (await clusterStore([endpoint], { prefix: "zone" })).end();
    const elsewhere = new DayClock("Europe/Lisbon", () => NOON);
    await rejects("zone", /give --timezone Europe\/Ljubljana/, { clock: elsewhere });
    const newer = encodeRecords((records) => records.begin("ambo").word("cluster").number(3).word("UTC").end());
    await client.attempt({ success: [put("newer/format", newer)] });
    await rejects("newer", /format 3 of a newer Ambo/);
  });
});

describe("an engine that lets nobody in", { skip: NO_ETCD }, () => {
  test("is one clear line and exit 1; a token that ended is renewed", async () => {
    const [member] = await startEtcd();
    const { endpoint } = member!;
    const ctl = async (...args: string[]) => {
      const { ended } = startProgram(["etcdctl", "--endpoints", endpoint, ...args], {
        env: { ...process.env, ETCDCTL_API: "3" },
      });
      assert.equal(await ended, 0, args.join(" "));
    };
    await ctl("user", "add", "root:of-tests");
    await ctl("user", "grant-role", "root", "root");
    await ctl("role", "add", "ambo");
    await ctl("role", "grant-permission", "ambo", "readwrite", "--prefix=true", "ambo/");
    await ctl("user", "add", "ambo:of-tests");
    await ctl("user", "grant-role", "ambo", "ambo");
    await ctl("auth", "enable");
    const list = (args: string[], variables: Record<string, string> = {}) =>
      run(["user", "list", "--engine", endpoint, ...args], variables);
    const password = { AMBO_ENGINE_PASSWORD: "of-tests" };
    const cases: [args: string[], variables: Record<string, string>, said: RegExp][] = [
      [[], {}, /asks for a user.*give --engine-user/],
      [["--engine-user", "ambo"], { AMBO_ENGINE_PASSWORD: "wrong" }, /refuses the user "ambo"/],
      [["--engine-user", "ambo", "--engine-prefix", "other"], password, /denies the user "ambo"/],
    ];
    for (const [args, variables, said] of cases) {
      const { code, stderr } = await list(args, variables);
      assert.equal(code, 1);
      assert.match(stderr, said);
      assert.equal(stderr.trimEnd().split("\n").length, 1, stderr);
      assert.doesNotMatch(stderr, /of-tests|wrong/);
    }
    const store = await openCluster({
      engine: engineAt([endpoint], { user: "ambo", password: "of-tests" }),
      create: true,
      clock: new DayClock("Europe/Ljubljana"),
      config: { current: { "daily-limit": 100 } },
    });
    await store.accounts.addUser("Ana");
    const key = await store.accounts.issueKey("Ana");
    assert.equal(await serveRequest(store, key), 99);
    // Tokens are in the memory of a member.
    await member!.stop();
    member!.start();
    await until("the member that started again", () => isHealthy(endpoint));
    assert.equal(typeof (await serveRequest(store, key)), "number");
    assert.ok((await store.usageOf("Ana"))[0]!.requests >= 2);
    await store.close();
  });

  test("that cannot be reached ends the start", async () => {
    const { code, stderr } = await run(["serve", "--engine", "http://127.0.0.1:1", "--port", "0"], {
      AMBO_CORPUS: "test/fixtures/corpus",
    });
    assert.equal(code, 1);
    assert.match(stderr, /^ambo: Cannot use the engine at http:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/m);
  });

  const noTls = missing("openssl");
  test("with TLS lets in who has a certificate, and is known by that of its authority alone", {
    skip: noTls,
  }, async () => {
    const folder = scratchFolder();
    const sign = (name: string, { subject = `/CN=${name}`, more = "" } = {}) => {
      const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });
      const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
      const to = ["-subj", subject, "-keyout", `${name}-key.pem`];
      if (name === "ca") return openssl("req", "-x509", ...key, ...to, "-out", "ca.pem");
      openssl("req", ...key, ...to, "-out", `${name}.csr`);
      writeFileSync(join(folder, `${name}.ext`), more);
      const by = ["-CA", "ca.pem", "-CAkey", "ca-key.pem", "-CAcreateserial"];
      openssl("x509", "-req", "-in", `${name}.csr`, ...by, "-extfile", `${name}.ext`, "-out", `${name}.pem`);
    };
    sign("ca");
    sign("server", { more: "subjectAltName=IP:127.0.0.1,DNS:localhost\n" });
    sign("ambo", { subject: "/O=ambo" });
    const path = (name: string) => join(folder, name);
    const [member] = await startEtcd(1, {
      scheme: "https",
      options: [
        ...["--cert-file", path("server.pem"), "--key-file", path("server-key.pem")],
        ...["--trusted-ca-file", path("ca.pem"), "--client-cert-auth"],
      ],
    });
    const endpoints = [member!.endpoint];
    const files = { ca: path("ca.pem"), cert: path("ambo.pem"), key: path("ambo-key.pem") };
    const open = (changes: Partial<ClusterOptions["engine"]>) =>
      openCluster({
        engine: engineAt(endpoints, { ...files, ...changes }),
        create: true,
        clock: new DayClock("Europe/Ljubljana"),
        config: { current: { "daily-limit": 100 } },
      });
    let store: Store | undefined;
    await until("etcd with TLS", async () => {
      store = await open({}).catch(() => undefined);
      return store !== undefined;
    });
    await store!.accounts.addUser("Ana");
    assert.equal(await serveRequest(store!, await store!.accounts.issueKey("Ana")), 99);
    await store!.close();
    await assert.rejects(open({ ca: "" }), StoreUnavailable);
    await assert.rejects(open({ cert: "", key: "" }), StoreUnavailable);
    await assert.rejects(open({ ca: path("none.pem") }), saying(/Cannot read the file .*none\.pem of --engine-ca/));
  });
});
