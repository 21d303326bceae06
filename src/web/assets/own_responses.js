/*
 * The part of scripts that shows the responses in the words of the parish, which this browser alone keeps: by the citation
 * of their psalm.
 */
let own = {};
try {
  own = Object(JSON.parse(localStorage.getItem("ambo-responses")) ?? {});
} catch {}
const showOwn = () => {
  for (const place of document.querySelectorAll("[data-response]")) {
    place.dataset.known ??= place.textContent;
    place.textContent = own[place.dataset.response] || place.dataset.known;
    const line = place.closest(".response");
    if (line) line.hidden = place.textContent === "";
  }
};
showOwn();
