/*
 * The script of the publisher's notes in the reader: a sign opens its note in place. Without it a sign leads to the note at
 * the foot.
 */
const toggle = (sign) => {
  const isOpen = sign.ariaExpanded === "true";
  sign.ariaExpanded = String(!isOpen);
  if (isOpen) return sign.nextElementSibling.remove();
  const note = document.querySelector(`${sign.hash} .words`).cloneNode(true);
  note.className = "note-open";
  sign.after(note);
};
for (const sign of document.querySelectorAll("a.note-sign")) {
  sign.role = "button";
  sign.ariaExpanded = "false";
  sign.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    toggle(sign);
  });
}
document.addEventListener("keydown", (event) => {
  const sign = event.target.closest(".note-open")?.previousElementSibling ?? event.target.closest("a.note-sign");
  if (!sign) return;
  if (event.key === " " && event.target === sign) {
    event.preventDefault();
    toggle(sign);
  } else if (event.key === "Escape" && sign.ariaExpanded === "true") {
    toggle(sign);
    sign.focus();
  }
});
