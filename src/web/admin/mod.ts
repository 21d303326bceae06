import type { Route } from "../routes.ts";
import { invite } from "./invite.ts";
import { translationsPage } from "./translations_page.ts";
import { confirmPage, userAction } from "./user_actions.ts";
import { userPage } from "./user_page.ts";
import { usersPage } from "./users_page.ts";

/** What administrators see and do. */
export const adminRoutes: readonly Route[] = [
  { path: "/admin", for: "administrators", get: (visit) => usersPage(visit), post: invite },
  { path: "/admin/user", for: "administrators", get: (visit) => userPage(visit), post: userAction },
  { path: "/admin/user/confirm", for: "administrators", get: confirmPage },
  { path: "/admin/translations", for: "administrators", get: translationsPage },
];
