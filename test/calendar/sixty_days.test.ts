/**
 * Sixty days of 2027 to 2029, judged by the norms before they were looked up: what is kept, its rank and colour. UN are the
 * Universal Norms on the Liturgical Year and the Calendar, SI the calendar of Slovenia.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { liturgicalDay } from "../../src/calendar/mod.ts";

/** Date, what is kept (an id, or `-` for a day of its season), rank, colour, norm. */
const DAYS = `
2027-01-01 mother-of-god solemnity white UN 35
2027-01-02 basil-gregory memorial white UN 59
2027-01-03 - sunday white UN 36
2027-01-06 epiphany solemnity white UN 37
2027-01-10 baptism feast white UN 38
2027-01-11 paulinus memorial white SI
2027-02-02 presentation feast white UN 59
2027-02-09 - weekday green UN 44
2027-02-10 - weekday violet UN 29
2027-02-14 - sunday violet UN 30
2027-02-22 chair-of-peter feast white UN 59
2027-02-24 matthias feast red SI
2027-03-07 - sunday rose UN 30
2027-03-19 joseph solemnity white UN 59
2027-03-21 - sunday red UN 30
2027-03-25 - triduum white UN 19
2027-03-26 - triduum red UN 20
2027-03-28 easter solemnity white UN 22
2027-03-29 - solemnity white UN 24
2027-04-05 annunciation solemnity white UN 60
2027-04-29 catherine feast white SI
2027-05-06 ascension solemnity white UN 25
2027-05-16 pentecost solemnity red UN 22
2027-05-17 mother-of-the-church memorial white SI
2027-05-23 trinity solemnity white UN 58
2027-05-24 mary-help solemnity white SI
2027-05-27 corpus-christi solemnity white UN 58
2027-06-04 sacred-heart solemnity white UN 58
2027-07-05 cyril-methodius solemnity white SI
2027-07-25 - sunday green UN 59
2027-08-15 assumption solemnity white UN 59
2027-10-31 - sunday green UN 59
2027-11-02 all-souls solemnity violet UN 59
2027-11-21 christ-the-king solemnity white UN 58
2027-11-28 - sunday violet UN 40
2027-12-08 immaculate-conception solemnity white UN 59
2027-12-26 holy-family feast white UN 35
2028-01-09 baptism feast white UN 38
2028-01-25 conversion-of-paul feast white UN 59
2028-02-29 - weekday green UN 44
2028-03-01 - weekday violet UN 29
2028-03-20 joseph solemnity white UN 60
2028-03-25 annunciation solemnity white UN 59
2028-04-16 easter solemnity white UN 22
2028-04-25 mark feast red UN 59
2028-05-25 ascension solemnity white UN 25
2028-06-23 sacred-heart solemnity white UN 58
2028-06-24 birth-of-john solemnity white UN 59
2028-06-27 hemma memorial white SI
2028-08-06 transfiguration feast white UN 59
2028-09-14 holy-cross feast red UN 59
2028-11-05 - sunday green UN 43
2028-12-17 - sunday rose UN 40
2028-12-31 holy-family feast white UN 35
2029-02-14 - weekday violet UN 29
2029-03-19 joseph solemnity white UN 59
2029-03-25 - sunday red UN 30
2029-04-09 annunciation solemnity white UN 60
2029-06-09 immaculate-heart memorial white UN 58
2029-12-09 - sunday violet UN 59
`
  .trim()
  .split("\n");

test("there are sixty", () => assert.equal(DAYS.length, 60));

for (const line of DAYS) {
  test(line, () => {
    const [date = "", id, rank, color] = line.split(" ");
    const day = liturgicalDay(date);
    assert.deepEqual([day.celebration?.id ?? "-", day.rank, day.color], [id, rank, color]);
  });
}
