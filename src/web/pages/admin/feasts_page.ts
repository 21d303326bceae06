import { isProblem } from "../../../base/problem.ts";
import { TableError } from "../../../base/source_files.ts";
import {
  type ChurchCalendar,
  COMMONS,
  formatCalendarDate,
  LITURGICAL_COLORS,
  type LiturgicalDay,
  liturgicalDay,
  parseDate,
  withCelebration,
} from "../../../calendar/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatFullDate } from "../../../i18n/mod.ts";
import { explain } from "../../../i18n/problems/mod.ts";
import { massesOfDay, OCCASION_SLOTS, type Reading } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import {
  authorField,
  csrfField,
  errorOf,
  fieldError,
  fieldState,
  hiddenField,
  notice,
  type Options,
  optionList,
  postForm,
  textField,
} from "../../ui/controls.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { redirect } from "../../ui/page.ts";
import { adminPage } from "./admin_layout.ts";
import {
  dayOf,
  FEAST_RANKS,
  type FeastFields,
  fieldsOfLine,
  MAX_NAME,
  ORDINALS,
  OTHER,
  OWN,
  sameOf,
  similarCelebrations,
  typedFeast,
} from "./feast_form.ts";

export const FEASTS_PATH = "/admin/feasts";

const MAX_CITATION = 120;
const DAYS = ["date", "sunday", "easter"] as const;
/** The days in which a feast is looked for: 29 February, and what a solemnity of the Lord displaces, comes again. */
const DAYS_AHEAD = 5 * 366;

/** The contents of the form besides its empty fields. */
interface FormState {
  readonly error?: FormError | undefined;
  /** The values of the fields. */
  readonly fields?: FeastFields | undefined;
  /** The line of the feast that is edited. */
  readonly edited?: string | undefined;
  /** The name of a feast that was removed, whose fields the form still has. */
  readonly removed?: string;
  /** The calendar with the feast of that id, which is shown before it is saved. */
  readonly shown?: { readonly calendar: ChurchCalendar; readonly id: string };
}

/** Responds with a church's own feasts, and the form that adds one, or changes one. */
export function feastsPage(context: PageContext, state: FormState = {}): Response {
  const { t } = context;
  const { feasts } = context.services;
  const { edited, shown, error, removed } = state;
  const preview = shown && previewOf(context, shown);
  const fields = { ...preview?.cited, ...state.fields };
  const buttons = [
    html`<button${shown && html` class="quiet"`} name="action" value="preview">${t(shown ? "admin_feasts.preview_again" : "admin_feasts.preview")}</button>`,
    shown &&
      html` <button name="action" value="add">${t(edited === undefined ? "admin_feasts.save" : "admin_feasts.change")}</button>`,
  ];
  return adminPage(
    context,
    { title: t("admin_feasts.title"), error },
    feasts.faults.map((fault) => notice("alert", inlineCode(explain(fault, context.language)))),
    removed !== undefined && notice("status", t("admin_feasts.removed", { name: removed })),
    html`<p class="lead">${t("admin_feasts.lead")}</p>`,
    feastList(context),
    html`<section class="card" aria-labelledby="add"><h2 id="add">${edited === undefined ? t("admin_feasts.add") : t("admin_feasts.editing", { name: nameOf(context, edited) })}</h2>
<form method="post" action="${FEASTS_PATH}">${csrfField(context)}${authorField(context)}
${edited !== undefined && hiddenField("line", edited)}${formFields(context, { ...state, fields })}${preview?.content}${buttons}</form>
</section>`,
  );
}

function feastList(context: PageContext): Html {
  const { t } = context;
  const { stored, filed } = context.services.feasts;
  if (stored.length + filed.length === 0) return html`<p>${t("admin_feasts.none")}</p>`;
  const actions = (line: string) =>
    postForm(
      context,
      FEASTS_PATH,
      hiddenField("line", line),
      fieldsOfLine(line, celebrationOf(context, line)) &&
        html`<button class="quiet" name="action" value="edit">${t("admin_feasts.edit")}</button> `,
      html`<button class="quiet" name="action" value="remove">${t("admin_feasts.remove")}</button>`,
    );
  const days = nextDays(context, { calendar: context.calendar, ids: [...stored, ...filed].map(idOf) });
  const item = (line: string, content: Html | string) => {
    const date = days.get(idOf(line))?.date;
    const next = date ? t("admin_feasts.next", { date: formatFullDate(context, date) }) : t("admin_feasts.never");
    return html`<li><b>${nameOf(context, line)}</b> <small>${next}</small> ${content}</li>\n`;
  };
  return html`<ul class="feasts">
${stored.map((line) => item(line, actions(line)))}${filed.map((line) => item(line, t("admin_feasts.from_file")))}</ul>`;
}

const idOf = (line: string): string => line.split("|")[1]?.trim() ?? "";

function celebrationOf({ calendar }: PageContext, line: string) {
  const id = idOf(line);
  return calendar.rules.find(({ celebration }) => celebration.id === id)?.celebration;
}

/** Returns the name of a feast from its line, else that of the celebration whose place it takes. */
function nameOf(context: PageContext, line: string): string {
  const [, , ...cells] = line.split("|").map((cell) => cell.trim());
  const own = cells.find((cell) => cell.startsWith("sl: "))?.slice(4);
  const known = celebrationOf(context, line)?.name;
  return own ?? known?.[context.language] ?? known?.sl ?? idOf(line);
}

/** Finds the next day on which each feast is kept, or can be: one that another takes the place of is moved, or left out. */
function nextDays(
  { services }: PageContext,
  { calendar, ids }: { calendar: ChurchCalendar; ids: readonly string[] },
): ReadonlyMap<string, LiturgicalDay> {
  const today = parseDate(services.clock.today().date);
  const found = new Map<string, LiturgicalDay>();
  for (let ahead = 0; ahead < DAYS_AHEAD && found.size < ids.length; ahead++) {
    const day = liturgicalDay(formatCalendarDate(today + ahead), calendar);
    for (const id of ids) {
      const kept = day.celebration?.id === id ? day : withCelebration(day, id);
      if (kept !== undefined && !found.has(id)) found.set(id, kept);
    }
  }
  return found;
}

/** Renders the day and the readings of a feast as they will be, and returns its citations for the fields. */
function previewOf(context: PageContext, { calendar, id }: { calendar: ChurchCalendar; id: string }) {
  const { t } = context;
  const kept = nextDays(context, { calendar, ids: [id] }).get(id);
  if (kept === undefined) return { content: notice("alert", t("admin_feasts.never")), cited: {} };
  const { name, color, readings } = massesOfDay(kept, calendar)[0]!;
  const wanted = kept.rank === "solemnity" ? OCCASION_SLOTS : OCCASION_SLOTS.filter((slot) => slot !== "second");
  const slots = readings.map(({ kind }) => kind.replace("_reading", "") as (typeof OCCASION_SLOTS)[number]);
  const missing = wanted.filter((slot) => !slots.includes(slot));
  const cited = Object.fromEntries(slots.map((slot, index) => [slot, readings[index]!.citation]));
  const line = ({ title, citation, alternatives }: Reading) =>
    html`<li>${context.named(title)}: <b>${context.cited(citation)}</b>${alternatives.length > 0 && html` <small>(${t("calendar_pages.choices", { count: alternatives.length })})</small>`}</li>\n`;
  const content = html`<section class="preview" aria-labelledby="preview"><h3 id="preview">${t("admin_feasts.shown", { date: formatFullDate(context, kept.date) })}</h3>
<p>${capitalize(context.named(name))} · ${t(`church_year.ranks.${kept.celebration!.rank as "feast"}`)} · ${t(`church_year.colors.${color}`)}</p>
<ul>
${readings.map(line)}</ul>
${missing.length > 0 && html`<p class="notice alert">${t("admin_feasts.missing", { titles: missing.map((slot) => t(`admin_feasts.${slot}`)).join(", ") })}</p>`}
<p class="hint">${t("admin_feasts.shown_hint")}</p></section>`;
  return { content, cited };
}

function formFields(context: PageContext, { error, fields = {}, shown }: FormState): Html {
  const { t } = context;
  const typed = (name: string) => fields[name] ?? "";
  const select = (name: string, label: string, options: Options) =>
    html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"${fieldState(name, { error: errorOf(error, name) })}>${optionList(options, typed(name))}</select>${fieldError(name, errorOf(error, name))}</div>\n`;
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
  const numbered = (length: number, label: (index: number) => string) =>
    Array.from({ length }, (_, index) => [String(index + 1), label(index)] as const);
  const kinds: Options = DAYS.map((each) => [each, t(`admin_feasts.kind_${each}`)]);
  const days = numbered(31, (index) => `${index + 1}.`);
  const ordinals: Options = ORDINALS.map((each) => [each, each === "last" ? t("admin_feasts.last") : `${each}.`]);
  const month = numbered(12, (index) => months.format(Date.UTC(2000, index, 1)));
  const ranks: Options = FEAST_RANKS.map((each) => [each, t(`church_year.ranks.${each}`)]);
  const colors: Options = LITURGICAL_COLORS.map((each) => [each, t(`church_year.colors.${each}`)]);
  const commons: Options = COMMONS.map((each) => [each, t(`admin_feasts.common_${each}`)]);
  return html`${text("name", t("admin_feasts.name"), MAX_NAME, t("admin_feasts.name_hint"))}
${shown && sameField(context, select)}
${select("kind", t("admin_feasts.kind"), kinds)}
${select("day", t("admin_feasts.day"), days)}${select("ordinal", t("admin_feasts.ordinal"), ordinals)}${select("month", t("admin_feasts.month"), month)}
${text("distance", t("admin_feasts.distance"), 4)}
${select("rank", t("admin_feasts.rank"), ranks)}
${select("color", t("admin_feasts.color"), [["", t("admin_feasts.color_usual")], ...colors])}
${select("readings", t("admin_feasts.readings"), [["", t("admin_feasts.usual")], ...commons, [OWN, t("admin_feasts.own")]])}
<div class="own-readings">${OCCASION_SLOTS.map((slot) => text(slot, t(`admin_feasts.${slot}`), MAX_CITATION))}</div>`;
}

/** Renders the question whether a celebration of the calendar is meant, where one is called so or is on that day. */
function sameField(
  context: PageContext,
  select: (name: string, label: string, options: Options) => Html,
): Html | undefined {
  const { t } = context;
  const like = similarCelebrations(context, { name: context.field("name"), day: dayOf(context) });
  if (like.length === 0) return undefined;
  const options: Options = like.map(({ celebration: { id, name }, isOnDay }) => {
    return [id, t(isOnDay ? "admin_feasts.same_day" : "admin_feasts.same_name", { name: context.named(name) })];
  });
  return select("same", t("admin_feasts.same"), [[OTHER, t("admin_feasts.other")], ...options]);
}

/** Returns the fields as they were typed, with the celebration that is meant. */
function typedFields(context: PageContext): FeastFields {
  const names = ["name", "kind", "day", "ordinal", "month", "distance", "rank", "color", "readings", "same"];
  const fields = Object.fromEntries([...names, ...OCCASION_SLOTS].map((name) => [name, context.field(name)]));
  const cited = fields.readings === OWN ? [] : OCCASION_SLOTS;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !cited.some((slot) => slot === name)));
}

/** Responds with the form as it was typed. */
export function typedFeastPage(context: PageContext, error: FormError): Response {
  // The button beside a feast has nothing typed.
  if (!context.form.has("name")) return feastsPage(context, { error });
  return feastsPage(context, { edited: context.field("line") || undefined, fields: typedFields(context), error });
}

/** Shows, adds, changes or removes a feast. */
export async function changeFeasts(context: PageContext): Promise<Response> {
  const { t } = context;
  const { feasts } = context.services;
  const action = context.field("action");
  const line = context.field("line");
  const edited = line === "" ? undefined : line;
  const gone = (fields?: FeastFields) =>
    feastsPage(context, { fields, error: { status: 409, message: t("admin_feasts.gone") } });
  if (action === "remove") {
    const removed = { name: nameOf(context, line), fields: fieldsOfLine(line, celebrationOf(context, line)) };
    if (!(await feasts.remove(line))) return gone();
    return feastsPage(context, { fields: removed.fields, removed: removed.name });
  }
  if (action === "edit") {
    if (!feasts.stored.includes(line)) return gone();
    return feastsPage(context, { edited, fields: fieldsOfLine(line, celebrationOf(context, line)) });
  }
  const fields = typedFields(context);
  const refuse = (field: string, message: string) =>
    feastsPage(context, { edited, fields, error: { status: 400, field, message } });
  const feast = typedFeast(context);
  if (!("line" in feast)) return refuse(feast.field, t(`admin_feasts.bad_${feast.reason}`, { max: MAX_NAME }));
  try {
    if (action === "preview") {
      const calendar = feasts.preview(feast.line, edited);
      const same = sameOf(context, { name: context.field("name"), day: dayOf(context) })?.id ?? OTHER;
      return feastsPage(context, { edited, fields: { ...fields, same }, shown: { calendar, id: feast.id } });
    }
    if (!(await feasts.add(feast.line, edited))) return gone(fields);
  } catch (error) {
    const reason = error instanceof TableError ? error.cause : error;
    if (!isProblem(reason, "table")) throw error;
    if (reason.is("repeated_feast")) return refuse("name", t("admin_feasts.twice"));
    return refuse("name", t("admin_feasts.refused", { reason: explain(reason, context.language) }));
  }
  return redirect(context, FEASTS_PATH);
}
