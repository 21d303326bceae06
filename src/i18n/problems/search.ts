import type { Sentences } from "./sentences.ts";
import { shorten } from "./shorten.ts";

/** The reasons for which a query cannot be searched for. */
export const querySentences: Sentences<"query"> = {
  too_long: {
    sl: ({ max }) => `Iskalni niz je predolg: ima lahko največ ${max} znakov`,
    en: ({ max }) => `The query is too long: it may have ${max} characters at most`,
  },
  no_words: {
    sl: ({ query }) => `V iskalnem nizu »${shorten(query)}« ni nobene besede ali številke`,
    en: ({ query }) => `There is no word or number in the query “${shorten(query)}”`,
  },
  only_exclusions: {
    sl: ({ query }) => `Iskalni niz »${shorten(query)}« besede samo izključuje. Dodajte vsaj eno, ki naj bo v vrstici`,
    en: ({ query }) => `The query “${shorten(query)}” only excludes words. Add at least one that must be in the verse`,
  },
};

/** The reasons for which a list of books cannot be searched in: second halves of sentences. */
export const bookListSentences: Sentences<"book_list"> = {
  too_long: {
    sl: "seznam knjig je predolg",
    en: "the list of books is too long",
  },
  unknown: {
    sl: ({ part }) => `ni knjige z imenom ali okrajšavo »${shorten(part)}«`,
    en: ({ part }) => `there is no book “${shorten(part)}”`,
  },
  ambiguous: {
    sl: ({ part }) => `»${shorten(part)}« ni enoumno, lahko pomeni več knjig`,
    en: ({ part }) => `“${shorten(part)}” may mean several books`,
  },
  absent: {
    sl: ({ part, translation }) => `prevod ${translation} nima knjige »${shorten(part)}«`,
    en: ({ part, translation }) => `the translation ${translation} does not have the book “${shorten(part)}”`,
  },
  backwards: {
    sl: ({ part }) => `razpon »${shorten(part)}« se konča, preden se začne`,
    en: ({ part }) => `the range “${shorten(part)}” ends before it begins`,
  },
};
