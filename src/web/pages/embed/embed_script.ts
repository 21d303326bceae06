import { entityTag, type Response, toByteString } from "../../../http/mod.ts";
import { LANGUAGES, translator } from "../../../i18n/mod.ts";
import type { Visitor } from "../../context/visitor.ts";
import type { KeptResponse } from "../../middleware/cache.ts";
import { compactScript } from "../../ui/built_files.ts";

/** The greatest height of a frame, in pixels, as in `assets/embed.js`: more than a passage of 500 verses in large letters on a narrow phone. */
const MAX_HEIGHT = 100_000;

/**
 * The script within an embed: it reports the height of the content to the embedding page, and nothing else. Where
 * embeds are switched off, the height is 0.
 */
export const FRAME_SCRIPT = [
  "new ResizeObserver(()=>{",
  "const root=document.documentElement;",
  'const height="off"in root.dataset?0:Math.ceil(root.getBoundingClientRect().height);',
  `parent.postMessage({type:"ambo-height",height:Math.min(height,${MAX_HEIGHT})},"*")`,
  "}).observe(document.documentElement)",
].join("");

/** The script where embeds are switched off: pages with the script tag show nothing, and no error. */
const SCRIPT_OFF = "// Embeds are switched off here.\n";

const HEADERS = [
  ["Content-Type", "text/javascript; charset=utf-8"],
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ["Cross-Origin-Resource-Policy", "cross-origin"],
  // A tag of the type `module`, or with a hash of the script, loads it with CORS.
  ["Access-Control-Allow-Origin", "*"],
].flat();

/** The titles of frames, as `assets/embed.js` has them. */
const TITLES = LANGUAGES.map((language) => {
  const t = translator(language);
  return [language, { verse: t("feeds.verse"), readings: t("feeds.readings"), passage: t("embed.passage") }] as const;
});
const SCRIPT = compactScript("embed.js").replace('"TITLES"', () => JSON.stringify(Object.fromEntries(TITLES)));

/** The script that others paste, by the setting `--embed`; browsers keep it an hour, and its absence as long as any error. */
const SCRIPTS = { on: scriptResponse(SCRIPT, 3600), off: scriptResponse(SCRIPT_OFF, 300) };

function scriptResponse(script: string, keptFor: number): KeptResponse {
  const body = toByteString(script);
  const etag = entityTag(body);
  const kept = { cacheable: true, compressible: true, isKept: true, keptFor };
  return { status: 200, headers: HEADERS, body, etag, ...kept };
}

/** Responds with the script that others paste. */
export function embedScript({ settings }: Visitor): Response {
  return SCRIPTS[settings.embed];
}
