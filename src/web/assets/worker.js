/*
 * The script of the service worker. Pages come from the network, and from what is kept where that fails, takes longer than
 * four seconds, or a proxy answers in place of the service. Kept are the home page, the readings of today and of the coming
 * Sunday, the 30 passages read last, and the 20 Masses, slides, occasions, weeks and months that were opened last: nothing
 * that its response does not allow to keep (`no-store`), as pages of users are sent.
 *
 * The service puts `version`, `shell`, `fallback` and `words` before it.
 */
/* The beginning of the names of the caches: others of the same origin belong to someone else. */
const CACHES = "ambo-";
const NAME = CACHES + version;
const HOUR = 3600000;
const WORDS = { day: "numeric", month: "numeric", year: "numeric", hour: "numeric", minute: "2-digit" };
const timeOf = (kept) => Date.parse(kept?.headers.get("date") ?? 0);
/* A device may refuse to keep anything. */
const match = (key) => caches.match(key, { ignoreVary: true }).catch(() => {});
/* What is prepared, projected and looked up in the calendar, and the parameters by which it differs. */
const PREPARED = /^\/(priprava|preparation|projekcija|projection|koledar|calendar|(berila|readings)\/[\w-]+)$/;
const PARAMETERS =
  "date mass translation forms occasion group first psalm second acclamation gospel reference parallel as month year";
/* The address of a page in the order of its own links; undefined for what is not kept. */
const keyOf = ({ pathname, searchParams: asked }) => {
  const isPrepared = PREPARED.test(pathname) && !asked.has("q");
  const names = isPrepared
    ? PARAMETERS.split(" ")
    : pathname === "/"
      ? ["translation", "reference", "parallel"]
      : ["date", "translation", "celebration"];
  const query = String(
    new URLSearchParams(names.filter((name) => asked.get(name)).map((name) => [name, asked.get(name)])),
  );
  const isKept =
    isPrepared ||
    (pathname === "/"
      ? asked.has("reference") || asked.size === Number(asked.has("lang"))
      : /^\/(berila|readings)$/.test(pathname));
  return isKept ? pathname + (query && `?${query}`) : undefined;
};
const isPreparation = ({ url }) => PREPARED.test(new URL(url).pathname);
const keep = async (key, response) => {
  if (response.status !== 200 || response.type !== "basic" || /no-store/.test(response.headers.get("cache-control")))
    return;
  const cache = await caches.open(NAME);
  await cache.put(key, response);
  const all = await cache.keys(),
    prepared = all.filter(isPreparation);
  const passages = all.filter((each) => !prepared.includes(each) && /reference=|date=\d/.test(each.url));
  for (const old of [...passages.slice(0, -30), ...prepared.slice(0, -20)]) await cache.delete(old);
};
const refresh = async () => {
  const home = await fetch("/"),
    slovenian = /<html lang="sl"/.test(await home.clone().text());
  const readings = slovenian ? "/berila" : "/readings";
  await keep("/", home);
  for (const path of [readings, `${readings}?date=sunday`]) await keep(path, await fetch(path));
};
const find = async (key) => {
  const kept = await match(key),
    now = new Date();
  /* Someone who was last online during the week may open the readings in church. */
  const isOld = kept && new Date(timeOf(kept)).toDateString() !== now.toDateString();
  return isOld && now.getDay() === 0 && !key.includes("?") && key !== "/"
    ? ((await find(`${key}?date=sunday`)) ?? kept)
    : kept;
};
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const list = async () => {
  const cache = await caches.open(NAME),
    all = (await cache.keys()).reverse();
  const asked = all
    .map(({ url }) => new URL(url))
    .filter(({ pathname, searchParams }) => pathname === "/" && searchParams.has("reference"));
  const prepared = [];
  for (const each of all) {
    const { pathname, search, searchParams: of } = new URL(each.url);
    if (!isPreparation(each) && !/^\d/.test(of.get("date"))) continue;
    const [, title] = /<title>(.*?)<\/title>/.exec(await (await cache.match(each)).text()) ?? [];
    if (title) prepared.push(`<li><a href="${escaped(pathname + search)}">${title}</a></li>`);
  }
  const passages = asked.map(
    ({ search, searchParams: of }) =>
      '<li><a href="/' +
      escaped(search) +
      '">' +
      escaped(of.get("reference")) +
      " <code>" +
      escaped(of.get("translation") ?? "") +
      "</code></a></li>",
  );
  return [...prepared, ...passages].join("");
};
const offline = async (kept) => {
  const page = kept ?? (await match(fallback));
  if (!page) return Response.error();
  const text = await page.text(),
    language = /<html lang="(\w+)"/.exec(text)[1];
  const line = kept
    ? '<p class="offline" role="status">' +
      words[language] +
      " " +
      new Date(timeOf(kept)).toLocaleString(language, WORDS) +
      "</p>"
    : "";
  const passages = kept ? "" : await list();
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(
    text.replace("<main", () => `${line}<main`).replace("<li></li>", () => passages),
    { status: kept ? 200 : 503, headers },
  );
};
const answer = async (key, answered) => {
  const kept = key && (await find(key));
  const late = new Promise((_, fail) => {
    if (kept) setTimeout(fail, 4000);
  });
  /* A proxy answers for a service that is not there; the service itself says 503 where it is busy. */
  const own = answered.then((response) =>
    response.status > 501 && (kept || response.status !== 503) ? Promise.reject() : response,
  );
  return Promise.race([own, late]).catch(() => offline(kept));
};
const store = async (key, answered) => {
  const copy = key && (await answered).clone();
  const home = await match("/");
  if (copy) await keep(key, copy);
  if (Date.now() - timeOf(home) > 3 * HOUR) await refresh();
};
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll([...shell, fallback]))
      .then(() => refresh().catch(() => {})),
  );
});
addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys().then(async (names) => {
      for (const name of names) if (name.startsWith(CACHES) && name !== NAME) await caches.delete(name);
      await clients.claim();
    }),
  ),
);
addEventListener("fetch", (event) => {
  const { request } = event,
    url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const file = url.pathname + url.search;
  if (shell.includes(file)) return event.respondWith(match(file).then((kept) => kept ?? fetch(request)));
  if (request.mode !== "navigate" || request.destination !== "document") return;
  const key = keyOf(url),
    answered = fetch(request);
  event.waitUntil(store(key, answered).catch(() => {}));
  event.respondWith(answer(key, answered));
});
