/** Colours that others choose, and that are legible all the same. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { contrast, legibleOn, type Rgb, readColor, writeColor } from "../../src/web/ui/contrast.ts";

const byte = fc.integer({ min: 0, max: 255 });
const anyColor: fc.Arbitrary<Rgb> = fc.tuple(byte, byte, byte);
const GROUNDS = ["fffefb", "221f1b"] as const;

// The pairs of W3C's understanding documents and of well-known checkers.
const known: [one: string, other: string, ratio: number][] = [
  ["000000", "ffffff", 21],
  ["777777", "ffffff", 4.48],
  ["767676", "ffffff", 4.54],
  ["ff0000", "ffffff", 4],
  ["0000ff", "ffffff", 8.59],
  ["808080", "808080", 1],
];
for (const [one, other, ratio] of known) {
  test(`the contrast of ${one} with ${other} is ${ratio}`, () => {
    const found = contrast(readColor(one)!, readColor(other)!);
    assert.ok(Math.abs(found - ratio) < 0.01, String(found));
    assert.equal(contrast(readColor(other)!, readColor(one)!), found);
  });
}

test("every colour becomes legible on both grounds, and stays where it is", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      for (const ground of GROUNDS) {
        const [shown, shownOn] = [readColor(legibleOn(ground, color).slice(1))!, readColor(ground)!];
        assert.ok(contrast(shown, shownOn) >= 7);
        if (contrast(color, shownOn) >= 7) assert.deepEqual(shown, color);
      }
    }),
    { seed: 26, numRuns: 2000 },
  );
});

test("a colour keeps its hue where it is darkened", () => {
  assert.equal(legibleOn(GROUNDS[0], [255, 0, 0]), "#b30000");
});

test("six digits are a colour, and nothing else", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      assert.deepEqual(readColor(writeColor(color).slice(1)), color);
    }),
    { seed: 26 },
  );
  for (const text of ["", "fff", "#ffffff", "fffff", "fffffff", "ggffff", " fffff", "ffffff\n"]) {
    assert.equal(readColor(text), undefined, JSON.stringify(text));
  }
});
