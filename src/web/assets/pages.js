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
for (const form of document.querySelectorAll("form[method=post]")) {
  let sent = false;
  form.addEventListener("submit", (event) => {
    if (sent) event.preventDefault();
    sent = !("file" in (event.submitter?.dataset ?? {}));
    // An answer that is a file leaves the page as it is: the password does not stay, and the form can be sent again.
    if (!sent) setTimeout(() => form.reset());
    // The browser does not say that its user stopped it.
    setTimeout(() => {
      sent = false;
    }, 10000);
  });
}
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
