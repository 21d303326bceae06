import type { PageContext } from "./page_context.ts";

export const STEPS_PATH = "/admin/steps";
/** The setting of the store that hides the first steps. */
export const HIDDEN_STEPS = "first-steps";

/** The steps from an empty service to one that is in use. */
export type FirstStep = "text" | "face" | "address" | "person" | "backup";

/** True where the program's own translation alone is served. */
export function hasOnlyBuiltIn({ services: { library } }: PageContext): boolean {
  return library.translations().every(({ code }) => code === "KJV");
}

/** The origin by which the browser came. */
export function requestOrigin(context: PageContext): string {
  return `${context.isEncrypted ? "https" : "http"}://${context.header("host") ?? ""}`;
}

/** Returns which steps are done. */
export function completedSteps(context: PageContext): Readonly<Record<FirstStep, boolean>> {
  const { store } = context.services;
  const publicUrl = context.settings["public-url"];
  return {
    text: !hasOnlyBuiltIn(context),
    face: context.site.hasOwnName && context.site.image !== undefined,
    // Behind a proxy the last stretch of the way is not encrypted.
    address: publicUrl.replace(/^https?:/, "") === requestOrigin(context).replace(/^https?:/, ""),
    person: store.accounts.administrators > 1,
    backup: store.settings.has("last-backup"),
  };
}

/** True where something is left to do, and the steps were not put away. */
export function areStepsPending(context: PageContext): boolean {
  return !context.services.store.settings.has(HIDDEN_STEPS) && Object.values(completedSteps(context)).includes(false);
}
