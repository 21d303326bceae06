/**
 * The script of the publisher's notes in the reader: a sign opens its note in place. Without it a sign leads to the note at
 * the foot.
 */
export const NOTES_SCRIPT = `{
const signs = document.querySelectorAll("a.note-sign");
for (const sign of signs) {
  sign.setAttribute("role", "button");
  sign.setAttribute("aria-expanded", "false");
}
const toggle = (sign) => {
  const isOpen = sign.getAttribute("aria-expanded") === "true";
  sign.setAttribute("aria-expanded", String(!isOpen));
  if (isOpen) {
    sign.nextElementSibling.remove();
    return;
  }
  const note = document.querySelector(sign.hash + " .words").cloneNode(true);
  note.className = "note-open";
  sign.after(note);
};
if (signs.length > 0) {
  document.addEventListener("click", (event) => {
    const sign = event.target.closest("a.note-sign");
    if (!sign || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    toggle(sign);
  });
  document.addEventListener("keydown", (event) => {
    const note = event.target.closest(".note-open");
    const sign = note ? note.previousElementSibling : event.target.closest("a.note-sign");
    if (!sign) return;
    if (event.key === " " && !note) {
      event.preventDefault();
      toggle(sign);
    } else if (event.key === "Escape" && sign.getAttribute("aria-expanded") === "true") {
      toggle(sign);
      sign.focus();
    }
  });
}
}
`;
