import { messages, shorten } from "../../../api/mod.ts";
import { type BookId, bookName } from "../../../canon/mod.ts";
import { texts } from "../language.ts";

type ReferenceErrorTexts = Pick<typeof messages, "unreadable" | "notFound" | "passageTooLong">;

const EXAMPLE = "A reference looks like “Jn 3,16” or “Jn 3,16-18”.";

/** The reasons why a reference has no verses; in Slovenian as the API says them. */
export const referenceErrors = texts<ReferenceErrorTexts>(messages, {
  unreadable({ text, kind, position, end, books, readings, suggestions, limit }, translation) {
    const found = shorten(text.slice(position, end));
    const start = `The reference “${shorten(text)}” cannot be read`;
    const names = books.map(nameOf);
    switch (kind) {
      case "unreadable":
        return found === ""
          ? `${start}: a chapter or verse is missing at its end. ${EXAMPLE}`
          : `${start}: it is not clear what “${found}” means. ${EXAMPLE}`;
      case "missing_book":
        return `${start}: the name of the book is missing. ${EXAMPLE}`;
      case "missing_chapter": {
        const [id = "GEN"] = books;
        const count = translation?.book(id)?.chapters.length;
        const chapters = count === undefined ? "" : ` (${nameOf(id)} has ${count})`;
        return `${start}: the number of the chapter is missing${chapters}. ${EXAMPLE}`;
      }
      case "unknown_book":
        return `${start}: there is no book “${found}”.${suggestions.length > 0 ? ` Did you mean ${either(suggestions.map(quote))}?` : ""}`;
      case "no_such_number":
        return `${start}: there is no book “${found}”, but ${names.join(", ")}.`;
      case "ambiguous_book":
        return `${start}: “${found}” may be ${either(names)}.`;
      case "ambiguous_notation":
        return `${start}: “${found}” may mean ${either(readings.map(quote))}.`;
      case "backwards":
        return `${start}: the range “${found}” ends before it begins.`;
      case "range_of_three":
        return `${start}: the range “${found}” has three ends. Write it with two, such as “Jn 3,16-18”.`;
      case "too_long":
        return `${start}: it is longer than ${limit} characters.`;
      case "too_many_ranges":
        return `${start}: it has more than ${limit} parts.`;
    }
  },
  notFound(reference, missing, { code }) {
    const start = `“${shorten(reference)}” was not found`;
    const book = nameOf(missing.book);
    switch (missing.kind) {
      case "book":
        return missing.book === "PS2"
          ? `${start}: there are 150 psalms.`
          : `${start}: the translation ${code} does not have the book ${book}.`;
      case "chapter":
        if (missing.chapter === 0) return `${start}: chapters are counted from 1.`;
        return `${start}: in the translation ${code} ${book} has no chapter ${missing.chapter}; the last is ${missing.last}.`;
      case "verse":
        if (missing.verse === 0) return `${start}: verses are counted from 1.`;
        return `${start}: in the translation ${code} chapter ${missing.chapter} of ${book} has no verse ${missing.verse}; the last is ${missing.last}.`;
      case "letter":
        return `${start}: in the translation ${code} verse ${missing.verse} of ${book} ${missing.chapter} has no part “${missing.letter}”.`;
      case "addition":
        return `${start}: the translation ${code} does not have the Greek additions to Esther.`;
      case "psalm":
        return `${start}: the translation ${code} does not tell by which count “Ps ${missing.hebrew}” or “Ps ${missing.greek}” is meant.`;
      case "left_out":
        return `${start}: the translation ${code} leaves this verse out.`;
    }
  },
  passageTooLong: (reference, most) =>
    `The passage “${shorten(reference)}” is too long: at most ${most} verses can be read at once.`,
});

function nameOf(id: BookId): string {
  return bookName(id, "eng").name;
}

function quote(text: string): string {
  return `“${text}”`;
}

function either(names: readonly string[]): string {
  return names.join(" or ");
}
