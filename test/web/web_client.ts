import assert from "node:assert/strict";
import { type HttpResponse, type RequestOptions, sendRequest } from "../support/http_client.ts";
import type { Service } from "../support/service.ts";

/** An HTTP client that keeps cookies and fills in forms as a browser does. */
export class WebClient {
  readonly #origin: string;
  readonly #isEarlier: boolean;
  readonly cookies = new Map<string, string>();
  /** The last page. */
  page: HttpResponse | undefined;

  /** @param options `isEarlier`: the service may be of an earlier release, whose pages are as they were. */
  constructor({ origin }: Pick<Service, "origin">, { isEarlier = false } = {}) {
    this.#origin = origin;
    this.#isEarlier = isEarlier;
  }

  /** Makes a client with a session of a user, without the form and the cost of a password. */
  static async signedIn(service: Service, name: string): Promise<WebClient> {
    const client = new WebClient(service);
    client.cookies.set("ambo-session", await service.store.signIn.createSession(name));
    return client;
  }

  get(path: string, options: RequestOptions = {}): Promise<HttpResponse> {
    return this.send("GET", path, options);
  }

  /** Submits a form of the last page, with its token unless another is given. */
  post(path: string, fields: Record<string, string> = {}, options: RequestOptions = {}): Promise<HttpResponse> {
    const body = new URLSearchParams({ token: this.token, ...fields }).toString();
    const headers = { "Content-Type": "application/x-www-form-urlencoded", ...options.headers };
    return this.send("POST", path, { headers, body });
  }

  /** The CSRF token of the last page. */
  get token(): string {
    return /name="token" value="([^"]+)"/.exec(this.page?.text ?? "")?.[1] ?? "";
  }

  /** Signs in by the form. */
  async signIn(name: string, password: string): Promise<HttpResponse> {
    await this.get("/login");
    return this.post("/login", { name, password });
  }

  async send(
    method: string,
    path: string,
    { headers = {}, body = "" }: RequestOptions & { body?: string | Uint8Array },
  ): Promise<HttpResponse> {
    const Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = { ...(Cookie !== "" && { Cookie }), ...headers };
    this.page = await sendRequest(`${this.#origin}${path}`, {
      method,
      headers: all,
      content: body,
    });
    if (!this.#isEarlier) assertMarksAreDrawn(this.page.text, `${method} ${path}`);
    this.#keep((this.page.headers["set-cookie"] ?? []) as readonly string[]);
    return this.page;
  }

  #keep(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0(;|$)/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Asserts that no page shows the marks around code in messages: a grave accent outside of code is a message drawn as it is. */
function assertMarksAreDrawn(text: string, request: string): void {
  if (!text.startsWith("<!doctype html>")) return;
  const shown = text.replaceAll(/<(pre|code|script|style|textarea)\b[\s\S]*?<\/\1>|<[^>]*>/g, "");
  assert.doesNotMatch(shown, /`/, request);
}

/** Returns the text of a page without its CSRF tokens, which differ each time. */
export function withoutTokens(page: HttpResponse): string {
  return page.text.replaceAll(/name="token" value="[^"]+"/g, "");
}
