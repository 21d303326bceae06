/*
 * The script of a form that shows its result while one chooses: it gets the page that the form would lead to, and takes
 * over the parts that `data-live` names. Frames report their height; those that did so before this script ran are
 * measured.
 */
const live = document.querySelector("form[data-live]");
if (live) {
  let timer,
    turns = 0;
  const take = (part, fresh) => {
    if (part.classList.contains("whole")) part.replaceWith(fresh);
    else if (part.localName !== "iframe") part.textContent = fresh.textContent;
    else if (part.getAttribute("src") !== fresh.getAttribute("src")) {
      fresh.height = part.height;
      part.replaceWith(fresh);
    }
  };
  const show = async () => {
    const turn = ++turns;
    const fields = new URLSearchParams(new FormData(live));
    const isPost = live.method === "post";
    if (isPost) fields.set("action", "preview");
    const address = live.getAttribute("action") + (isPost ? "" : `?${fields}`);
    const answer = await fetch(address, isPost ? { method: "POST", body: fields } : {});
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (turn !== turns) return;
    for (const id of live.dataset.live.split(" ")) {
      const fresh = page.getElementById(id);
      if (fresh) take(document.getElementById(id), fresh);
    }
    if (!isPost) history.replaceState(null, "", address);
  };
  live.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(show, 400);
  });
}
// A file leaves the page as it is, and the browser does not say when it was made: the part that it changes is asked for.
const file = document.querySelector("[data-file]");
file?.form.addEventListener("submit", async () => {
  const place = document.getElementById(file.dataset.file);
  try {
    for (let turn = 0; turn < 90; turn++) {
      await new Promise((then) => setTimeout(then, 2000));
      const answer = await fetch(location.pathname);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById(place.id)?.textContent ?? place.textContent;
      if (answer.ok && fresh === place.textContent) continue;
      place.textContent = fresh;
      return;
    }
  } catch {}
});
for (const frame of document.querySelectorAll("iframe.preview")) {
  const root = frame.contentDocument?.documentElement;
  const height = root?.baseURI === frame.src ? root.getBoundingClientRect().height : 0;
  if (height > 0) frame.height = Math.ceil(height);
}
addEventListener("message", ({ source, origin, data }) => {
  if (origin !== location.origin || data?.type !== "ambo-height" || !(data.height > 0)) return;
  for (const frame of document.querySelectorAll("iframe.preview")) {
    if (source === frame.contentWindow) frame.height = data.height;
  }
});
