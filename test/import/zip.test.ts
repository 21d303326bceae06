import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Budget } from "../../src/import/limits.ts";
import { isZip, zipFiles } from "../../src/import/zip.ts";
import { refuses } from "./reading.ts";
import { writeZip } from "./writers/zip.ts";

const read = (bytes: Buffer) => zipFiles(bytes, "a.zip", new Budget());

describe("zipFiles()", () => {
  for (const stored of [false, true]) {
    it(`gives names and contents, ${stored ? "stored" : "deflated"}`, () => {
      const long = "č".repeat(50_000);
      const bytes = writeZip(
        [
          ["b/c.txt", "two"],
          ["a.txt", long],
        ],
        { stored, comment: "a comment" },
      );
      assert.ok(isZip(bytes));
      const files = read(bytes);
      assert.deepEqual(
        files.map(({ name, size }) => [name, size]),
        [
          ["a.txt", 100_000],
          ["b/c.txt", 3],
        ],
      );
      assert.equal(files[0]?.read().toString(), long);
      assert.ok(long.startsWith(files[0]?.head.toString("utf8", 0, 100) as string));
      assert.equal(files[1]?.head.toString(), "two");
    });
  }

  it("takes what looks like the end of an archive in its comment for a comment", () => {
    const comment = `PK\u0005\u0006${"x".repeat(40)}`;
    const files = read(writeZip([["a.txt", "one"]], { comment }));
    assert.equal(files[0]?.read().toString(), "one");
  });

  it("passes over folders and hidden files", () => {
    const names = ["folder/", "__MACOSX/a.txt", ".DS_Store", "a/.b/c.txt", "d.txt"];
    assert.deepEqual(
      read(writeZip(names.map((name) => [name, ""] as const))).map(({ name }) => name),
      ["d.txt"],
    );
  });

  it("takes backslashes between folders", () => {
    assert.deepEqual(
      read(writeZip([["USX_1\\GEN.usx", "x"]])).map(({ name }) => name),
      ["USX_1/GEN.usx"],
    );
  });

  const OUTSIDE = ["../a.txt", "a/../../b.txt", "/etc/passwd", "C:/a.txt", "..\\a.txt", "a\0.txt", ".."];
  for (const name of OUTSIDE) {
    it(`refuses the name ${JSON.stringify(name)}`, () => {
      refuses(() => read(writeZip([[name, "x"]])), /it names a file outside of itself/);
    });
  }

  it("refuses a name that stands twice", () => {
    const twice = [
      ["a.txt", "one"],
      ["a.txt", "two"],
    ] as const;
    refuses(() => read(writeZip(twice)), /it holds "a.txt" twice/);
  });

  it("refuses an encrypted archive", () => {
    refuses(() => read(writeZip([["a.txt", "x"]], { flags: 1 })), /it is encrypted/);
  });

  it("refuses an archive that is cut off, wherever it is", () => {
    const bytes = writeZip([["a.txt", "some text that is long enough to be cut"]]);
    for (let length = 0; length < bytes.length; length += 1) {
      assert.throws(() => read(bytes.subarray(0, length)), { name: "ImportError" }, `at ${length}`);
    }
  });

  it("refuses content that is not what the checksum says, wherever it is changed", () => {
    const bytes = writeZip([["a.txt", "some text that is long enough to be changed"]], {
      stored: true,
    });
    const start = bytes.indexOf("some");
    for (let at = start; at < start + 40; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      refuses(() => read(changed)[0]?.read(), /the archive is damaged/);
    }
  });

  it("refuses a file that unpacks to more than its directory says", () => {
    const bytes = writeZip([["a.txt", "a".repeat(100_000)]], { claimedSize: { "a.txt": 100 } });
    refuses(() => read(bytes)[0]?.read(), /it unpacks to more than the 100 bytes that the directory says/);
  });

  it("refuses a zip bomb before it is unpacked", () => {
    const bytes = writeZip([["a.txt", Buffer.alloc(20_000_000)]]);
    assert.ok(bytes.length < 50_000);
    refuses(() => read(bytes), /unpack to 20000000 are no text but a zip bomb/);
  });

  it("refuses files that together unpack to more than is read", () => {
    const budget = new Budget();
    refuses(() => {
      for (let taken = 0; taken < 5; taken += 1) budget.take("a.txt", 60_000_000);
    }, /Cannot import more than/);
    refuses(() => new Budget().take("a.txt", 100_000_000), /Cannot import a file of 100000000/);
  });

  it("refuses files that share bytes", () => {
    const bytes = writeZip([
      ["a.txt", "one one one one"],
      ["b.txt", "two two two two"],
    ]);
    // Both entries of the directory point to the first file.
    const second = bytes.lastIndexOf("b.txt") - 4;
    bytes.writeUInt32LE(0, second);
    refuses(() => read(bytes), /its files overlap/);
  });

  it("takes any bytes without another error than its own", () => {
    const bytes = writeZip([["a.txt", "some text"]]);
    for (let at = 0; at < bytes.length; at += 1) {
      for (const value of [0, 0x7f, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[at] = value;
        try {
          for (const file of read(changed)) file.read();
        } catch (error) {
          assert.equal((error as Error).name, "ImportError", `byte ${at} = ${value}: ${error}`);
        }
      }
    }
  });
});
