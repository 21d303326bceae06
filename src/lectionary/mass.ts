import type { LiturgicalColor, LocalizedName } from "../calendar/mod.ts";

/** The kinds of readings, as the API names them. */
export type ReadingKind =
  | "procession_gospel"
  | "first_reading"
  | "reading"
  | "psalm"
  | "second_reading"
  | "epistle"
  | "acclamation"
  | "gospel";

/** One reading of a Mass. */
export interface Reading {
  readonly kind: ReadingKind;
  readonly title: LocalizedName;
  /** In Slovenian abbreviations and the original numbering. */
  readonly citation: string;
  /** True for the shorter form of another reading. */
  readonly short: boolean;
  /** The verse from which the response of a psalm is taken, written as the citation is; absent where it is not known. */
  readonly response?: string;
  /** True where the lectionary sings it in other words than those of the verse. */
  readonly isResponseAdapted?: boolean;
  /** Shorter forms and other readings that may be taken; they have no alternatives. */
  readonly alternatives: readonly Reading[];
}

/** A Mass, or the liturgy of Good Friday. */
export interface Mass {
  readonly name: LocalizedName;
  /** That of its vestments: a Mass on the evening before has the color of its feast. */
  readonly color: LiturgicalColor;
  readonly readings: readonly Reading[];
}
