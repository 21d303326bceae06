import type { Route } from "../../routes.ts";
import { invite } from "./invite.ts";
import { translationsPage } from "./translations_page.ts";
import { confirmPage, userAction } from "./user_actions.ts";
import { userPage } from "./user_page.ts";
import { usersPage } from "./users_page.ts";

/**
 * What administrators see and do. Their forms wait for each other: of two who shut each other out at the same moment, one
 * is first and the other has no right left.
 */
export const adminRoutes: readonly Route[] = [
  {
    path: "/admin",
    for: "administrators",
    get: (visit) => usersPage(visit),
    post: invite,
    inTurn: true,
  },
  {
    path: "/admin/user",
    for: "administrators",
    get: (visit) => userPage(visit),
    post: userAction,
    inTurn: true,
  },
  { path: "/admin/user/confirm", for: "administrators", get: confirmPage },
  { path: "/admin/translations", for: "administrators", get: translationsPage },
];
