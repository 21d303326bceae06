/*
 * The part of scripts that shows the responses in the words of the parish, which this browser alone keeps: by the citation
 * of their psalm.
 */
let own = {};
try {
  own = Object(JSON.parse(localStorage.getItem("ambo-responses")) ?? {});
} catch {}
const places = [...document.querySelectorAll("[data-response]")];
const showOwn = () => {
  for (const place of places) {
    place.dataset.known ??= place.textContent;
    place.textContent = own[place.dataset.response] || place.dataset.known;
    const line = place.closest(".response");
    if (line) line.hidden = place.textContent === "";
  }
};
showOwn();
// What is typed in another tab is not written over by what this one had.
addEventListener("storage", ({ key, newValue }) => {
  if (key !== "ambo-responses") return;
  own = Object(JSON.parse(newValue) ?? {});
  showOwn();
});
