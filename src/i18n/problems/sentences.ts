import type { ProblemCode, ProblemRoom, ProblemValues } from "../../base/problem.ts";
import type { Language } from "../catalogues.ts";
import type { Texts } from "../language.ts";

/** A sentence of one language: a text, or a function of the problem's values. Without a full stop at its end. */
export type Sentence<Values> = string | ((values: Values, details: SentenceDetails) => string);

/** Parts of a sentence beside the problem's own values. */
export interface SentenceDetails {
  readonly language: Language;
  /** The sentence of the error behind the problem, its `cause`; empty where there is none. */
  readonly reason: string;
  /** Returns the sentence of another problem, such as one of a list. */
  readonly explain: (error: unknown) => string;
}

/** The sentences of a room's problems in every language. */
export type Sentences<Room extends ProblemRoom> = {
  readonly [Code in ProblemCode<Room>]: Texts<Sentence<ProblemValues<Room, Code>>>;
};
