/** Forms with files, in whatever pieces they arrive. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { MultipartError, MultipartParser, multipartBoundary } from "../../src/http/mod.ts";
import { seededRandom } from "../support/random.ts";

const BOUNDARY = "x-Y7";

interface Read {
  readonly name: string;
  readonly fileName: string | undefined;
  content: string;
  isWhole: boolean;
}

/** Parses a body in pieces; returns the parts, and whether the last delimiter was there. */
function parse(body: Buffer, sizes: () => number): { parts: Read[]; isComplete: boolean } {
  const parts: Read[] = [];
  const parser = new MultipartParser(BOUNDARY, {
    part: ({ name, fileName }) => parts.push({ name, fileName, content: "", isWhole: false }),
    data: (bytes) => {
      parts.at(-1)!.content += bytes.toString("latin1");
    },
    partEnd: () => {
      parts.at(-1)!.isWhole = true;
    },
  });
  for (let at = 0; at < body.length; ) {
    const size = sizes();
    parser.write(body.subarray(at, at + size));
    at += size;
  }
  return { parts, isComplete: parser.isComplete };
}

const form = (...parts: string[]) =>
  Buffer.from(`${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join("")}--${BOUNDARY}--\r\n`);
const field = (name: string, content: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${content}`;

test("a form is read alike whole, byte by byte, and in any pieces", () => {
  const tricky = `\r\n\r\n--${BOUNDARY.slice(0, -1)}\r\n--\r\n-\r\r\n--x${"\r\n--x-Y".repeat(9)}`;
  const body = form(
    field("token", "abc"),
    `Content-Type: a/b\r\ncontent-disposition: Form-Data; filename="č \u0001.zip"; name="file"\r\n\r\n${tricky}`,
    field("empty", ""),
  );
  const whole = parse(body, () => body.length);
  assert.equal(whole.isComplete, true);
  assert.deepEqual(
    whole.parts.map(({ name, content, isWhole }) => [name, content, isWhole]),
    [
      ["token", "abc", true],
      ["file", tricky, true],
      ["empty", "", true],
    ],
  );
  assert.deepEqual(
    parse(body, () => 1),
    whole,
  );
  assert.equal(whole.parts[1]!.fileName, "č \u0001.zip");
  const random = seededRandom(11);
  for (let round = 0; round < 200; round++) {
    assert.deepEqual(
      parse(body, () => 1 + Math.floor(random() * 40)),
      whole,
    );
  }
});

test("a form that is cut anywhere is not complete, and gives no part as whole that is not", () => {
  const body = form(field("token", "abc"), field("file", "def"));
  for (let length = 0; length < body.length - 4; length++) {
    const { parts, isComplete } = parse(body.subarray(0, length), () => 7);
    assert.equal(isComplete, false, String(length));
    for (const { content, isWhole } of parts) if (isWhole) assert.equal(content.length, 3);
  }
});

test("what is no form is refused", () => {
  for (const body of [
    "x".repeat(5000),
    `--${BOUNDARY}x\r\n`,
    `--${BOUNDARY}\r\nX: ${"y".repeat(5000)}`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\n`,
    `--${BOUNDARY}\r\nContent-Disposition: attachment; name="a"\r\n\r\n`,
  ]) {
    assert.throws(() => parse(Buffer.from(body), () => 100), MultipartError, body.slice(0, 40));
  }
});

test("the boundary is that of the content type", () => {
  for (const [type, boundary] of [
    ["multipart/form-data; boundary=abc", "abc"],
    ['Multipart/Form-Data; charset=utf-8; boundary="a b"', "a b"],
    ["multipart/form-data", undefined],
    ["multipart/mixed; boundary=abc", undefined],
    ["application/x-www-form-urlencoded", undefined],
    [`multipart/form-data; boundary=${"x".repeat(71)}`, "x".repeat(70)],
    [undefined, undefined],
  ] as const) {
    assert.equal(multipartBoundary(type), boundary, type);
  }
});

test("the head of a part has at most 4096 bytes, however it arrives", () => {
  for (const [length, isTaken] of [
    [4095, true],
    [4096, true],
    [4097, false],
    [9000, false],
  ] as const) {
    const start = 'Content-Disposition: form-data; name="a"\r\nX: ';
    const body = form(`${start.padEnd(length, "b")}\r\n\r\ncontent`);
    for (const size of [body.length, 1000]) {
      const read = () => parse(body, () => size).parts[0]?.content;
      if (isTaken) assert.equal(read(), "content");
      else assert.throws(read, MultipartError, `${length}`);
    }
  }
});
