import { messages, shorten } from "../../../api/mod.ts";
import { bookName } from "../../../canon/mod.ts";
import { texts } from "../language.ts";

type FaultTexts = Pick<typeof messages, "unreadable" | "notFound" | "passageTooLong">;

const EXAMPLE = "A reference looks like “Jn 3,16” or “Jn 3,16-18”.";

/** Why a reference has no verses; in Slovenian as the interface says it. */
export const faults = texts<FaultTexts>(messages, {
  unreadable({ text, kind, position, end, books, suggestion, limit }) {
    const found = shorten(text.slice(position, end));
    const start = `The reference “${shorten(text)}” cannot be read`;
    switch (kind) {
      case "unreadable":
        return found === ""
          ? `${start}: something is missing at its end. ${EXAMPLE}`
          : `${start}: it stops making sense at “${found}”. ${EXAMPLE}`;
      case "unknown_book":
        return `${start}: there is no book “${found}”.${suggestion ? ` Did you mean “${suggestion}”?` : ""}`;
      case "ambiguous_book":
        return `${start}: “${found}” may be ${books.map((id) => bookName(id, "eng").name).join(" or ")}.`;
      case "backwards":
        return `${start}: the range “${found}” ends before it begins.`;
      case "too_long":
        return `${start}: it is longer than ${limit} characters.`;
      case "too_many_ranges":
        return `${start}: it has more than ${limit} parts.`;
    }
  },
  notFound(reference, missing, { code }) {
    const start = `“${shorten(reference)}” was not found`;
    const book = bookName(missing.book, "eng").name;
    switch (missing.kind) {
      case "book":
        return `${start}: the translation ${code} does not have the book ${book}.`;
      case "chapter":
        return `${start}: in the translation ${code} ${book} has no chapter ${missing.chapter}; the last is ${missing.last}.`;
      case "verse":
        return `${start}: in the translation ${code} chapter ${missing.chapter} of ${book} has no verse ${missing.verse}; the last is ${missing.last}.`;
      case "letter":
        return `${start}: in the translation ${code} verse ${missing.verse} of ${book} ${missing.chapter} has no part “${missing.letter}”.`;
      case "left_out":
        return `${start}: the translation ${code} leaves this verse out.`;
    }
  },
  passageTooLong: (reference, most) =>
    `The passage “${shorten(reference)}” is too long: at most ${most} verses can be read at once.`,
});
