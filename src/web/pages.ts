import type { IncomingMessage, ServerResponse } from "node:http";
import { Attempts, DailyAllowance, Once } from "../auth/mod.ts";
import { Mutex } from "../base/mutex.ts";
import { type Answer, endWith, send, splitTarget } from "../http/mod.ts";
import { StoreUnavailable } from "../store/mod.ts";
import { readForm } from "./form_body.ts";
import { mayBeSameOrigin } from "./origin.ts";
import { redirect } from "./page.ts";
import { Visit } from "./page_context.ts";
import { PageError } from "./page_error.ts";
import { adminRoutes } from "./pages/admin/mod.ts";
import { KeptDescription } from "./pages/docs/described_interface.ts";
import { docsRoutes } from "./pages/docs/docs_page.ts";
import { errorPage, expiredFormPage } from "./pages/error_page.ts";
import { homeRoutes } from "./pages/home.ts";
import { loginRoutes } from "./pages/login.ts";
import { profileRoutes } from "./pages/profile/profile.ts";
import { signUpRoutes } from "./pages/sign_up.ts";
import type { Handler, Route } from "./routes.ts";
import type { PagesParts, Site } from "./site.ts";
import { assetAt } from "./ui/assets.ts";

const ROUTES: ReadonlyMap<string, Route> = new Map(
  [
    ...homeRoutes,
    ...docsRoutes,
    ...loginRoutes,
    ...signUpRoutes,
    ...profileRoutes,
    ...adminRoutes,
  ].map((route) => [route.path, route]),
);

/** Accounts that one address may make in a day where sign-up is open. */
const SIGN_UPS_A_DAY = 5;
/** Names that one address may try in a day: enough for whoever looks for a free one, too few to find out who is here. */
const SIGN_UP_ATTEMPTS_A_DAY = 25;

/** Answers the requests for pages: all that is not the interface's. */
export class Pages {
  readonly #site: Site;
  readonly #turn = new Mutex();

  constructor(parts: PagesParts) {
    const today = () => parts.store.today().date;
    this.#site = {
      ...parts,
      described: new KeptDescription(parts.interfaceFacts),
      attempts: new Attempts(parts.now),
      once: new Once(),
      passages: new DailyAllowance(parts.readerLimit, today),
      signUps: new DailyAllowance(() => SIGN_UPS_A_DAY, today),
      signUpAttempts: new DailyAllowance(() => SIGN_UP_ATTEMPTS_A_DAY, today),
    };
  }

  /** Answers a request. Never rejects: what nobody foresaw is reported and becomes an error page. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path } = splitTarget(request.url ?? "");
    const isReading = request.method === "GET" || request.method === "HEAD";
    const { compressor } = this.#site;
    const asset = isReading ? assetAt(path, { asked: request.headers, compressor }) : undefined;
    const answer = asset ?? (await this.#answer(request));
    // A body that was not read, or not to its end, must not be taken for the next request.
    if (!isReading && !request.complete) endWith(response);
    send(response, answer);
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const visit = new Visit(request, this.#site);
    try {
      return await this.#dispatch(visit, request);
    } catch (error) {
      if (error instanceof PageError) return errorPage(visit, error.status);
      this.#site.failed(error);
      return errorPage(visit, error instanceof StoreUnavailable ? 503 : 500);
    }
  }

  async #dispatch(visit: Visit, request: IncomingMessage): Promise<Answer> {
    const route = ROUTES.get(visit.path);
    if (route === undefined) throw new PageError(404);
    const handler = handlerOf(route, visit.method);
    if (handler === undefined) return errorPage(visit, 405, ["Allow", allowed(route)]);
    if (!visit.hasReadableQuery) throw new PageError(400);
    if (visit.method === "POST") {
      if (!mayBeSameOrigin(visit.headers, this.#site.publicUrl())) throw new PageError(403);
      visit.form = await readForm(request);
      if (route.inTurn) return this.#turn.run(() => admit(visit, { to: route, handler }));
    }
    return admit(visit, { to: route, handler });
  }
}

/** Answers whoever has the right to the page and, where a form was submitted, its token. */
async function admit(
  visit: Visit,
  { to, handler }: { to: Route; handler: Handler },
): Promise<Answer> {
  visit.refreshSession();
  if (to.for !== "all" && visit.session === undefined) return toLogin(visit);
  if (to.for === "administrators" && !visit.user.admin) throw new PageError(403);
  if (visit.method === "POST" && !visit.hasFormToken()) return expiredFormPage(visit);
  return handler(visit);
}

function handlerOf(route: Route, method: string): Handler | undefined {
  if (method === "POST") return route.post;
  return method === "GET" || method === "HEAD" ? route.get : undefined;
}

function allowed({ get, post }: Route): string {
  return [...(get ? ["GET, HEAD"] : []), ...(post ? ["POST"] : [])].join(", ");
}

/** Asks to sign in; afterwards the page that was wanted follows, or the first of its kind. */
function toLogin(visit: Visit): Answer {
  const isAdmin = visit.path.startsWith("/admin");
  return redirect(visit, isAdmin ? "/login?next=/admin" : "/login");
}
