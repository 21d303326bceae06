import type { UserView } from "../../../store/mod.ts";
import type { PageContext } from "../../page_context.ts";
import { hiddenField, postForm } from "../../ui/form.ts";
import { type Content, type Html, html } from "../../ui/html.ts";

/** A form with one button. It names the user by slot too: another user may have taken the name in the meantime. */
export function actionForm(
  context: PageContext,
  form: { user: UserView; action: string; label: string; isQuiet?: boolean },
  ...content: Content[]
): Html {
  const { user, action, label, isQuiet = true } = form;
  return postForm(
    context,
    "/admin/user",
    hiddenField("name", user.name),
    hiddenField("slot", String(user.slot)),
    hiddenField("action", action),
    content,
    html`<button${isQuiet && html` class="quiet"`}>${label}</button>`,
  );
}
