import type { PageRoute } from "../../page_route.ts";
import { inviteUser } from "./invite.ts";
import { translationsPage } from "./translations_page.ts";
import { confirmPage, runUserAction } from "./user_actions.ts";
import { userPage } from "./user_page.ts";
import { usersPage } from "./users_page.ts";

/**
 * The administration. Its forms run one at a time: of two administrators who shut each other out at the same moment, the
 * second has no right left.
 */
export const adminRoutes: readonly PageRoute[] = [
  {
    path: "/admin",
    access: "administrator",
    get: (context) => usersPage(context),
    post: inviteUser,
    exclusive: true,
  },
  {
    path: "/admin/user",
    access: "administrator",
    get: (context) => userPage(context),
    post: runUserAction,
    exclusive: true,
  },
  { path: "/admin/user/confirm", access: "administrator", get: confirmPage },
  { path: "/admin/translations", access: "administrator", get: translationsPage },
];
