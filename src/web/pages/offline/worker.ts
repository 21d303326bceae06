import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { oncePer } from "../../../base/bounded_map.ts";
import type { Translation } from "../../../corpus/mod.ts";
import { type Response, toByteString } from "../../../http/mod.ts";
import { LANGUAGES, translator } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readingsPath } from "../../context/paths.ts";
import type { Visitor } from "../../context/visitor.ts";
import { accentPath, SHELL_PATHS } from "../../ui/assets.ts";
import { compactScript } from "../../ui/built_files.ts";
import { html } from "../../ui/html.ts";
import { titledPage } from "../../ui/page.ts";

/** The path of the page in place of one that a device without a network does not have. */
export const OFFLINE_PATH = "/offline";

const checksum: (translation: Translation) => string = oncePer(
  ({ code, name, copyright, bytes }) => `${code} ${name} ${copyright} ${crc32(bytes)}`,
);

/**
 * Responds with the service worker. Browsers ask for it again with each page: its content changes with all that decides what
 * may be kept.
 */
export async function serviceWorker({ settings, services, site }: Visitor): Promise<Response> {
  const { library } = services;
  await library.loading;
  const { offline, reader } = settings;
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, translator(language)("offline.as_of")]));
  const accent = site.accent === "" ? undefined : accentPath(site.accent);
  const own = [accent, site.image?.path].filter((path) => path !== undefined);
  // What `assets/worker.js` reads: the files that pages refer to, the page in place of one that is not kept, and the
  // beginning of the line above one that is.
  const facts = { shell: [...SHELL_PATHS, ...own], fallback: OFFLINE_PATH, words };
  const madeFrom = [facts, reader, site, ...library.translations().map(checksum)];
  const version = createHash("sha256").update(JSON.stringify(madeFrom)).digest("base64url");
  // A new version drops all that was kept.
  const known = JSON.stringify({ version: version.slice(0, 12), ...facts });
  const script =
    offline === "on"
      ? `"use strict";\nconst { version, shell, fallback, words } = ${known};\n${compactScript("worker.js")}`
      : compactScript("no_worker.js");
  return {
    status: 200,
    headers: [
      ["Content-Type", "text/javascript; charset=utf-8"],
      ["Cache-Control", "no-cache"],
      ["Content-Security-Policy", "default-src 'none'; connect-src 'self'"],
      ["X-Content-Type-Options", "nosniff"],
      ["Cross-Origin-Resource-Policy", "same-origin"],
    ].flat(),
    body: toByteString(script),
    cacheable: true,
    compressible: "best",
  };
}

/** Responds with the page in place of one that is not kept; the service worker puts the passages that are into its list. */
export function offlinePage(context: PageContext): Response {
  const { t } = context;
  return titledPage(
    context,
    { title: t("offline.title"), policy: "public", scripts: ["script"], kind: "medium" },
    html`<p class="lead">${t("offline.lead")}</p>
<ul class="links">
<li><a href="/">${t("offline.home")}</a></li>
<li><a href="${readingsPath(context)}">${t("layout.readings")}</a></li>
<li><a href="${readingsPath(context, { date: "sunday" })}">${t("offline.sunday")}</a></li>
<li></li>
</ul>`,
  );
}
