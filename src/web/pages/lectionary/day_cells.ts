import { type LiturgicalDay, printedRank } from "../../../calendar/mod.ts";
import { capitalize } from "../../../i18n/mod.ts";
import type { Mass } from "../../../lectionary/mod.ts";
import type { Visitor } from "../../context/visitor.ts";
import { besideLines } from "../../text/week_lines.ts";
import { type Html, html } from "../../ui/html.ts";

/** Renders a dot in the colour of a day, with its name for those who cannot see it. */
export function colorDot(context: Visitor, { color }: LiturgicalDay): Html {
  return html`<span class="dot ${color}" role="img" aria-label="${context.t(`church_year.colors.${color}`)}"></span>`;
}

/** Returns the rank of a feast or memorial as it is printed; undefined where there is nothing to print. */
export function rankText(context: Visitor, day: LiturgicalDay): string | undefined {
  const rank = printedRank(day);
  const isOfSeason = rank === "sunday" || rank === "weekday" || rank === "triduum";
  return rank === undefined || isOfSeason ? undefined : context.t(`church_year.ranks.${rank}`);
}

/** Renders what may be kept beside a day. */
export function besideList(context: Visitor, day: LiturgicalDay): Html {
  return html`${besideLines(context, day).map((line) => html`<small>${line}</small>`)}`;
}

/** Lists the references of a Mass, as the lectionary has them, without the acclamation. */
export function citationsOf(context: Visitor, { readings }: Mass): string {
  return readings
    .filter(({ kind }) => kind !== "acclamation")
    .map(({ citation, alternatives }) => {
      const others = alternatives.filter(({ short }) => !short).map(({ citation }) => citation);
      return [citation, ...others].join(` ${context.t("calendar_pages.or")} `);
    })
    .join("; ");
}

/** Returns the name of a day in the visitor's language, with a capital. */
export function dayTitle(context: Visitor, { name }: LiturgicalDay): string {
  return capitalize(context.named(name));
}
