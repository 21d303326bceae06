import type { LocalizedName } from "../calendar/mod.ts";
import { parseCitation } from "../versification/mod.ts";
import type { Reading } from "./masses.ts";
import { isPassion } from "./titles.ts";

/**
 * The words with which a reader begins, a book a line: book | Slovenian | English | witnesses. `H` was seen on Slovenian
 * pages, the others follow them by analogy.
 */
const OPENINGS = `
  GEN | Berilo iz prve Mojzesove knjige                      | A reading from the book of Genesis                                  | H
  EXO | Berilo iz druge Mojzesove knjige                     | A reading from the book of Exodus                                   | H
  LEV | Berilo iz tretje Mojzesove knjige                    | A reading from the book of Leviticus                                | H
  NUM | Berilo iz četrte Mojzesove knjige                    | A reading from the book of Numbers                                  | H
  DEU | Berilo iz pete Mojzesove knjige                      | A reading from the book of Deuteronomy                              | H
  JOS | Berilo iz Jozuetove knjige                           | A reading from the book of Joshua                                   | H
  JDG | Berilo iz knjige Sodnikov                            | A reading from the book of Judges                                   | H
  RUT | Berilo iz Rutine knjige                              | A reading from the book of Ruth                                     | by analogy
  1SA | Berilo iz prve Samuelove knjige                      | A reading from the first book of Samuel                             | H
  2SA | Berilo iz druge Samuelove knjige                     | A reading from the second book of Samuel                            | H
  1KI | Berilo iz prve knjige kraljev                        | A reading from the first book of Kings                              | H
  2KI | Berilo iz druge knjige kraljev                       | A reading from the second book of Kings                             | H
  1CH | Berilo iz prve kroniške knjige                       | A reading from the first book of Chronicles                         | by analogy
  2CH | Berilo iz druge kroniške knjige                      | A reading from the second book of Chronicles                        | H
  EZR | Berilo iz Ezrove knjige                              | A reading from the book of Ezra                                     | by analogy
  NEH | Berilo iz Nehemijeve knjige                          | A reading from the book of Nehemiah                                 | by analogy
  TOB | Berilo iz Tobitove knjige                            | A reading from the book of Tobit                                    | by analogy
  JDT | Berilo iz Juditine knjige                            | A reading from the book of Judith                                   | by analogy
  EST | Berilo iz Esterine knjige                            | A reading from the book of Esther                                   | by analogy
  1MA | Berilo iz prve knjige Makabejcev                     | A reading from the first book of Maccabees                          | H
  2MA | Berilo iz druge knjige Makabejcev                    | A reading from the second book of Maccabees                         | by analogy
  JOB | Berilo iz Jobove knjige                              | A reading from the book of Job                                      | by analogy
  PRO | Berilo iz knjige Pregovorov                          | A reading from the book of Proverbs                                 | H
  ECC | Berilo iz knjige Pridigarja                          | A reading from the book of Ecclesiastes                             | H
  SNG | Berilo iz Visoke pesmi                               | A reading from the Song of Songs                                    | by analogy
  WIS | Berilo iz Knjige modrosti                            | A reading from the book of Wisdom                                   | H
  SIR | Berilo iz Sirahove knjige                            | A reading from the book of Sirach                                   | H
  ISA | Berilo iz knjige preroka Izaija                      | A reading from the book of the prophet Isaiah                       | H
  JER | Berilo iz knjige preroka Jeremija                    | A reading from the book of the prophet Jeremiah                     | H
  BAR | Berilo iz knjige preroka Baruha                      | A reading from the book of the prophet Baruch                       | H
  EZK | Berilo iz knjige preroka Ezekiela                    | A reading from the book of the prophet Ezekiel                      | H
  DAN | Berilo iz knjige preroka Daniela                     | A reading from the book of the prophet Daniel                       | H
  HOS | Berilo iz knjige preroka Ozeja                       | A reading from the book of the prophet Hosea                        | H
  JOL | Berilo iz knjige preroka Joela                       | A reading from the book of the prophet Joel                         | by analogy
  AMO | Berilo iz knjige preroka Amosa                       | A reading from the book of the prophet Amos                         | by analogy
  OBA | Berilo iz knjige preroka Abdija                      | A reading from the book of the prophet Obadiah                      | by analogy
  JON | Berilo iz knjige preroka Jona                        | A reading from the book of the prophet Jonah                        | by analogy
  MIC | Berilo iz knjige preroka Miheja                      | A reading from the book of the prophet Micah                        | H
  NAM | Berilo iz knjige preroka Nahuma                      | A reading from the book of the prophet Nahum                        | by analogy
  HAB | Berilo iz knjige preroka Habakuka                    | A reading from the book of the prophet Habakkuk                     | by analogy
  ZEP | Berilo iz knjige preroka Sofonija                    | A reading from the book of the prophet Zephaniah                    | H
  HAG | Berilo iz knjige preroka Ageja                       | A reading from the book of the prophet Haggai                       | by analogy
  ZEC | Berilo iz knjige preroka Zaharija                    | A reading from the book of the prophet Zechariah                    | H
  MAL | Berilo iz knjige preroka Malahija                    | A reading from the book of the prophet Malachi                      | H
  LAM | Berilo iz Žalostink                                  | A reading from the book of Lamentations                             | by analogy
  MAT | Iz svetega evangelija po Mateju                      | A reading from the holy gospel according to Matthew                 | H
  MRK | Iz svetega evangelija po Marku                       | A reading from the holy gospel according to Mark                    | H
  LUK | Iz svetega evangelija po Luku                        | A reading from the holy gospel according to Luke                    | H
  JHN | Iz svetega evangelija po Janezu                      | A reading from the holy gospel according to John                    | H
  ACT | Berilo iz Apostolskih del                            | A reading from the Acts of the Apostles                             | H
  ROM | Berilo iz pisma apostola Pavla Rimljanom             | A reading from the letter of Saint Paul to the Romans               | H
  1CO | Berilo iz prvega pisma apostola Pavla Korinčanom     | A reading from the first letter of Saint Paul to the Corinthians    | H
  2CO | Berilo iz drugega pisma apostola Pavla Korinčanom    | A reading from the second letter of Saint Paul to the Corinthians   | H
  GAL | Berilo iz pisma apostola Pavla Galačanom             | A reading from the letter of Saint Paul to the Galatians            | H
  EPH | Berilo iz pisma apostola Pavla Efežanom              | A reading from the letter of Saint Paul to the Ephesians            | H
  PHP | Berilo iz pisma apostola Pavla Filipljanom           | A reading from the letter of Saint Paul to the Philippians          | H
  COL | Berilo iz pisma apostola Pavla Kološanom             | A reading from the letter of Saint Paul to the Colossians           | H
  1TH | Berilo iz prvega pisma apostola Pavla Tesaloničanom  | A reading from the first letter of Saint Paul to the Thessalonians  | H
  2TH | Berilo iz drugega pisma apostola Pavla Tesaloničanom | A reading from the second letter of Saint Paul to the Thessalonians | H
  1TI | Berilo iz prvega pisma apostola Pavla Timoteju       | A reading from the first letter of Saint Paul to Timothy            | by analogy
  2TI | Berilo iz drugega pisma apostola Pavla Timoteju      | A reading from the second letter of Saint Paul to Timothy           | H
  TIT | Berilo iz pisma apostola Pavla Titu                  | A reading from the letter of Saint Paul to Titus                    | H
  PHM | Berilo iz pisma apostola Pavla Filemonu              | A reading from the letter of Saint Paul to Philemon                 | H
  HEB | Berilo iz pisma Hebrejcem                            | A reading from the letter to the Hebrews                            | H
  JAS | Berilo iz pisma apostola Jakoba                      | A reading from the letter of Saint James                            | H
  1PE | Berilo iz prvega pisma apostola Petra                | A reading from the first letter of Saint Peter                      | H
  2PE | Berilo iz drugega pisma apostola Petra               | A reading from the second letter of Saint Peter                     | H
  1JN | Berilo iz prvega pisma apostola Janeza               | A reading from the first letter of Saint John                       | H
  2JN | Berilo iz drugega pisma apostola Janeza              | A reading from the second letter of Saint John                      | by analogy
  3JN | Berilo iz tretjega pisma apostola Janeza             | A reading from the third letter of Saint John                       | by analogy
  JUD | Berilo iz pisma apostola Juda                        | A reading from the letter of Saint Jude                             | by analogy
  REV | Berilo iz knjige Razodetja                           | A reading from the book of Revelation                               | H
`;

/** The Passion on Palm Sunday and Good Friday, by analogy. */
const PASSION: Readonly<Record<string, LocalizedName>> = {
  MAT: passion("Mateju", "Matthew"),
  MRK: passion("Marku", "Mark"),
  LUK: passion("Luku", "Luke"),
  JHN: passion("Janezu", "John"),
};

let openings: ReadonlyMap<string, LocalizedName> | undefined;

/** Returns the words with which the reader begins a reading; undefined for psalms, acclamations and unknown books. */
export function openingOf({ kind, title, citation }: Reading): LocalizedName | undefined {
  if (kind === "psalm" || kind === "acclamation") return undefined;
  const { book } = parseCitation(citation).passages[0]!;
  if (isPassion(title)) return PASSION[book];
  openings ??= readOpenings();
  return openings.get(book);
}

function readOpenings(): ReadonlyMap<string, LocalizedName> {
  const lines = OPENINGS.trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [book = "", slovenian = "", english = ""] = line.split("|").map((cell) => cell.trim());
      return [book, { slovenian, english }];
    }),
  );
}

function passion(slovenian: string, english: string): LocalizedName {
  return {
    slovenian: `Trpljenje našega Gospoda Jezusa Kristusa po ${slovenian}`,
    english: `The Passion of our Lord Jesus Christ according to ${english}`,
  };
}
