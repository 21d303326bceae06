/** The preparation of a Mass: its tools on the screen, and the sheet as it is printed, on A4 or on A5. */
export const PREPARATION = `.preparation > .tools:first-child { margin-bottom: 2rem; }
.choice { display: flex; flex-wrap: wrap; align-items: end; gap: .75rem; }
.choice > div { flex: 1 1 9rem; min-width: 0; }
.choice > div:has(select) { flex-basis: 16rem; }
.choice button { margin: 0; }
.choice a { padding: .6rem 0; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 1rem; }
.chips a { padding: .45rem .9rem; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--raised); font: var(--heavy) 1rem/1.5 var(--serif); text-decoration: none; }
.chips a[aria-current] { border-radius: var(--radius); border-color: var(--accent); color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.preparation .actions { gap: .75rem; margin: 1rem 0; }
.paper { display: flex; flex-wrap: wrap; gap: 0 1.5rem; border: 1px solid var(--line); border-radius: var(--radius); margin: 0 0 1rem; padding: 0 1rem; }
.paper legend { font: var(--heavy) 1rem/1.5 var(--serif); padding: 0 .35rem; }
.paper .check { margin: 0; }
input[type=radio] { width: 1.2rem; min-height: 1.2rem; height: 1.2rem; margin: 0; accent-color: var(--accent); flex: none; }
.leaflet { position: relative; background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); max-width: 44rem; padding: 3.75rem clamp(1rem, 4vw, 3.5rem) 2.5rem; box-shadow: 0 .75rem 2rem rgb(0 0 0 / .08); }
.leaflet > header .ribbon { inset-inline-start: calc(50% - .55rem); height: 2.75rem; }
.leaflet .parish { display: none; }
.leaflet h2 { margin: 0 0 .35rem; font-size: clamp(1.5rem, 1.3rem + 1vw, 2rem); }
.leaflet .citation { color: var(--faint); }
.leaflet .tools { font: 1rem/1.5 var(--sans); }
.leaflet .reading > .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; }
.leaflet .reading > .tools .chips { margin: 0 0 .5rem; }
.leaflet button.plain { color: var(--accent); min-height: 2.75rem; padding: .3rem 0; margin: 0; text-decoration: underline; text-underline-offset: .18em; font-weight: 400; }
.leaflet button.plain:hover { background: none; color: var(--accent-strong); }
.own { flex: 1 1 100%; background: var(--sunken); border-radius: var(--radius); padding: .75rem 1rem; margin-bottom: .75rem; }
.own .hint { margin: .35rem 0 0; color: var(--ink); }
.leaflet .reading > div { padding: 0; border: 0; }
.notices { display: none; }
body:has(#with-notices:checked) .notices { display: block; border-top: 1px solid var(--line); margin-top: 1.5rem; }
.typed { min-height: 8rem; white-space: pre-wrap; border: 1px solid var(--edge); border-radius: var(--radius); padding: .75rem; font: 1rem/1.6 var(--sans); }
.preparation pre { white-space: pre-wrap; font: 1rem/1.6 var(--sans); background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; overflow-wrap: break-word; }
@media (scripting: enabled) {
  /* What the script will show: nothing moves when it does. */
  .preparation button[hidden] { display: inline-block !important; }
  .own[hidden] { display: block !important; }
}
@media print {
  @page a4 { size: A4; margin: 18mm 17mm 18mm; @top-center { content: none; } @bottom-center { content: none; } }
  @page a5 { size: A5; margin: 13mm 13mm 15mm; @top-center { content: none; } @bottom-center { content: none; } }
  body { page: a4; }
  body:has(#a5:checked) { page: a5; }
  .preparation, .preparation .leaflet { max-width: none; margin: 0; padding: 0; border: 0; box-shadow: none; }
  .tools, .unseen, .leaflet .ribbon { display: none !important; }
  .leaflet { font-size: 11pt; line-height: 1.42; }
  body:has(#a5:checked) .leaflet { font-size: 10.5pt; line-height: 1.4; }
  .leaflet.large { font-size: 13pt; }
  .leaflet.huge { font-size: 16pt; }
  .leaflet > header { margin: 0 0 5mm; padding-bottom: 3mm; border-bottom: .3mm solid var(--gold); }
  .leaflet .parish { display: flex; align-items: center; justify-content: center; gap: 3mm; font: 10pt/1.3 var(--sans); color: var(--faint); margin-bottom: 3mm; }
  .leaflet .crest { height: 12mm; max-width: 24mm; }
  .leaflet h2 { font-size: 19pt; margin: 0 0 1mm; }
  .leaflet > header p { font-size: 10pt; }
  .leaflet > .sheet { columns: 2; column-gap: 9mm; }
  body:has(#a5:checked) .leaflet > .sheet, .leaflet:is(.large, .huge) > .sheet { columns: 1; }
  .leaflet .reading > h3 { font-size: 10pt; margin: 5mm 0 1.5mm; break-after: avoid; break-inside: avoid; }
  .leaflet .reading:first-child > h3 { margin-top: 0; }
  .leaflet p { margin: 0 0 2.5mm; orphans: 3; widows: 3; }
  .leaflet .opening { break-after: avoid; }
  .leaflet .response { margin: 2mm 0; break-inside: avoid; break-before: avoid; }
  .leaflet h3 + .response, .leaflet h3 + .tools + .response { break-before: avoid; break-after: avoid; }
  .leaflet .copyright { font-size: 8pt; margin-top: 4mm; padding-top: 2mm; }
  .notices { break-before: auto; }
  .notices h3 { font-size: 10pt; margin: 4mm 0 2mm; break-after: avoid; }
  .typed { border: 0; padding: 0; min-height: 0; font-size: 10.5pt; line-height: 1.4; }
  .typed:empty { height: 56mm; background: repeating-linear-gradient(transparent 0 7.7mm, #999 7.7mm 8mm); print-color-adjust: exact; break-inside: avoid; }
}
`;
