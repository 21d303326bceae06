import type { Issue } from "./check_translation.ts";

/** Issues of one kind, in the order of the lines. */
export type IssuesOfKind = readonly [first: Issue, ...others: Issue[]];

/** Puts issues of a kind together, the kinds in the order of their first ones, errors and warnings apart. */
export function issueKinds(issues: readonly Issue[]): IssuesOfKind[] {
  const kinds = new Map<string, [Issue, ...Issue[]]>();
  for (const issue of issues) {
    const kind = `${issue.severity} ${issue.fault.code}`;
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [issue]);
    else known.push(issue);
  }
  return [...kinds.values()];
}
