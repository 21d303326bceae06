/** Pictures that are drawn again: what comes out has the pixels of what went in, and nothing else of it. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { describe, test } from "node:test";
import { imageFormat } from "../../src/config/site_settings.ts";
import { redrawPng } from "../../src/web/pages/admin/face/redraw_png.ts";
import { PNG_SIGNATURE, png, pngChunk, pngOf } from "../support/pictures.ts";
import { saying } from "../support/saying.ts";

describe("a picture drawn again", () => {
  test("is the same once it was drawn, so its pixels have stayed", async () => {
    for (const [width, height] of [
      [1, 1],
      [300, 200],
      [512, 512],
    ] as const) {
      const once = await redrawPng(png(width, height));
      const { type, ...size } = imageFormat(once)!;
      assert.deepEqual([type, size], ["image/png", { width, height }]);
      assert.deepEqual(await redrawPng(once), once);
    }
  });

  test("knows every colour type and depth, transparency and filter", async () => {
    const palette = pngChunk("PLTE", Buffer.from([200, 10, 10, 10, 200, 10]));
    const halfClear = pngChunk("tRNS", Buffer.from([0]));
    const black = Buffer.from([0, 0, 0, 255]);
    const cases: [name: string, bytes: Buffer, pixel: readonly number[]][] = [
      ["grey, 1 bit", pngOf({ width: 1, height: 1, depth: 1, color: 0 }, Buffer.from([0, 0x80])), [255, 255, 255, 255]],
      ["grey, 4 bits", pngOf({ width: 1, height: 1, depth: 4, color: 0 }, Buffer.from([0, 0x50])), [85, 85, 85, 255]],
      [
        "grey, 16 bits",
        pngOf({ width: 1, height: 1, depth: 16, color: 0 }, Buffer.from([0, 0x80, 0x80])),
        [128, 128, 128, 255],
      ],
      [
        "red, 8 bits, one colour clear",
        pngOf({ width: 1, height: 1, depth: 8, color: 2 }, Buffer.from([0, 9, 8, 7]), [
          pngChunk("tRNS", Buffer.from([0, 9, 0, 8, 0, 7])),
        ]),
        [9, 8, 7, 0],
      ],
      [
        "palette, 2 bits",
        pngOf({ width: 1, height: 1, depth: 2, color: 3 }, Buffer.from([0, 0x40]), [palette]),
        [10, 200, 10, 255],
      ],
      [
        "palette, clear",
        pngOf({ width: 1, height: 1, depth: 8, color: 3 }, Buffer.from([0, 0]), [palette, halfClear]),
        [200, 10, 10, 0],
      ],
      [
        "grey and alpha",
        pngOf({ width: 1, height: 1, depth: 8, color: 4 }, Buffer.from([0, 50, 60])),
        [50, 50, 50, 60],
      ],
      ...[0, 1, 2, 3, 4].map((filter): [string, Buffer, readonly number[]] => [
        `filter ${filter}`,
        pngOf({ width: 1, height: 1, depth: 8, color: 6 }, Buffer.concat([Buffer.from([filter]), black])),
        [...black],
      ]),
    ];
    for (const [name, bytes, pixel] of cases) {
      const expected = pngOf({ width: 1, height: 1, depth: 8, color: 6 }, Buffer.from([0, ...pixel]));
      assert.deepEqual(await redrawPng(bytes), await redrawPng(expected), name);
    }
  });

  test("has nothing of the file but its pixels", async () => {
    const words = Buffer.from("<script>alert(1)</script>");
    const bytes = pngOf({ width: 2, height: 2, depth: 8, color: 0 }, Buffer.alloc(6), [
      pngChunk("tEXt", words),
      pngChunk("eXIf", words),
    ]);
    const drawn = await redrawPng(Buffer.concat([bytes, words]));
    assert.equal(drawn.includes("script"), false);
    assert.equal(drawn.includes("tEXt"), false);
  });

  test("is smaller where it is large, and small enough for a setting even where it is noise", async () => {
    const side = 1024;
    const rows = Buffer.concat(
      Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side * 4)])),
    );
    const drawn = await redrawPng(pngOf({ width: side, height: side, depth: 8, color: 6 }, rows));
    assert.ok(drawn.toString("base64").length <= 200_000, `${drawn.length} bytes`);
    const { width, height } = imageFormat(await redrawPng(png(1000, 500)))!;
    assert.deepEqual([width, height], [512, 256]);
  });
});

test("a large picture leaves others their turns of the event loop", async () => {
  const side = 2048;
  const rows = Buffer.alloc(side * (side * 4 + 1));
  let turns = 0;
  let isDrawing = true;
  const count = () => {
    turns++;
    if (isDrawing) setImmediate(count);
  };
  setImmediate(count);
  await redrawPng(pngOf({ width: side, height: side, depth: 8, color: 6 }, rows));
  isDrawing = false;
  assert.ok(turns > 10, `${turns} turns`);
});

describe("what is no picture is refused", () => {
  const one = { width: 1, height: 1, depth: 8, color: 2 };
  const pixel = Buffer.from([0, 1, 2, 3]);
  const wrongSum = Buffer.from(png(4, 4));
  wrongSum[20]! ^= 1;
  const cases: [name: string, bytes: Buffer, fault: RegExp][] = [
    ["nothing", Buffer.alloc(0), /expected a PNG/],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), /expected a PNG/],
    ["a page", Buffer.from("<!doctype html>"), /expected a PNG/],
    ["one that is cut", png(40, 40).subarray(0, 60), /cut short or damaged/],
    ["one with a wrong sum", wrongSum, /cut short or damaged/],
    ["a signature alone", PNG_SIGNATURE, /cut short or damaged/],
    ["a bomb of sides", pngOf({ ...one, width: 60_000, height: 60_000 }, pixel), /at most 2048 pixels/],
    ["a bomb of rows", pngOf(one, Buffer.alloc(50_000_000)), /cut short or damaged/],
    ["one with too few rows", pngOf({ ...one, height: 9 }, pixel), /cut short or damaged/],
    ["a colour type that there is not", pngOf({ ...one, color: 5 }, pixel), /cut short or damaged/],
    ["a filter that there is not", pngOf(one, Buffer.from([9, 1, 2, 3])), /cut short or damaged/],
    ["a colour out of the palette", pngOf({ ...one, color: 3 }, Buffer.from([0, 7])), /cut short or damaged/],
    ["an interlaced one", pngOf({ ...one, interlace: 1 }, pixel), /interlaced/],
    ["no side", pngOf({ ...one, width: 0 }, pixel), /cut short or damaged/],
  ];
  for (const [name, bytes, fault] of cases) {
    test(name, () => assert.rejects(redrawPng(bytes), saying(fault)));
  }

  test("bytes changed at random never do more than that", async () => {
    const sound = png(12, 12);
    for (let round = 0; round < 2000; round++) {
      const bytes = Buffer.from(sound);
      const [at = 0, value = 0] = randomBytes(2);
      bytes[at % bytes.length] = value;
      try {
        await redrawPng(bytes);
      } catch (error) {
        assert.match(String((error as { code?: string }).code), /^(expected|broken|interlaced)_/);
      }
    }
  });
});
