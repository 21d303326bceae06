import type { Issue } from "../../../../corpus/check/mod.ts";
import type { Translation } from "../../../../corpus/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { type Html, html } from "../../../ui/html.ts";

/** Renders issues by their places, those of a kind folded under the first of them. */
export function issueGroups(context: PageContext, translation: Translation, issues: readonly Issue[]): readonly Html[] {
  const { t } = context;
  const groups = new Map<string, Issue[]>();
  for (const issue of issues) {
    const group = groups.get(issue.fault.code) ?? [];
    group.push(issue);
    groups.set(issue.fault.code, group);
  }
  const places = placesOf(translation, issues);
  const sentence = (issue: Issue) => issueSentence(context, issue, places);
  return [...groups.values()].map(([first, ...others]) => {
    if (others.length === 0) return html`<li>${sentence(first!)}</li>`;
    const count = t("admin_edit.issues", { count: others.length });
    return html`<li><details><summary>${sentence(first!)} (${t("admin_edit.similar", { count })})</summary>
<ul>${others.map((issue) => html`<li>${sentence(issue)}</li>`)}</ul></details></li>`;
  });
}

function issueSentence(
  context: PageContext,
  { line, severity, fault }: Issue,
  places: ReadonlyMap<number, string>,
): string {
  const { t } = context;
  const text = explain(fault, context.language);
  const place = places.get(line);
  // Many sentences name the place themselves.
  const prefix = place === undefined || text.includes(place) ? "" : `${place}: `;
  return `${prefix}${t(`admin.severities.${severity}`)}: ${text}`;
}

/** Finds the references of the lines of a file that issues are about. */
function placesOf(translation: Translation, issues: readonly Issue[]): ReadonlyMap<number, string> {
  const wanted = new Set(issues.map(({ line }) => line));
  const places = new Map<number, string>();
  for (let line = 0; line < translation.lineCount && places.size < wanted.size; line++) {
    const number = translation.lineNumber(line);
    if (wanted.has(number)) places.set(number, translation.reference(line));
  }
  return places;
}
