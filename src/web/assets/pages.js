/*
 * The script of the pages: it has the browser keep pages, shows and handles the buttons that copy and print, and keeps a
 * double click from submitting a form twice. Pages are complete without it.
 */
document.documentElement.dataset.title = document.title;
const { worker } = document.currentScript.dataset;
if (worker)
  addEventListener("load", async () => {
    try {
      await navigator.serviceWorker.register(worker, { updateViaCache: "none" });
    } catch {}
  });
for (const button of document.querySelectorAll("button[data-copy]")) {
  const source = document.getElementById(button.dataset.copy);
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(source.textContent);
    } catch {
      getSelection().selectAllChildren(source);
      if (!document.execCommand("copy")) return;
    }
    button.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = label;
    }, 2500);
  });
}
for (const button of document.querySelectorAll("[data-tool=print]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    for (const menu of document.querySelectorAll("details.menu")) menu.open = false;
    print();
  });
}
/* Takes over what a file changes on its page, once the service has made it: the browser does not say when that is. */
const follow = async (place) => {
  for (let turn = 0; turn < 90; turn++) {
    await new Promise((then) => setTimeout(then, 2000));
    const answer = await fetch(location.pathname);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById(place.id)?.textContent;
    if (!answer.ok || (fresh && fresh !== place.textContent)) {
      place.textContent = fresh ?? place.textContent;
      return;
    }
  }
};
for (const form of document.querySelectorAll("form[method=post]")) {
  let sent = false;
  form.addEventListener("submit", (event) => {
    if (sent) event.preventDefault();
    const { file } = event.submitter?.dataset ?? {};
    sent = file === undefined;
    // An answer that is a file leaves the page as it is: the password does not stay, and the form can be sent again.
    if (sent) return;
    setTimeout(() => form.reset());
    follow(document.getElementById(file)).catch(() => {});
  });
}
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
