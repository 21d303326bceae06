/**
 * The verse of the day, one day a line:
 *
 *     day | verses | what stands in where a translation does not have them | …
 *
 * - The day is a feast by its name in `feast_table.ts`; or a month and day, from 17 December to 12 January; or a
 *   season with the number of its week and the day of the week.
 * - Verses are written as in the translation files, at most three, in the original numbering: a psalm's title counts
 *   as a verse, Joel has four chapters and Malachi three. Other numberings are seen to.
 * - The last cell of every line is from the New Testament, which nearly every translation has.
 * - No verse stands in two lines.
 */
export const VERSE_TABLE = `
  christmas | LUK 2:10-11
  easter    | LUK 24:5-6
  pentecost | ACT 2:4
`;
