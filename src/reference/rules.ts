/**
 * Rules with names: what a name with its number is, whether a word goes on with a citation, and what refuses one. Each moment of
 * reading has a list in `tables/rules.txt`, and the first rule of it that holds decides.
 */
import { readRows, readTable, TableError } from "../base/source_files.ts";

/** The weights of a place, see `place.ts`. */
const WEIGHTS = ["verse", "score", "chapters", "chapter", "lone", "doubt", "none"] as const;

/** The moments, and the verdicts that their rules can have. */
const VERDICTS = {
  leading: WEIGHTS,
  place: WEIGHTS,
  chapter: WEIGHTS,
  verse: WEIGHTS,
  label: ["stop", "doubt"],
  number: ["stop", "doubt"],
  join: ["take", "take dotted", "take two", "pass", "stop"],
  date: ["doubt"],
  last: ["take", "stop", "doubt"],
  stray: ["doubt"],
} as const;

type Moment = keyof typeof VERDICTS;
type Verdict = (typeof VERDICTS)[Moment][number];

export interface Rule<Subject = never, Own extends Verdict = Verdict> {
  readonly moment: string;
  readonly verdict: Own;
  readonly name: string;
  /** The name in the languages of the commands that have one of their own. */
  readonly names: Readonly<Record<string, string>>;
  /** A text that is read otherwise without the rule. */
  readonly example: string;
  readonly holds: (subject: Subject) => boolean;
}

/** A decision on the tokens of a text from one to another. */
export interface RuleDecision {
  readonly rule: Rule;
  readonly from: number;
  readonly to: number;
}

/** The subject of a rule: its cursor keeps the decisions where they are asked for. */
interface Explained {
  readonly cursor: { readonly decisions: RuleDecision[] | undefined };
}

const rows = readRows(readTable("reference/tables/rules.txt"), (cells, { text, place }) => {
  const [moment = "", verdict = "", name = "", slovenian = "", example = "", ...more] = cells;
  if (example === "" || more.length > 0)
    throw new SyntaxError(`expected: moment | verdict | name | name in Slovenian | example, found: ${text}`);
  if (!(moment in VERDICTS))
    throw new SyntaxError(`no moment “${moment}”, expected one of: ${Object.keys(VERDICTS).join(", ")}`);
  const verdicts: readonly string[] = VERDICTS[moment as Moment];
  if (!verdicts.includes(verdict))
    throw new SyntaxError(`no verdict “${verdict}” of ${moment}, expected one of: ${verdicts.join(", ")}`);
  return { place, rule: { moment, verdict, name, names: { sl: slovenian }, example: example.replaceAll("\\n", "\n") } };
});

const lists: Rule[][] = [];

/** All rules in their order: the lists by which the room decides. */
export const RULES: readonly Rule[][] = lists;

/**
 * The rules of a moment, as the table orders them.
 *
 * @param conditions By the names of the rules.
 * @throws {TableError} A rule has no condition, or a condition no rule.
 */
export function rulesOf<Subject, For extends Moment>(
  moment: For,
  conditions: Readonly<Record<string, (subject: Subject) => boolean>>,
): readonly Rule<Subject, (typeof VERDICTS)[For][number]>[] {
  const own = rows.filter(({ rule }) => rule.moment === moment);
  const unused = new Set(Object.keys(conditions));
  const rules = own.map(({ rule, place }) => {
    const holds = conditions[rule.name];
    if (holds === undefined || !unused.delete(rule.name))
      throw new TableError(place, `the rule “${rule.name}” has no condition of its own`);
    return { ...rule, holds } as Rule<Subject, (typeof VERDICTS)[For][number]>;
  });
  if (unused.size > 0)
    throw new TableError("src/reference/tables/rules.txt", `no rule “${[...unused].join("”, “")}” of ${moment}`);
  lists.push(rules as Rule[]);
  return rules;
}

/** Returns the verdict of the first rule that holds; `from` and `to` are the first and the last of the tokens it is about. */
export function decide<Subject extends Explained, Own extends Verdict>(
  rules: readonly Rule<Subject, Own>[],
  subject: Subject,
  tokens: { readonly from: number; readonly to: number },
): Own | undefined {
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index] as Rule<Subject, Own>;
    if (!rule.holds(subject)) continue;
    subject.cursor.decisions?.push({ rule: rule as Rule, ...tokens });
    return rule.verdict;
  }
  return undefined;
}
