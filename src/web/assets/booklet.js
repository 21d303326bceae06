/*
 * The sheet of a Mass as a booklet: its A5 pages in pairs on A4, in the order in which they lie once the sheets are
 * folded. The text flows in columns of the size of a page, of which each half of a side shows one. The columns are
 * counted under the rules for print, without which the sheet is another size.
 */
const [PAGE_MM, GAP_MM] = [122, 26];
const printRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === "print");
const flowOf = (leaflet) => {
  const flow = document.createElement("div");
  flow.className = "flow";
  const copy = leaflet.cloneNode(true);
  for (const tools of copy.querySelectorAll(".tools")) tools.remove();
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  flow.append(copy);
  return flow;
};
const countPages = (booklet, flow) => {
  const rules = printRules();
  for (const { media } of rules) media.mediaText = "all";
  booklet.replaceChildren(flow);
  const mm = flow.offsetWidth / PAGE_MM;
  const pages = Math.round((flow.scrollWidth / mm + GAP_MM) / (PAGE_MM + GAP_MM));
  for (const { media } of rules) media.mediaText = "print";
  return pages;
};
const half = (flow, page, pages) => {
  const shown = document.createElement("div");
  shown.className = "half";
  if (page >= pages) return shown;
  const moved = flow.cloneNode(true);
  moved.style.left = `${-page * (PAGE_MM + GAP_MM)}mm`;
  shown.append(moved);
  return shown;
};
const impose = (booklet, leaflet) => {
  const flow = flowOf(leaflet);
  const pages = countPages(booklet, flow);
  const places = Math.ceil(pages / 4) * 4;
  const sides = [];
  for (let side = 0; side < places / 2; side++) {
    const outer = places - 1 - side;
    const pair = side % 2 === 0 ? [outer, side] : [side, outer];
    const element = document.createElement("div");
    element.className = "side";
    element.append(...pair.map((page) => half(flow, page, pages)));
    sides.push(element);
  }
  booklet.replaceChildren(...sides);
};
const chosen = document.getElementById("booklet");
if (chosen) {
  chosen.parentElement.hidden = false;
  const booklet = document.createElement("div");
  booklet.className = "booklet";
  booklet.ariaHidden = "true";
  document.body.append(booklet);
  // Responses and notices may have been typed since the last time.
  addEventListener("beforeprint", () => {
    if (chosen.checked) impose(booklet, document.getElementById("leaflet"));
  });
  addEventListener("afterprint", () => booklet.replaceChildren());
}
