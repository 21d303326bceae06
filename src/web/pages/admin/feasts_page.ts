import { createHash } from "node:crypto";
import { isProblem } from "../../../base/problem.ts";
import { TableError } from "../../../base/source_files.ts";
import { COMMONS, findDay, LITURGICAL_COLORS, readDayRule } from "../../../calendar/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { formatShortDate } from "../../../i18n/mod.ts";
import { explain } from "../../../i18n/problems/mod.ts";
import { checkFeastReadings } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { errorOf, fieldError, fieldState, hiddenField, notice, postForm, textField } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { redirect } from "../../ui/page.ts";
import { adminPage } from "./admin_layout.ts";

export const FEASTS_PATH = "/admin/feasts";

const MAX_NAME = 100;
const MAX_CITATION = 120;
/** The ranks that a feast may have, with their places in the table of liturgical days. */
const PLACES = { solemnity: 4, feast: 8, memorial: 11, optional_memorial: 12 } as const;
const RANKS = Object.keys(PLACES) as (keyof typeof PLACES)[];
/** A Sunday of a month: the first to the fourth, or the last. */
const ORDINALS = ["1", "2", "3", "4", "last"] as const;
const DAYS = ["date", "sunday", "easter"] as const;
const SLOTS = ["first", "psalm", "second", "gospel"] as const;
const OWN = "own";
/** The letters of a name in its id, which has 60 at most. */
const MAX_WORDS = 40;

/** Responds with a church's own feasts, and the form that adds one. */
export function feastsPage(context: PageContext, error?: FormError): Response {
  const { t } = context;
  const { feasts } = context.services;
  return adminPage(
    context,
    { title: t("admin_feasts.title"), error },
    feasts.faults.map((fault) => notice("alert", explain(fault, context.language))),
    html`<p class="lead">${t("admin_feasts.lead")}</p>`,
    feastList(context),
    html`<section class="card" aria-labelledby="add"><h2 id="add">${t("admin_feasts.add")}</h2>
${postForm(context, FEASTS_PATH, fields(context, error), html`<button name="action" value="add">${t("admin_feasts.save")}</button>`)}
</section>`,
  );
}

function feastList(context: PageContext): Html {
  const { t } = context;
  const { stored, filed } = context.services.feasts;
  if (stored.length + filed.length === 0) return html`<p>${t("admin_feasts.none")}</p>`;
  const remove = (line: string) =>
    postForm(
      context,
      FEASTS_PATH,
      hiddenField("line", line),
      html`<button class="quiet" name="action" value="remove">${t("admin_feasts.remove")}</button>`,
    );
  const item = (line: string, content: Html | string) =>
    html`<li><b>${nameOf(context, line)}</b> <small>${nextOf(context, line)}</small> ${content}</li>
`;
  return html`<ul class="feasts">
${stored.map((line) => item(line, remove(line)))}${filed.map((line) => item(line, t("admin_feasts.from_file")))}</ul>`;
}

/** Returns the name of a feast from its line, else that of the celebration whose place it takes. */
function nameOf({ calendar, language }: PageContext, line: string): string {
  const [, id = "", ...cells] = line.split("|").map((cell) => cell.trim());
  const own = cells.find((cell) => cell.startsWith("sl: "))?.slice(4);
  const known = calendar.rules.find(({ celebration }) => celebration.id === id)?.celebration.name;
  return own ?? known?.[language] ?? known?.sl ?? id;
}

/** Returns the date on which a feast is kept next. */
function nextOf(context: PageContext, line: string): string {
  const from = context.services.store.today().date;
  const day = findDay(nameOf(context, line), { from, calendar: context.calendar });
  return day === undefined ? "" : formatShortDate(context, day.date);
}

function fields(context: PageContext, error: FormError | undefined): Html {
  const { t } = context;
  const typed = (name: string) => (error === undefined ? "" : context.field(name));
  const select = (name: string, label: string, options: readonly (readonly [value: string, label: string])[]) =>
    html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"${fieldState(name, { error: errorOf(error, name) })}>${options.map(
      ([value, text]) => html`<option value="${value}"${value === typed(name) && html` selected`}>${text}</option>`,
    )}</select>${fieldError(name, errorOf(error, name))}</div>
`;
  const text = (name: string, label: string, maxLength: number, hint?: string) =>
    textField({
      name,
      label,
      autocomplete: "off",
      value: typed(name),
      error: errorOf(error, name),
      maxLength,
      hint,
      isOptional: name !== "name",
    });
  const months = new Intl.DateTimeFormat(context.language, { month: "long", timeZone: "UTC" });
  const month = Array.from(
    { length: 12 },
    (_, index) => [String(index + 1), months.format(Date.UTC(2000, index, 1))] as const,
  );
  const days = Array.from({ length: 31 }, (_, index) => [String(index + 1), `${index + 1}.`] as const);
  return html`${text("name", t("admin_feasts.name"), MAX_NAME, t("admin_feasts.name_hint"))}
${select(
  "kind",
  t("admin_feasts.kind"),
  DAYS.map((each) => [each, t(`admin_feasts.kind_${each}`)]),
)}
${select("day", t("admin_feasts.day"), days)}${select(
  "ordinal",
  t("admin_feasts.ordinal"),
  ORDINALS.map((each) => [each, each === "last" ? t("admin_feasts.last") : `${each}.`]),
)}${select("month", t("admin_feasts.month"), month)}
${text("distance", t("admin_feasts.distance"), 4)}
${select(
  "rank",
  t("admin_feasts.rank"),
  RANKS.map((each) => [each, t(`church_year.ranks.${each}`)]),
)}
${select(
  "color",
  t("admin_feasts.color"),
  LITURGICAL_COLORS.map((each) => [each, t(`church_year.colors.${each}`)]),
)}
${select("readings", t("admin_feasts.readings"), [["", t("admin_feasts.usual")], ...COMMONS.map((each) => [each, t(`admin_feasts.common_${each}`)] as const), [OWN, t("admin_feasts.own")]])}
<div class="own-readings">${SLOTS.map((slot) => text(slot, t(`admin_feasts.${slot}`), MAX_CITATION))}</div>`;
}

/** Adds or removes a feast. */
export async function changeFeasts(context: PageContext): Promise<Response> {
  const { t } = context;
  const { feasts } = context.services;
  if (context.field("action") === "remove") {
    const isRemoved = await feasts.remove(context.field("line"));
    return isRemoved
      ? redirect(context, FEASTS_PATH)
      : feastsPage(context, { status: 409, message: t("admin_feasts.gone") });
  }
  const refuse = (field: string, message: string) => feastsPage(context, { status: 400, field, message });
  const name = context.field("name").trim();
  if (name === "" || name.length > MAX_NAME || /[|\p{Cc}]/u.test(name)) {
    return refuse("name", t("admin_feasts.bad_name", { max: MAX_NAME }));
  }
  const day = dayOf(context);
  if (readDayRule(day) === undefined) return refuse("kind", t("admin_feasts.bad_day"));
  const rank = RANKS.find((each) => each === context.field("rank"));
  if (rank === undefined) return refuse("rank", t("admin_feasts.bad_choice"));
  const color = LITURGICAL_COLORS.find((each) => each === context.field("color"));
  if (color === undefined) return refuse("color", t("admin_feasts.bad_choice"));
  const readings = readingsOf(context);
  try {
    if (readings !== "") checkFeastReadings(readings);
  } catch {
    return refuse("readings", t("admin_feasts.bad_readings"));
  }
  const line = lineOf(context, { name, day, place: PLACES[rank], color, readings });
  try {
    await feasts.add(line);
  } catch (error) {
    const reason = error instanceof TableError ? error.cause : error;
    if (!isProblem(reason, "table")) throw error;
    if (reason.is("repeated_feast")) return refuse("name", t("admin_feasts.twice"));
    return refuse("name", t("admin_feasts.refused", { reason: explain(reason, context.language) }));
  }
  return redirect(context, FEASTS_PATH);
}

/** Returns the rule of the day as the tables write it. */
function dayOf(context: PageContext): string {
  const two = (name: string) => context.field(name).padStart(2, "0");
  const distance = /^[+-]?\d{1,3}$/.test(context.field("distance").trim())
    ? Number(context.field("distance"))
    : Number.NaN;
  switch (context.field("kind")) {
    case "date":
      return `${two("month")}-${two("day")}`;
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
  const two = (number: number) => String(number).padStart(2, "0");
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

function readingsOf(context: PageContext): string {
  const chosen = context.field("readings");
  if (chosen !== OWN) return chosen;
  const cited = SLOTS.map((slot) => [slot, context.field(slot).trim()] as const).filter(([, text]) => text !== "");
  return cited.map(([slot, text]) => `${slot} ${text.replace(/[|\p{Cc}]/gu, " ")}`).join("; ") || OWN;
}

/**
 * Writes a feast as a line; one whose name the calendar has takes the place of that celebration. The line has all names, so
 * that it can be read on a calendar without that celebration too.
 */
function lineOf(
  { calendar }: PageContext,
  feast: { name: string; day: string; place: number; color: string; readings: string },
): string {
  const { name, day, place, color, readings } = feast;
  const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const known = calendar.rules.find(({ celebration }) =>
    Object.values(celebration.name).some((each) => fold(each) === fold(name)),
  );
  const id = known?.celebration.id ?? ownId(fold(name));
  const names = Object.entries(known?.celebration.name ?? { sl: name, en: name });
  const texts = names.map(([language, text]) => `${language}: ${text}`);
  const own = readings === "" ? [] : [`readings: ${readings}`];
  return [day, id, place, color, "O", "", ...texts, ...own].join(" | ");
}

/** Makes the id of a folded name; where an id cannot have all its letters, a digest distinguishes it from others. */
function ownId(name: string): string {
  const words = name.match(/[a-z0-9]+/g)?.join("-") ?? "";
  const hasOthers = /[\p{L}\p{N}]/u.test(name.replace(/[a-z0-9]+/g, ""));
  if (words !== "" && words.length <= MAX_WORDS && !hasOthers) return `own-${words}`;
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 12);
  return ["own", words.slice(0, MAX_WORDS), digest].filter((part) => part !== "").join("-");
}
