/**
 * The verse of the day, one day a line:
 *
 *     day | verses | what stands in where a translation does not have them
 *
 * - The day is a feast by its name in `celebration_table.ts`; or a month and day, from 17 December to 12 January; or a
 *   season with the number of its week, where it has one, and the day of the week. A Sunday may have a line for each
 *   of the three years of readings: A, B and C.
 * - Verses are written as in the translation files: a USFM book id, the chapter, the verse or verses; at most three,
 *   in the original numbering, in which a psalm's title counts as a verse, Joel has four chapters and Malachi three.
 *   A translation that counts otherwise is seen to.
 * - The last cell of a line is from the New Testament, which nearly every translation has. The few verses of it that
 *   some editions leave out have another beside them.
 * - No verse stands in two lines, so that none comes back within the year.
 * - A feast without a line has the verse of its day in the season. A line that begins with `#` is a remark.
 *
 * `npm test` says what an edit has broken: a day without a line, a verse that is not there or stands here twice.
 */
export const VERSE_TABLE = `
  # Advent: the Sundays after their Gospels, the weekdays after Isaiah
  advent 1 sunday A      | MAT 24:42
  advent 1 sunday B      | MRK 13:33
  advent 1 sunday C      | LUK 21:27-28
  advent 1 monday        | ISA 2:4-5     | PSA 122:6-7   | EPH 2:14
  advent 1 tuesday       | ISA 11:9      | LUK 10:23-24
  advent 1 wednesday     | ISA 25:8-9    | REV 21:4
  advent 1 thursday      | ISA 26:3-4    | PSA 118:8-9   | MAT 7:21
  advent 1 friday        | ISA 29:18-19  | PSA 27:13-14  | MAT 9:28-30
  advent 1 saturday      | ISA 30:21     | PSA 147:3-5   | MAT 9:35
  advent 2 sunday A      | MAT 3:1-2
  advent 2 sunday B      | MRK 1:1-3
  advent 2 sunday C      | LUK 3:4-6
  advent 2 monday        | ISA 35:3-4    | HEB 12:12-13
  advent 2 tuesday       | ISA 40:1-2    | MAT 18:12-14
  advent 2 wednesday     | ISA 40:29-31  | 2CO 4:16
  advent 2 thursday      | ISA 41:13     | HEB 13:5-6
  advent 2 friday        | ISA 48:17-18  | JHN 8:12
  advent 2 saturday      | PSA 80:4      | REV 22:17
  advent 3 sunday A      | MAT 11:4-6
  advent 3 sunday B      | JHN 1:6-8
  advent 3 sunday C      | LUK 3:10-11
  advent 3 monday        | PSA 25:8-10   | 1TH 5:5-6
  advent 3 tuesday       | ZEP 3:17      | PHP 4:4-5
  advent 3 wednesday     | ISA 45:8      | JAS 5:7-8
  advent 3 thursday      | ISA 54:10     | PSA 30:5-6    | ROM 11:29
  advent 3 friday        | ISA 56:1      | PSA 67:2-3    | ROM 13:11-12
  advent 4 sunday A      | MAT 1:22-23
  advent 4 sunday B      | LUK 1:30-31
  advent 4 sunday C      | LUK 1:45

  # The last days before Christmas, with the O antiphons
  12-17                  | WIS 8:1       | 1CO 1:30-31
  12-18                  | JER 23:5-6    | MAT 1:20-21
  12-19                  | ISA 11:1-2    | ROM 15:12
  12-20                  | ISA 22:22     | LUK 1:32-33
  12-21                  | MAL 3:20      | 2PE 1:19
  12-22                  | LUK 1:49-50
  12-23                  | ISA 7:14      | LUK 1:68-69
  12-24                  | ISA 9:5       | LUK 2:4-5

  # The Christmas season
  christmas              | LUK 2:10-11
  stephen                | ACT 7:59-60
  john                   | 1JN 1:3
  holy-innocents         | MAT 2:17-18
  holy-family            | LUK 2:51-52
  12-29                  | TIT 2:11-13
  12-30                  | JHN 1:14
  12-31                  | PSA 103:1-2   | 1TI 1:17
  mother-of-god          | NUM 6:24-26   | GAL 4:4-5
  01-02                  | HEB 1:1-2
  01-03                  | PHP 2:9-11
  01-04                  | 1JN 4:9-10
  01-05                  | ISA 60:1-2    | MAT 2:1-2
  christmas sunday       | JHN 1:1-3
  epiphany               | MAT 2:10-11
  01-07                  | ISA 49:6      | ACT 13:47
  01-08                  | 1JN 4:7-8
  01-09                  | 1JN 4:11-12
  01-10                  | 1JN 5:4-5
  01-11                  | 1JN 5:11-12
  01-12                  | 1JN 5:14-15
  baptism                | MAT 3:16-17

  # Lent
  lent wednesday         | JOL 2:12-13   | 2CO 5:20
  lent thursday          | DEU 30:19     | LUK 9:23-24
  lent friday            | ISA 58:6-7    | 1JN 3:17-18
  lent saturday          | LUK 5:31-32
  lent 1 sunday A        | MAT 4:4
  lent 1 sunday B        | MRK 1:14-15
  lent 1 sunday C        | LUK 4:8
  lent 1 monday          | MAT 25:40
  lent 1 tuesday         | ISA 55:10-11  | MAT 6:14-15
  lent 1 wednesday       | PSA 51:12-13  | HEB 10:22
  lent 1 thursday        | MAT 7:7-8
  lent 1 friday          | MAT 5:23-24
  lent 1 saturday        | PSA 119:1-2   | MAT 5:48
  lent 2 sunday A        | MAT 17:7-8
  lent 2 sunday B        | MRK 9:7
  lent 2 sunday C        | LUK 9:28-29
  lent 2 monday          | LUK 6:36-38
  lent 2 tuesday         | ISA 1:16-18   | JAS 4:8
  lent 2 wednesday       | MAT 20:26-28
  lent 2 thursday        | JER 17:7-8    | PSA 1:1-3     | MAT 7:18-20
  lent 2 friday          | MAT 21:42
  lent 2 saturday        | MIC 7:18-19   | LUK 15:18-19
  lent 3 sunday A        | JHN 4:13-14
  lent 3 sunday B        | JHN 2:19-21
  lent 3 sunday C        | 1CO 10:12-13
  lent 3 monday          | PSA 42:2-3    | JHN 4:10
  lent 3 tuesday         | PSA 25:4-5    | ACT 10:43
  lent 3 wednesday       | DEU 4:9       | JAS 1:25
  lent 3 thursday        | PSA 95:7-8    | HEB 3:12-13
  lent 3 friday          | HOS 14:2-3    | ACT 3:19
  lent 3 saturday        | HOS 6:1-3     | PSA 51:18-19  | HEB 13:15
  lent 4 sunday A        | JHN 9:25
  lent 4 sunday B        | JHN 3:16
  lent 4 sunday C        | LUK 15:20
  lent 4 monday          | ISA 65:17-18  | 2PE 3:13
  lent 4 tuesday         | PSA 46:2-3    | JHN 5:8-9
  lent 4 wednesday       | ISA 49:15-16  | JHN 5:24
  lent 4 thursday        | EXO 34:6      | PSA 145:8-9   | ROM 5:20-21
  lent 4 friday          | PSA 34:18-20  | 2CO 4:8-10
  lent 4 saturday        | JHN 7:37-38
  lent 5 sunday A        | JHN 11:25-26
  lent 5 sunday B        | JHN 12:24
  lent 5 sunday C        | JHN 8:10-11   | JHN 12:47
  lent 5 monday          | PSA 23:4      | HEB 2:18
  lent 5 tuesday         | JHN 8:28-29
  lent 5 wednesday       | JHN 8:31-32
  lent 5 thursday        | JHN 8:51
  lent 5 friday          | PSA 18:2-3    | ROM 8:33-34
  lent 5 saturday        | EZK 37:26-27  | HEB 8:10
  lent 6 sunday          | MAT 21:9
  lent 6 monday          | ISA 42:1-3    | MAT 12:20-21
  lent 6 tuesday         | PSA 71:5      | MRK 14:38
  lent 6 wednesday       | ISA 50:6-7    | HEB 5:8-9
  triduum thursday       | LUK 22:19-20  | MAT 26:26-28
  triduum friday         | ISA 53:4-5    | JHN 19:28-30
  triduum saturday       | LAM 3:25-26   | MAT 27:59-60

  # The Easter season
  easter                 | MAT 28:5-6
  easter 1 monday        | MAT 28:9-10
  easter 1 tuesday       | JHN 20:16
  easter 1 wednesday     | LUK 24:32
  easter 1 thursday      | LUK 24:36
  easter 1 friday        | JHN 21:12
  easter 1 saturday      | MRK 16:15     | MAT 28:7
  easter 2 sunday        | JHN 20:29
  easter 2 monday        | JHN 3:5
  easter 2 tuesday       | ACT 4:32
  easter 2 wednesday     | PSA 34:2-4    | JHN 3:17
  easter 2 thursday      | ACT 5:29-31
  easter 2 friday        | PSA 27:1      | ROM 6:9-10
  easter 2 saturday      | JHN 6:19-20
  easter 3 sunday A      | LUK 24:30-31
  easter 3 sunday B      | LUK 24:46-47
  easter 3 sunday C      | JHN 21:17
  easter 3 monday        | JHN 6:28-29
  easter 3 tuesday       | JHN 6:32-33
  easter 3 wednesday     | JHN 6:37
  easter 3 thursday      | PSA 66:16     | ACT 2:38-39
  easter 3 friday        | PSA 117:1-2   | JHN 6:56-57
  easter 3 saturday      | PSA 116:12-14 | ACT 9:31
  easter 4 sunday A      | JHN 10:9-10
  easter 4 sunday B      | JHN 10:11
  easter 4 sunday C      | JHN 10:27-28
  easter 4 monday        | JHN 10:14-15
  easter 4 tuesday       | JHN 10:29-30
  easter 4 wednesday     | JHN 12:46
  easter 4 thursday      | PSA 89:2-3    | ACT 13:38-39
  easter 4 friday        | JHN 14:1-3
  easter 4 saturday      | JHN 14:13-14
  easter 5 sunday A      | JHN 14:6
  easter 5 sunday B      | JHN 15:5
  easter 5 sunday C      | JHN 13:34-35
  easter 5 monday        | JHN 14:26
  easter 5 tuesday       | PSA 145:10-12 | 1CO 15:20-22
  easter 5 wednesday     | JHN 15:7-8
  easter 5 thursday      | JHN 15:9-11
  easter 5 friday        | JHN 15:14-15
  easter 5 saturday      | PSA 100:1-3   | ROM 6:4-5
  easter 6 sunday A      | JHN 14:15-16
  easter 6 sunday B      | JHN 15:12-13
  easter 6 sunday C      | JHN 14:27
  easter 6 monday        | JHN 15:26-27
  easter 6 tuesday       | ACT 16:30-31
  easter 6 wednesday     | JHN 16:13
  ascension              | ACT 1:10-11
  easter 6 friday        | JHN 16:22
  easter 6 saturday      | JHN 16:23-24
  easter 7 sunday A      | JHN 17:3
  easter 7 sunday B      | JHN 17:17-18
  easter 7 sunday C      | JHN 17:20-21
  easter 7 monday        | JHN 16:33
  easter 7 tuesday       | ACT 20:24
  easter 7 wednesday     | ACT 20:35
  easter 7 thursday      | ROM 8:26-27
  easter 7 friday        | ROM 8:14-15
  easter 7 saturday      | JOL 3:1-2     | ROM 5:5
  pentecost              | ACT 2:2-4

  # Solemnities, feasts and memorials of the year
  timothy-titus          | 2TI 1:6-7
  anthony-abbot          | MAT 19:21
  conversion-of-paul     | ACT 9:3-4
  thomas-aquinas         | WIS 7:7-8     | JAS 1:5
  john-bosco             | PHP 4:8
  presentation           | LUK 2:30-32
  scholastica            | SNG 8:6-7     | 1CO 13:8
  chair-of-peter         | MAT 16:18-19
  joseph                 | MAT 1:24
  annunciation           | LUK 1:38
  mark                   | MRK 16:20     | 1PE 5:8-9
  catherine              | 1JN 1:5
  philip-james           | JHN 14:8-9
  matthias               | JHN 15:16
  visitation             | LUK 1:41-42
  mary-help              | JHN 2:5
  mother-of-the-church   | JHN 19:26-27
  trinity                | 2CO 13:13
  corpus-christi         | JHN 6:51      | 1CO 11:26
  sacred-heart           | MAT 11:28-30
  immaculate-heart       | LUK 2:19
  barnabas               | ACT 11:24
  birth-of-john          | LUK 1:76-77
  peter-paul             | 2TI 4:7-8
  thomas                 | JHN 20:27-28
  cyril-methodius        | MAT 28:18-20
  benedict               | MAT 19:29
  mary-magdalene         | JHN 20:18
  bridget                | GAL 2:20
  james                  | 2CO 4:7
  joachim-anne           | MAT 13:16-17
  martha-mary-lazarus    | JHN 11:27
  ignatius-of-loyola     | 1CO 10:31
  transfiguration        | MAT 17:1-2
  edith-stein            | HOS 2:21-22   | JHN 4:23-24
  lawrence               | 2CO 9:7
  maximilian-kolbe       | 1JN 3:16
  assumption             | LUK 1:46-48
  queenship-of-mary      | REV 12:1
  bartholomew            | JHN 1:45-46
  monica                 | JAS 5:16
  augustine              | ROM 13:13-14
  passion-of-john        | JHN 3:30
  birth-of-mary          | ROM 8:28-29
  holy-cross             | JHN 3:14-15
  our-lady-of-sorrows    | LUK 2:34-35
  matthew                | MAT 9:9
  slomsek                | DAN 12:3      | 1TH 2:7-8
  vincent-de-paul        | PRO 19:17     | HEB 13:16
  archangels             | JHN 1:51
  jerome                 | 2TI 3:16-17
  therese                | MAT 18:2-4
  guardian-angels        | PSA 91:11-12  | MAT 18:10
  francis                | GAL 6:14
  rosary                 | ACT 1:14
  teresa-of-avila        | PSA 62:2-3    | MAT 6:34
  luke                   | LUK 10:2
  simon-jude             | EPH 2:19-20
  all-saints             | REV 7:9-10
  all-souls              | WIS 3:1-3     | JHN 6:40
  lateran                | 1CO 3:16
  martin                 | MAT 25:35-36
  elizabeth-of-hungary   | PRO 31:20     | MAT 6:3-4
  presentation-of-mary   | ZEC 2:14      | LUK 11:27-28
  cecilia                | PSA 104:33    | COL 3:16
  christ-the-king A      | MAT 25:34
  christ-the-king B      | JHN 18:37
  christ-the-king C      | LUK 23:42-43
  andrew                 | MAT 4:18-20
  francis-xavier         | 1CO 9:16
  immaculate-conception  | LUK 1:28
  lucy                   | EPH 5:8
  john-of-the-cross      | 1CO 2:9

  # The Sundays of ordinary time, after the Gospel or another reading of the year
  ordinary 2 sunday A    | JHN 1:29
  ordinary 2 sunday B    | JHN 1:38-39
  ordinary 2 sunday C    | JHN 2:11
  ordinary 3 sunday A    | MAT 4:16-17
  ordinary 3 sunday B    | MRK 1:17-18
  ordinary 3 sunday C    | LUK 4:18-19
  ordinary 4 sunday A    | MAT 5:3-5
  ordinary 4 sunday B    | MRK 1:22
  ordinary 4 sunday C    | 1CO 13:13
  ordinary 5 sunday A    | MAT 5:14-16
  ordinary 5 sunday B    | MRK 1:35
  ordinary 5 sunday C    | LUK 5:4-5
  ordinary 6 sunday A    | MAT 5:17
  ordinary 6 sunday B    | MRK 1:40-41
  ordinary 6 sunday C    | LUK 6:20-21
  ordinary 7 sunday A    | MAT 5:44-45
  ordinary 7 sunday B    | MRK 2:5
  ordinary 7 sunday C    | LUK 6:27-28
  ordinary 8 sunday A    | MAT 6:31-33
  ordinary 8 sunday B    | MRK 2:22
  ordinary 8 sunday C    | LUK 6:45
  ordinary 9 sunday A    | MAT 7:24-25
  ordinary 9 sunday B    | MRK 2:27-28
  ordinary 9 sunday C    | LUK 7:6-7
  ordinary 10 sunday A   | MAT 9:12-13
  ordinary 10 sunday B   | MRK 3:33-35
  ordinary 10 sunday C   | LUK 7:13-14
  ordinary 11 sunday A   | MAT 9:36-38
  ordinary 11 sunday B   | MRK 4:26-27
  ordinary 11 sunday C   | LUK 7:47-48
  ordinary 12 sunday A   | MAT 10:29-31
  ordinary 12 sunday B   | MRK 4:38-39
  ordinary 12 sunday C   | LUK 9:20
  ordinary 13 sunday A   | MAT 10:42
  ordinary 13 sunday B   | MRK 5:36
  ordinary 13 sunday C   | LUK 9:62
  ordinary 14 sunday A   | MAT 11:25-26
  ordinary 14 sunday B   | 2CO 12:9
  ordinary 14 sunday C   | LUK 10:5-6
  ordinary 15 sunday A   | MAT 13:23
  ordinary 15 sunday B   | EPH 1:3
  ordinary 15 sunday C   | LUK 10:36-37
  ordinary 16 sunday A   | MAT 13:31-32
  ordinary 16 sunday B   | MRK 6:31
  ordinary 16 sunday C   | LUK 10:41-42
  ordinary 17 sunday A   | MAT 13:44-46
  ordinary 17 sunday B   | JHN 6:11
  ordinary 17 sunday C   | LUK 11:9-10
  ordinary 18 sunday A   | MAT 14:19-20
  ordinary 18 sunday B   | JHN 6:35
  ordinary 18 sunday C   | LUK 12:15
  ordinary 19 sunday A   | MAT 14:29-31
  ordinary 19 sunday B   | JHN 6:47-48
  ordinary 19 sunday C   | LUK 12:32-34
  ordinary 20 sunday A   | MAT 15:28
  ordinary 20 sunday B   | JHN 6:54
  ordinary 20 sunday C   | HEB 12:1-2
  ordinary 21 sunday A   | MAT 16:15-16
  ordinary 21 sunday B   | JHN 6:68-69
  ordinary 21 sunday C   | LUK 13:29-30
  ordinary 22 sunday A   | ROM 12:1-2
  ordinary 22 sunday B   | JAS 1:22
  ordinary 22 sunday C   | LUK 14:13-14
  ordinary 23 sunday A   | MAT 18:19-20
  ordinary 23 sunday B   | MRK 7:37
  ordinary 23 sunday C   | LUK 14:27
  ordinary 24 sunday A   | MAT 18:21-22
  ordinary 24 sunday B   | MRK 8:34-35
  ordinary 24 sunday C   | LUK 15:7
  ordinary 25 sunday A   | ISA 55:8-9    | PHP 1:21
  ordinary 25 sunday B   | MRK 9:35
  ordinary 25 sunday C   | LUK 16:13
  ordinary 26 sunday A   | PHP 2:3-4
  ordinary 26 sunday B   | MRK 9:41
  ordinary 26 sunday C   | 1TI 6:11-12
  ordinary 27 sunday A   | PHP 4:6-7
  ordinary 27 sunday B   | MRK 10:14-16
  ordinary 27 sunday C   | LUK 17:5-6
  ordinary 28 sunday A   | PHP 4:12-13
  ordinary 28 sunday B   | MRK 10:27
  ordinary 28 sunday C   | LUK 17:15-16
  ordinary 29 sunday A   | MAT 22:20-21
  ordinary 29 sunday B   | MRK 10:43-45
  ordinary 29 sunday C   | LUK 18:1
  ordinary 30 sunday A   | MAT 22:37-39
  ordinary 30 sunday B   | MRK 10:51-52
  ordinary 30 sunday C   | LUK 18:13-14
  ordinary 31 sunday A   | MAT 23:11-12
  ordinary 31 sunday B   | MRK 12:29-31
  ordinary 31 sunday C   | LUK 19:9-10
  ordinary 32 sunday A   | 1TH 4:13-14
  ordinary 32 sunday B   | MRK 12:43-44
  ordinary 32 sunday C   | LUK 20:38
  ordinary 33 sunday A   | MAT 25:21
  ordinary 33 sunday B   | MRK 13:31
  ordinary 33 sunday C   | LUK 21:18-19

  # The weekdays of ordinary time: psalms on Monday, Paul on Tuesday, the Law, the history and the prophets on
  # Wednesday, the Gospel on Thursday, other writings of the apostles on Friday, wisdom on Saturday
  ordinary 1 monday      | PSA 19:8-9    | LUK 8:21
  ordinary 1 tuesday     | ROM 1:16
  ordinary 1 wednesday   | 1SA 3:10      | PSA 85:9      | LUK 8:15
  ordinary 1 thursday    | JHN 1:12-13
  ordinary 1 friday      | HEB 4:16
  ordinary 1 saturday    | PRO 3:5-6     | PSA 37:23-24  | 1PE 4:19
  ordinary 2 monday      | PSA 40:9      | HEB 10:7
  ordinary 2 tuesday     | ROM 3:23-24
  ordinary 2 wednesday   | 1SA 17:47     | EPH 6:10-11
  ordinary 2 thursday    | JHN 1:16-17
  ordinary 2 friday      | HEB 13:8
  ordinary 2 saturday    | PRO 4:23      | PHP 2:14-15
  ordinary 3 monday      | PSA 96:1-3    | ACT 1:8
  ordinary 3 tuesday     | ROM 5:1-2
  ordinary 3 wednesday   | 2SA 22:29-30  | PSA 138:3     | PHP 4:19
  ordinary 3 thursday    | MAT 5:6-8
  ordinary 3 friday      | HEB 11:1
  ordinary 3 saturday    | PRO 16:3      | COL 3:23-24
  ordinary 4 monday      | PSA 31:25     | 2TI 4:18
  ordinary 4 tuesday     | ROM 5:8
  ordinary 4 wednesday   | GEN 28:15     | ACT 18:9-10
  ordinary 4 thursday    | MAT 5:9-10
  ordinary 4 friday      | HEB 10:23-25
  ordinary 4 saturday    | 1KI 3:9       | JAS 3:13
  ordinary 5 monday      | PSA 104:24    | ACT 17:24-25
  ordinary 5 tuesday     | ROM 6:23
  ordinary 5 wednesday   | GEN 1:1-3     | PSA 33:8-9    | HEB 11:3
  ordinary 5 thursday    | MAT 6:6
  ordinary 5 friday      | HEB 4:12
  ordinary 5 saturday    | PRO 15:1      | JAS 1:19-20
  ordinary 6 monday      | PSA 119:105   | JHN 12:35
  ordinary 6 tuesday     | ROM 8:1-2
  ordinary 6 wednesday   | GEN 9:13-15   | PSA 36:6-8    | HEB 13:20-21
  ordinary 6 thursday    | MAT 6:9-10
  ordinary 6 friday      | JAS 1:2-4
  ordinary 6 saturday    | PRO 9:10      | PSA 111:10    | 1CO 3:18-19
  ordinary 7 monday      | PSA 23:1-3    | 1PE 2:25
  ordinary 7 tuesday     | ROM 8:18
  ordinary 7 wednesday   | LEV 19:18     | ROM 13:9-10
  ordinary 7 thursday    | MAT 6:19-21
  ordinary 7 friday      | JAS 3:17-18
  ordinary 7 saturday    | SIR 6:14-16   | 1TH 5:11
  ordinary 8 monday      | PSA 32:1-2    | ROM 4:7-8
  ordinary 8 tuesday     | ROM 8:31-32
  ordinary 8 wednesday   | DEU 6:4-6     | 1JN 5:3
  ordinary 8 thursday    | MAT 7:1-2
  ordinary 8 friday      | JAS 4:10
  ordinary 8 saturday    | PRO 17:17     | ROM 12:15-16
  ordinary 9 monday      | PSA 121:1-2   | HEB 7:25
  ordinary 9 tuesday     | ROM 8:38-39   | 2CO 13:11
  ordinary 9 wednesday   | DEU 7:9       | 1CO 1:9
  ordinary 9 thursday    | MAT 7:12
  ordinary 9 friday      | JAS 1:17
  ordinary 9 saturday    | TOB 4:19      | EPH 6:18
  ordinary 10 monday     | PSA 8:4-6     | HEB 2:9
  ordinary 10 tuesday    | ROM 10:9-10
  ordinary 10 wednesday  | DEU 31:8      | 1CO 16:13-14
  ordinary 10 thursday   | LUK 10:27
  ordinary 10 friday     | 1PE 1:3
  ordinary 10 saturday   | PRO 16:9      | JAS 4:14-15
  ordinary 11 monday     | PSA 5:4       | LUK 11:1
  ordinary 11 tuesday    | ROM 11:33
  ordinary 11 wednesday  | JOS 1:9       | 2TI 2:1
  ordinary 11 thursday   | MAT 6:25-26
  ordinary 11 friday     | 1PE 2:9
  ordinary 11 saturday   | SIR 2:10-11   | PSA 34:5-6    | ROM 10:11-12
  ordinary 12 monday     | PSA 33:20-22  | ROM 8:24-25
  ordinary 12 tuesday    | ROM 12:9-11
  ordinary 12 wednesday  | GEN 15:5-6    | HEB 11:8
  ordinary 12 thursday   | MAT 7:13-14
  ordinary 12 friday     | 1PE 2:21
  ordinary 12 saturday   | PRO 18:10     | PSA 91:1-2    | ACT 4:12
  ordinary 13 monday     | PSA 84:2-3    | REV 21:3
  ordinary 13 tuesday    | ROM 13:8
  ordinary 13 wednesday  | AMO 5:14-15   | 3JN 1:11
  ordinary 13 thursday   | MAT 10:32
  ordinary 13 friday     | 1PE 3:8-9
  ordinary 13 saturday   | PRO 10:12     | 1PE 1:22
  ordinary 14 monday     | PSA 139:13-14 | JAS 1:18
  ordinary 14 tuesday    | ROM 14:7-8
  ordinary 14 wednesday  | HOS 11:4      | JHN 13:1
  ordinary 14 thursday   | LUK 11:13
  ordinary 14 friday     | 1PE 3:15
  ordinary 14 saturday   | ECC 4:9-10    | PSA 133:1     | 1CO 1:10
  ordinary 15 monday     | PSA 65:10     | ACT 14:17
  ordinary 15 tuesday    | ROM 15:13
  ordinary 15 wednesday  | EXO 3:14      | REV 1:8
  ordinary 15 thursday   | MAT 10:7-8
  ordinary 15 friday     | 1PE 4:8-10
  ordinary 15 saturday   | PRO 14:31     | JAS 1:27
  ordinary 16 monday     | PSA 50:14-15  | 1TI 2:1-2
  ordinary 16 tuesday    | 1CO 1:27-29
  ordinary 16 wednesday  | MIC 6:8       | COL 3:17
  ordinary 16 thursday   | MAT 13:33
  ordinary 16 friday     | 1PE 5:6-7
  ordinary 16 saturday   | WIS 12:19     | 2PE 3:18
  ordinary 17 monday     | PSA 62:6-8    | 1CO 3:11
  ordinary 17 tuesday    | 1CO 6:19-20
  ordinary 17 wednesday  | EXO 33:14     | 2TH 3:16
  ordinary 17 thursday   | MAT 19:26
  ordinary 17 friday     | 2PE 3:8-9
  ordinary 17 saturday   | PRO 27:17     | COL 4:6
  ordinary 18 monday     | PSA 68:20     | 2CO 9:15
  ordinary 18 tuesday    | 1CO 12:4-6
  ordinary 18 wednesday  | JER 31:3      | EPH 5:1-2
  ordinary 18 thursday   | JHN 6:63
  ordinary 18 friday     | 1JN 1:8-9
  ordinary 18 saturday   | ECC 3:11      | REV 4:11
  ordinary 19 monday     | PSA 113:2-3   | ROM 11:36
  ordinary 19 tuesday    | 1CO 12:26-27
  ordinary 19 wednesday  | 1KI 19:11-12  | PSA 46:11     | JHN 10:3-4
  ordinary 19 thursday   | MRK 9:23-24
  ordinary 19 friday     | 1JN 2:1-2
  ordinary 19 saturday   | PRO 31:30     | 1PE 3:4
  ordinary 20 monday     | PSA 37:4-5    | 1JN 3:21-22
  ordinary 20 tuesday    | 1CO 15:57-58
  ordinary 20 wednesday  | RUT 1:16      | 1CO 13:4-6
  ordinary 20 thursday   | MRK 11:24-25
  ordinary 20 friday     | 1JN 3:1-2
  ordinary 20 saturday   | SIR 28:2      | ROM 15:7
  ordinary 21 monday     | PSA 63:2-4    | PHP 3:8
  ordinary 21 tuesday    | 2CO 1:3-4
  ordinary 21 wednesday  | JOS 24:15     | ACT 10:34-35
  ordinary 21 thursday   | MAT 17:20
  ordinary 21 friday     | 1JN 4:18-19
  ordinary 21 saturday   | PRO 16:24     | EPH 4:29
  ordinary 22 monday     | PSA 90:14     | 1TI 4:4-5
  ordinary 22 tuesday    | 2CO 3:17-18
  ordinary 22 wednesday  | ISA 12:2-3    | 2TI 1:12
  ordinary 22 thursday   | LUK 1:37
  ordinary 22 friday     | REV 3:20
  ordinary 22 saturday   | PRO 22:6      | COL 2:6-7
  ordinary 23 monday     | PSA 143:8     | COL 1:9-10
  ordinary 23 tuesday    | 2CO 4:6
  ordinary 23 wednesday  | ISA 30:15     | HEB 4:9-10
  ordinary 23 thursday   | JHN 14:23
  ordinary 23 friday     | EPH 4:1-3
  ordinary 23 saturday   | JOB 28:28     | HEB 11:6
  ordinary 24 monday     | PSA 28:7      | 2CO 12:10
  ordinary 24 tuesday    | 2CO 4:17-18
  ordinary 24 wednesday  | ISA 43:1-2    | ROM 8:35-37
  ordinary 24 thursday   | LUK 16:10
  ordinary 24 friday     | EPH 4:32
  ordinary 24 saturday   | ECC 3:1       | EPH 5:15-17
  ordinary 25 monday     | PSA 126:5-6   | JAS 1:12
  ordinary 25 tuesday    | 2CO 5:17
  ordinary 25 wednesday  | ISA 43:18-19  | GAL 6:15
  ordinary 25 thursday   | LUK 17:3-4
  ordinary 25 friday     | EPH 2:4-5
  ordinary 25 saturday   | PRO 30:8      | 1TI 6:6-8
  ordinary 26 monday     | PSA 131:1-2   | 1PE 2:2-3
  ordinary 26 tuesday    | 2CO 9:8
  ordinary 26 wednesday  | NEH 8:10      | ROM 14:17
  ordinary 26 thursday   | LUK 17:20-21
  ordinary 26 friday     | COL 3:12-14
  ordinary 26 saturday   | JOB 1:21      | PSA 73:25-26  | JAS 5:11
  ordinary 27 monday     | PSA 86:11-12  | 1JN 2:5-6
  ordinary 27 tuesday    | GAL 5:13-14
  ordinary 27 wednesday  | ISA 57:15     | LUK 1:51-52
  ordinary 27 thursday   | JHN 3:3
  ordinary 27 friday     | PHP 1:6
  ordinary 27 saturday   | WIS 11:24-26  | PSA 86:5-6    | 1TI 2:3-4
  ordinary 28 monday     | PSA 92:2-3    | HEB 12:28
  ordinary 28 tuesday    | GAL 5:22-23
  ordinary 28 wednesday  | JER 1:7-8     | 1TI 4:12
  ordinary 28 thursday   | JHN 4:34
  ordinary 28 friday     | PHP 3:13-14
  ordinary 28 saturday   | SIR 18:13     | 2TH 3:5
  ordinary 29 monday     | PSA 121:7-8   | 2TH 3:3
  ordinary 29 tuesday    | GAL 6:2
  ordinary 29 wednesday  | JER 29:11-13  | HEB 10:35-36
  ordinary 29 thursday   | JHN 10:16
  ordinary 29 friday     | 2TI 2:11-13
  ordinary 29 saturday   | ECC 11:6      | 1CO 3:7-8
  ordinary 30 monday     | PSA 128:1-2   | EPH 6:1-3
  ordinary 30 tuesday    | GAL 6:9-10
  ordinary 30 wednesday  | ZEC 4:6       | 2CO 3:5
  ordinary 30 thursday   | JHN 12:26
  ordinary 30 friday     | 1TI 1:15
  ordinary 30 saturday   | TOB 12:8      | COL 4:2
  ordinary 31 monday     | PSA 130:5-6   | ROM 15:4
  ordinary 31 tuesday    | EPH 2:8-10
  ordinary 31 wednesday  | LAM 3:22-24   | PSA 136:1     | 2TH 2:16-17
  ordinary 31 thursday   | LUK 12:35-37
  ordinary 31 friday     | REV 14:13
  ordinary 31 saturday   | JOB 19:25-27  | REV 1:17-18
  ordinary 32 monday     | PSA 24:3-5    | HEB 12:14
  ordinary 32 tuesday    | EPH 3:20-21
  ordinary 32 wednesday  | EZK 36:26-27  | TIT 3:4-6
  ordinary 32 thursday   | JHN 5:28-29
  ordinary 32 friday     | 2CO 5:1
  ordinary 32 saturday   | WIS 6:12-13   | 1TH 5:23-24
  ordinary 33 monday     | PSA 90:12     | HEB 13:14
  ordinary 33 tuesday    | 1TH 5:16-18
  ordinary 33 wednesday  | HAB 3:17-18   | 1PE 5:10
  ordinary 33 thursday   | MAT 24:13-14
  ordinary 33 friday     | REV 21:5
  ordinary 33 saturday   | ECC 12:13     | 1JN 2:17
  ordinary 34 monday     | PSA 93:1-2    | REV 11:15
  ordinary 34 tuesday    | COL 3:3-4
  ordinary 34 wednesday  | DAN 7:13-14   | REV 1:7
  ordinary 34 thursday   | LUK 21:36
  ordinary 34 friday     | REV 22:20
  ordinary 34 saturday   | MAL 3:16      | JUD 1:24-25
`;
