import { createHash } from "node:crypto";
import {
  type Celebration,
  COMMONS,
  findSimilarCelebrations,
  isDedication,
  isLiturgicalColor,
  LITURGICAL_COLORS,
  type LiturgicalColor,
  readDayRule,
} from "../../../calendar/mod.ts";
import { defaultCommon, isReadingCitation, OCCASION_SLOTS } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";

export const MAX_NAME = 100;
/** The ranks that a feast may have, with their places in the table of liturgical days. */
const PLACES = { solemnity: 4, feast: 8, memorial: 11, optional_memorial: 12 } as const;
export const FEAST_RANKS = Object.keys(PLACES) as (keyof typeof PLACES)[];
/** A Sunday of a month: the first to the fourth, or the last. */
export const ORDINALS = ["1", "2", "3", "4", "last"] as const;
/** The value for cited readings, and for a feast that is not in the calendar. */
export const OWN = "own";
export const OTHER = "other";
/** The letters of a name in its id, which has 60 at most. */
const MAX_WORDS = 40;

/** The fields of the form by name. */
export type FeastFields = Readonly<Record<string, string>>;

/** A feast that the form describes, as a line; or the field that is at fault, with the key and values of the reason. */
export type TypedFeast =
  | { readonly line: string; readonly id: string }
  | { readonly field: string; readonly reason: "name" | "day" | "choice" | "readings"; readonly max?: number };

/**
 * Reads the form. A celebration of the calendar that is called so on that day is meant, unless the form says otherwise: the
 * line has its id and all its names, so that it can be read on a calendar without that celebration too. The color follows
 * the saint unless one is chosen; a dedication has its readings, not those of saints.
 */
export function typedFeast(context: PageContext): TypedFeast {
  const name = context.field("name").trim();
  if (name === "" || name.length > MAX_NAME || /[|\p{Cc}]/u.test(name) || !/[^\p{M}\p{Z}\p{C}]/u.test(name)) {
    return { field: "name", reason: "name", max: MAX_NAME };
  }
  const day = dayOf(context);
  if (readDayRule(day) === undefined) return { field: "kind", reason: "day" };
  const rank = FEAST_RANKS.find((each) => each === context.field("rank"));
  if (rank === undefined) return { field: "rank", reason: "choice" };
  const chosen = context.field("color");
  if (chosen !== "" && !isLiturgicalColor(chosen)) return { field: "color", reason: "choice" };
  const typed = readingsOf(context);
  if (typeof typed !== "string") return { ...typed, reason: "readings" };
  const known = sameOf(context, { name, day });
  const isOwn = known === undefined || known.id.startsWith("own-");
  const readings = typed === "" && isOwn && isDedication(name) ? "dedication" : typed;
  const common = COMMONS.find((each) => each === readings);
  const usual = LITURGICAL_COLORS.find((each) => common !== undefined && defaultCommon(each) === common) ?? "white";
  const color: LiturgicalColor = chosen !== "" ? (chosen as LiturgicalColor) : (known?.color ?? usual);
  const id = known?.id ?? ownId(folded(name));
  const names = isOwn ? { sl: name, en: name } : known.name;
  const texts = Object.entries(names).map(([language, text]) => `${language}: ${text}`);
  const own = readings === "" ? [] : [`readings: ${readings}`];
  return { id, line: [day, id, PLACES[rank], color, "O", "", ...texts, ...own].join(" | ") };
}

/** Returns the celebrations of the calendar that a feast may be: those that are called so, and those on its day. */
export function similarCelebrations({ calendar }: PageContext, feast: { name: string; day: string }) {
  return findSimilarCelebrations(feast.name, { calendar, daysIn: readDayRule(feast.day)! });
}

/** Returns the celebration that is meant: the one that was chosen, else the one of that name on that day, or just so called. */
export function sameOf(context: PageContext, feast: { name: string; day: string }): Celebration | undefined {
  const chosen = context.field("same");
  if (chosen === OTHER) return undefined;
  const isExact = ({ name }: Celebration) => Object.values(name).some((each) => folded(each) === folded(feast.name));
  const like = similarCelebrations(context, feast);
  if (chosen !== "") return like.find(({ celebration }) => celebration.id === chosen)?.celebration;
  // One of the church's own is meant by its whole name alone.
  const isOfCalendar = ({ id }: Celebration) => !id.startsWith("own-");
  return like.find(
    ({ celebration, hasThatName, isOnDay }) =>
      (hasThatName && isOnDay && isOfCalendar(celebration)) || isExact(celebration),
  )?.celebration;
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const two = (number: number | string) => String(number).padStart(2, "0");

/** Returns the rule of the day as the tables write it; empty where the fields have none. */
export function dayOf(context: PageContext): string {
  const days = context.field("distance").trim().replace(/^[−–]/, "-");
  const distance = /^[+-]?\d{1,3}$/.test(days) ? Number(days) : Number.NaN;
  switch (context.field("kind")) {
    case "date":
      return `${two(context.field("month"))}-${two(context.field("day"))}`;
    case "easter":
      return `easter${distance < 0 ? "" : "+"}${distance}`;
    case "sunday":
      return sundayOf(Number(context.field("month")), context.field("ordinal"));
    default:
      return "";
  }
}

/** Writes a Sunday of a month by a date in the same civil year, on which 29 February has no bearing. */
function sundayOf(month: number, ordinal: string): string {
  switch (ORDINALS.find((each) => each === ordinal)) {
    case undefined:
      return "";
    case "1":
      return `sunday<${two(month)}-08`;
    case "last":
      return month === 12 ? "sunday>12-24" : `sunday<${two(month + 1)}-01`;
    default:
      return `sunday>${two(month)}-${two(7 * (Number(ordinal) - 1))}`;
  }
}

/** Returns the readings as the tables write them, each field one citation; else the first field that is at fault. */
function readingsOf(context: PageContext): string | { readonly field: string } {
  const chosen = context.field("readings");
  if (chosen !== OWN) return chosen === "" || COMMONS.some((each) => each === chosen) ? chosen : { field: "readings" };
  const cited = OCCASION_SLOTS.map((slot) => [slot, context.field(slot).trim()] as const);
  const isNeeded = (slot: string) => slot === "first" || slot === "gospel";
  const faulty = cited.find(([slot, text]) => (text === "" ? isNeeded(slot) : !isReadingCitation(text)));
  if (faulty !== undefined) return { field: faulty[0] };
  return cited.flatMap(([slot, text]) => (text === "" ? [] : `${slot} ${text}`)).join("; ");
}

/** Returns the fields of a line, so that it can be edited; undefined where the form has no fields for what it says. */
export function fieldsOfLine(line: string, known: Celebration | undefined): FeastFields | undefined {
  const [day = "", id = "", place = "", color = "", , ...others] = line.split("|").map((cell) => cell.trim());
  const [, month, date] = /^(\d\d)-(\d\d)$/.exec(day) ?? [];
  const [, distance] = /^easter([+-]\d+)$/.exec(day) ?? [];
  const sundays = Array.from({ length: 12 }, (_, index) => ORDINALS.map((ordinal) => ({ month: index + 1, ordinal })));
  const sunday = sundays.flat().find((each) => sundayOf(each.month, each.ordinal) === day);
  const rank = FEAST_RANKS.find((each) => String(PLACES[each]) === place);
  const name = others.find((cell) => cell.startsWith("sl: "))?.slice(4) ?? known?.name.sl;
  const readings = others.find((cell) => cell.startsWith("readings: "))?.slice(10) ?? "";
  if (rank === undefined || name === undefined || !(date ?? distance ?? sunday)) return undefined;
  const kind = date ? "date" : sunday ? "sunday" : "easter";
  const isCommon = readings === "" || COMMONS.some((each) => each === readings);
  const cited = readings.split(/;\s*(?=[a-z]+ )/).map((part) => [part.split(" ", 1)[0]!, part.replace(/^\S+ /, "")]);
  return {
    ...{ name, kind, rank, color, readings: isCommon ? readings : OWN, same: known?.id === id ? id : "" },
    ...{ day: String(Number(date ?? 1)), month: String(Number(month ?? sunday?.month ?? 1)) },
    ...{ ordinal: sunday?.ordinal ?? "1", distance: distance ?? "" },
    ...(isCommon ? {} : Object.fromEntries(cited)),
  };
}

/** Makes the id of a folded name; where an id cannot have all its letters, a digest distinguishes it from others. */
function ownId(name: string): string {
  const words = name.match(/[a-z0-9]+/g)?.join("-") ?? "";
  const hasOthers = /[\p{L}\p{N}]/u.test(name.replace(/[a-z0-9]+/g, ""));
  if (words !== "" && words.length <= MAX_WORDS && !hasOthers) return `own-${words}`;
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 12);
  return ["own", words.slice(0, MAX_WORDS), digest].filter((part) => part !== "").join("-");
}
