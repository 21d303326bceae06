/** A browser as far as the tests over a real socket need one: it keeps cookies and fills in forms. */
import { request } from "node:http";
import type { Reply } from "../support/service.ts";

/** How to visit. */
export interface Visiting {
  readonly headers?: Record<string, string>;
}

export class Visitor {
  readonly #origin: string;
  readonly cookies = new Map<string, string>();
  /** The page that came last. */
  page: Reply | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  get(path: string, visiting: Visiting = {}): Promise<Reply> {
    return this.send("GET", path, visiting);
  }

  /** Submits a form of the last page: with its token, unless another is given. */
  post(path: string, fields: Record<string, string> = {}, visiting: Visiting = {}): Promise<Reply> {
    const body = new URLSearchParams({ token: this.token, ...fields }).toString();
    const headers = { "Content-Type": "application/x-www-form-urlencoded", ...visiting.headers };
    return this.send("POST", path, { headers, body });
  }

  /** The token of the forms on the last page. */
  get token(): string {
    return /name="token" value="([^"]+)"/.exec(this.page?.text ?? "")?.[1] ?? "";
  }

  /** Opens the page of a form and signs in there. */
  async signIn(name: string, password: string): Promise<Reply> {
    await this.get("/login");
    return this.post("/login", { name, password });
  }

  send(
    method: string,
    path: string,
    { headers = {}, body = "" }: Visiting & { body?: string },
  ): Promise<Reply> {
    const Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = { ...(Cookie !== "" && { Cookie }), ...headers };
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${this.#origin}${path}`,
        { method, headers: all, agent: false },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on("data", (chunk) => chunks.push(chunk));
          incoming.on("error", reject);
          incoming.on("end", () => {
            this.#keep(incoming.headers["set-cookie"] ?? []);
            this.page = {
              status: incoming.statusCode ?? 0,
              headers: incoming.headers as Reply["headers"],
              text: Buffer.concat(chunks).toString("utf8"),
              body: undefined,
            };
            resolve(this.page);
          });
        },
      );
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  }

  #keep(setCookies: readonly string[]): void {
    for (const cookie of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0(;|$)/.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** What a page says, without what is another at each visit. */
export function withoutTokens(page: Reply): string {
  return page.text.replaceAll(/name="token" value="[^"]+"/g, "");
}
