/*
 * The script that others paste into their pages. It puts a frame behind its own tag and gives it the height that the
 * frame tells; it touches nothing else, keeps nothing, and needs of the page's policy only this service as the source of
 * scripts and frames: styles are set by properties, which no policy forbids.
 */
(() => {
  /* By language; the service writes them here. */
  const TITLES = "TITLES";
  const CHOICES = ["translation", "reference", "date", "lang", "theme", "accent", "size"];

  const place = (script) => {
    const { ambo: kind, ...chosen } = script.dataset;
    const titles = Object.hasOwn(TITLES, chosen.lang) ? TITLES[chosen.lang] : TITLES.sl;
    if (!Object.keys(titles).includes(kind) || !document.body?.contains(script)) return;
    const folder = new URL("embed/", script.src);
    const next = script.nextElementSibling;
    if (next instanceof HTMLIFrameElement && next.src.startsWith(folder.href)) return;
    const address = new URL(kind, folder);
    for (const name of CHOICES) {
      if (chosen[name]) address.searchParams.set(name, chosen[name].trim().replace(/^#/, ""));
    }
    const frame = document.createElement("iframe");
    frame.title = kind === "passage" && chosen.reference ? `${titles[kind]}: ${chosen.reference}` : titles[kind];
    frame.loading = "lazy";
    frame.referrerPolicy = "no-referrer";
    const { style } = frame;
    style.display = "block";
    style.width = "100%";
    style.height = "10rem";
    style.border = "0";
    style.borderRadius = "10px";
    addEventListener("message", ({ source, origin, data }) => {
      if (source === null || source !== frame.contentWindow || origin !== address.origin) return;
      if (data?.type !== "ambo-height") return;
      const { height } = data;
      if (!Number.isInteger(height) || height < 0 || height > 100000) return;
      if (height === 0) style.display = "none";
      else style.height = `${height}px`;
    });
    frame.src = address.href;
    script.after(frame);
  };

  const placeAll = () => {
    for (const script of document.querySelectorAll("script[data-ambo][src]")) {
      const isScript = /^(module|(text|application)\/javascript)?$/.test(script.type);
      if (isScript && new URL(script.src).pathname.endsWith("/embed.js")) place(script);
    }
  };

  const { currentScript } = document;
  if (currentScript) {
    place(currentScript);
  } else {
    // A module has no tag that it could know: all tags that are there are looked at, each of which is served once.
    placeAll();
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", placeAll);
  }
})();
