import type { Translation } from "../corpus/mod.ts";
import { type BookListError, MAX_QUERY_LENGTH, type QueryError } from "../search/mod.ts";
import { shorten } from "./shorten.ts";

/** Says why a query cannot be searched for. */
export function invalidQuery({ kind }: QueryError, text: string): string {
  switch (kind) {
    case "too_long":
      return `Iskalni niz je predolg: ima lahko največ ${MAX_QUERY_LENGTH} znakov.`;
    case "no_words":
      return `V iskalnem nizu »${shorten(text)}« ni nobene besede ali številke.`;
    case "only_exclusions":
      return `Iskalni niz »${shorten(text)}« besede samo izključuje. Dodajte vsaj eno, ki naj bo v vrstici.`;
  }
}

/** Says why a list of books cannot be searched in. */
export function invalidBooks({ kind, part }: BookListError, { code }: Translation): string {
  const shown = `»${shorten(part)}«`;
  switch (kind) {
    case "too_long":
      return "Vrednost parametra »books« je predolga.";
    case "unknown":
      return `Parameter »books«: ni knjige z imenom ali okrajšavo ${shown}.`;
    case "ambiguous":
      return `Parameter »books«: ${shown} ni enoumno, lahko pomeni več knjig.`;
    case "absent":
      return `Parameter »books«: prevod ${code} nima knjige ${shown}.`;
    case "backwards":
      return `Parameter »books«: razpon ${shown} se konča, preden se začne.`;
  }
}
