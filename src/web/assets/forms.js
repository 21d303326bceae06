/*
 * The script of pages with a form. Back and reload ask for the page of a form anew, with what its user typed, where the browser
 * would ask to send the form again that the page answers.
 */
const forms = [...document.querySelectorAll("main form[method=post]")];
const has = (form, kind) => form.querySelector(kind) !== null;
const kept = forms.find(
  (form) => form.elements.by && has(form, "[type=text], textarea") && !has(form, "[type=password]"),
);
// A form that is about something names it in its address, which the form that a sign-in kept did not have.
const address = kept?.getAttribute("action");
let timer;
const keep = () => {
  const { token, ...typed } = kept ? Object.fromEntries(new FormData(kept)) : {};
  history.replaceState(typed, "", address?.includes("?") ? address : undefined);
};
if (kept) {
  const typed = history.state ?? {};
  const fields = [...kept.elements].filter(({ name }) => name && name !== "token");
  // Hidden fields say what a form is about.
  if (fields.every(({ type, name, value }) => type !== "hidden" || typed[name] === value)) {
    for (const field of fields) {
      if (field.type === "checkbox") field.checked = field.name in typed;
      else field.value = typed[field.name] ?? field.value;
    }
    for (const [name, value] of Object.entries(typed)) {
      if (kept.elements[name]) continue;
      kept.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    }
  }
  // A browser may refuse to be asked with each letter.
  kept.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(keep, 400);
  });
  kept.addEventListener("change", keep);
}
// The page of a sign-in that holds another form would lose it.
const isHolder = ({ elements }) => !elements.token || [...elements].some(({ name }) => name.startsWith("typed."));
if (forms.length && !forms.some(isHolder)) keep();
