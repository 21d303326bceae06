import { FREE_TEXT, oneValueOf, SMALL_NUMBER, TRANSLATION_CODE } from "../../page_parameters.ts";
import type { PageRoute } from "../../page_route.ts";
import { inviteUser } from "./invite.ts";
import { chooseDefaultTranslation, translationsPage } from "./translations_page.ts";
import { uploadRoutes } from "./upload/upload.ts";
import { CONFIRMED_ACTIONS, USER_ACTIONS } from "./user_action_names.ts";
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
    parameters: { name: FREE_TEXT, page: SMALL_NUMBER, done: oneValueOf("remove") },
    get: (context) => usersPage(context),
    post: inviteUser,
    exclusive: true,
  },
  {
    path: "/admin/user",
    access: "administrator",
    parameters: { name: FREE_TEXT, done: oneValueOf(...USER_ACTIONS) },
    get: (context) => userPage(context),
    post: runUserAction,
    exclusive: true,
  },
  {
    path: "/admin/user/confirm",
    access: "administrator",
    parameters: { name: FREE_TEXT, action: oneValueOf(...CONFIRMED_ACTIONS) },
    get: confirmPage,
  },
  {
    path: "/admin/translations",
    access: "administrator",
    parameters: { done: oneValueOf("default", "import", "discard"), code: TRANSLATION_CODE },
    get: (context) => translationsPage(context),
    post: chooseDefaultTranslation,
    exclusive: true,
  },
  ...uploadRoutes,
];
