/*
 * The part of the script of the pages that remembers on the device, and nowhere else, where someone reads: the last passage
 * of each kind of book. The home page offers them in place of its examples, with a button that ends it.
 */
const PLACES = "ambo-places";
const keepPlaces = (places) => {
  try {
    localStorage.setItem(PLACES, JSON.stringify(places));
  } catch {}
};
const placesOf = () => {
  try {
    return JSON.parse(localStorage.getItem(PLACES)) ?? {};
  } catch {
    return {};
  }
};
const here = document.querySelector("article[data-kind]");
const again = document.querySelector(".again");
const remember = document.querySelector("[data-tool=remember]");
const setOut = () => {
  const { kind, place } = here.dataset,
    { [kind]: _, ...rest } = placesOf();
  keepPlaces({ [kind]: { place, path: location.pathname + location.search }, ...rest });
};
if (here && !placesOf().off) setOut();
else if (here && remember) {
  remember.hidden = false;
  remember.addEventListener("click", () => {
    keepPlaces({});
    setOut();
    remember.hidden = true;
  });
}
if (again) {
  const off = again.querySelector("button");
  for (const kept of Object.values(placesOf())) {
    const { place, path } = kept ?? {};
    if (!String(path).startsWith("/?")) continue;
    const link = document.createElement("a");
    link.href = path;
    link.append(place);
    off.before(link, " ");
    again.hidden = false;
    again.previousElementSibling.hidden = true;
  }
  off.addEventListener("click", () => {
    keepPlaces({ off: true });
    again.textContent = again.dataset.forgotten;
  });
}
