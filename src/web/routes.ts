import type { Answer } from "../http/mod.ts";
import type { Visit } from "./page_context.ts";

/** Answers one kind of request for a page. */
export type Handler = (visit: Visit) => Answer | Promise<Answer>;

/** One address of the pages. */
export interface Route {
  readonly path: string;
  /** Who may: everybody, whoever is signed in, or administrators. */
  readonly for: "all" | "users" | "administrators";
  readonly get?: Handler;
  /** Called only with a form that was made for this browser. */
  readonly post?: Handler;
  /** Whether its forms wait for each other, so that nothing changes between what one looks at and what it does. */
  readonly inTurn?: boolean;
}
