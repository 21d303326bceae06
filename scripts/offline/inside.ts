/** The part of `scripts/offline_check.ts` that runs inside the namespaces; it is not called by hand. */
import assert from "node:assert/strict";
import { chownSync, readdirSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { until } from "../../test/support/until.ts";
import { boundMemory } from "./bounded_memory.ts";
import { confineTo } from "./confine.ts";
import { OfflineProgram, type ProcessUser } from "./program.ts";

const place = process.argv[2]!;
const folder = join(place, "folder");
// Where an unprivileged user called, that user is root of this namespace alone, and there is no other.
const nobody: ProcessUser | undefined = process.argv[3] === "drop" ? { uid: 65_534, gid: 65_534 } : undefined;

const held = (what: string) => console.log(`ok  ${what}`);
const MEMORY = 128 * 2 ** 20;

if (nobody !== undefined) chownSync(folder, nobody.uid, nobody.gid);
// Made before all is read-only.
const memory = boundMemory(MEMORY);
confineTo(folder);

assert.deepEqual(Object.keys(networkInterfaces()), ["lo"]);
held("there is no network but the machine itself");
assert.throws(() => writeFileSync(join(place, "probe"), ""), { code: "EROFS" });
assert.throws(() => writeFileSync("/tmp/probe", ""), { code: "EROFS" });
assert.deepEqual(readdirSync(folder), []);
held("the root is read-only but for one folder, which is empty");

const ambo = new OfflineProgram({ program: join(place, "ambo"), folder, user: nobody, memory });
let service = await ambo.serve();
const { key } = service;
assert.match(key, /^ambo_\w{30,}$/);
held(`it starts as ${nobody ? `user ${nobody.uid}` : "the user who called"} and prints its first key`);

const john = await service.passage("KJV", "John 3,16", key);
assert.match(john.text, /^For God so loved the world/);
held(`it answers ${john.reference}: ${john.text.slice(0, 40)}…`);

const found = ambo.run(["search", '"God so loved"', "--translation", "KJV"]);
assert.equal(found.status, 0, found.stderr);
assert.match(found.stdout, /^John 3,16 /);
held(`it finds verses by their words: ${found.stdout.slice(0, 40)}…`);

writeFileSync(
  join(folder, "book.usfm"),
  "\\id JHN\n\\h Janez\n\\c 3\n\\p\n\\v 16 Zgled, ki ni iz Svetega pisma.\n\\v 17 Še eden.\n",
);
const options = ["--code", "ZGLED", "--name", "Zgled", "--language", "slv", "--copyright", "Brez."];
// No one is there to be asked if the folder of translations shall be made.
const imported = ambo.run(["import", "book.usfm", ...options, "--yes"]);
assert.equal(imported.status, 0, imported.stderr);
held(`it imports a translation: ${imported.stdout.split("\n")[0]}`);

let answered = 1;
let failure: unknown;
const asking = (async () => {
  for (;;) {
    await service.passage("KJV", "Ps 23", key);
    answered++;
  }
})().catch((error) => {
  failure = error;
});
await until("200 answers", () => answered >= 200 || failure !== undefined);
assert.equal(failure, undefined);
assert.equal(await service.end("SIGKILL"), "SIGKILL");
await asking;

service = await ambo.serve();
assert.equal(service.key, "", "a second start shows no key");
const after = await service.passage("ZGLED", "Jn 3,16", key);
assert.match(after.text, /^Zgled, ki/);
const counted = OfflineProgram.LIMIT - after.remaining;
assert.ok(counted >= answered + 1, `${answered + 1} answered, ${counted} counted`);
assert.ok(counted <= answered + 2, `${answered + 1} answered, ${counted} counted`);
held(`it survives kill -9 amid requests: ${answered} were answered before it, none is uncounted`);
held(`it serves the imported translation: ${after.reference}`);
assert.equal((await service.passage("KJV", "John 3,16", key)).text, john.text);
assert.equal(await service.end("SIGTERM"), 0);
held("it ends with 0 when told to stop");
if (memory === undefined) console.log("not tried: this system does not let memory be bounded");
else {
  assert.equal(memory.kills(), 0);
  memory.remove();
  held(`${MEMORY / 2 ** 20} MB of memory were enough`);
}
assert.deepEqual(readdirSync(folder).sort(), ["book.usfm", "corpus", "keys"]);
held("it left nothing but the folders corpus and keys");
