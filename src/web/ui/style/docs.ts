/** The documentation of the API: contents, text and code side by side where the screen is wide. */
export const DOCS = `.sheet { min-width: 0; container-type: inline-size; }
.docs h3 { font-size: 1.2rem; }
.docs h4, .docs h5, .docs .part { font: var(--heavy) 1rem/1.4 var(--serif); margin: 1.25rem 0 .5rem; overflow-wrap: anywhere; }
.docs h5, .docs h3.part { color: var(--faint); font-size: .925rem; }
.docs section, .docs [id] { scroll-margin-top: 1rem; }
.docs .lead, .docs section > p { max-width: 44rem; }
.contents ul { margin: 0 0 1.5rem; gap: 0; }
.contents a { color: var(--accent); font-size: .925rem; }
.contents li, .contents a { max-width: 100%; overflow-wrap: anywhere; }
.contents a[aria-current] { color: var(--ink); font-weight: 600; }
.endpoints dt { margin-top: .75rem; }
.endpoints dd { margin: 0; max-width: 44rem; }
details.response { margin-bottom: .5rem; }
.docs table { margin-bottom: 1.25rem; table-layout: auto; }
.docs tbody th { font-size: 1rem; font-weight: 400; color: inherit; min-width: 8rem; }
.docs tbody th small { display: block; color: var(--faint); font-size: .8125rem; }
.docs td small { color: var(--faint); font-size: .875rem; }
.docs th, .docs td, .docs p, .docs code { overflow-wrap: anywhere; }
.docs tr:target, .docs tr:has(:target) { background: var(--mark); }
.endpoint { border-top: 1px solid var(--line); padding-top: .25rem; margin-top: 2rem; }
.sheet > .endpoint { border: 0; padding: 0; margin: 0; }
.endpoint h3 { font-family: inherit; }
.code pre { font-size: .8125rem; line-height: 1.55; margin: 0; }
.block { position: relative; margin: 0 0 .6rem; }
.block pre { padding-inline-end: 3.25rem; }
.block .copy { position: absolute; top: 0; inset-inline-end: 0; display: flex; align-items: center; justify-content: center; gap: .35rem; min-width: 2.75rem; min-height: 2.75rem; margin: 0; padding: .35rem .6rem; font-size: .8125rem; color: var(--faint); background: none; border: 0; }
.block .copy:hover { color: var(--accent-strong); }
.block .copy.done { color: var(--good); background: var(--sunken); }
.copy svg { width: 1.1rem; height: 1.1rem; fill: none; stroke: currentColor; stroke-width: 1.6; }
.tabs { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--line); margin-bottom: .5rem; }
.tabs button { margin: 0; padding: .5rem .75rem; min-height: 2.75rem; color: var(--faint); font-size: .925rem; border-radius: 0; }
.tabs button:hover { background: var(--sunken); color: var(--ink); }
.tabs button[aria-selected=true] { color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
.trial { border: 1px solid var(--line); border-radius: var(--radius); padding: 0 1rem 1rem; margin: 1rem 0; }
.trial .fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr)); gap: .6rem .75rem; margin-bottom: .75rem; }
.trial label { margin-bottom: .15rem; }
.trial .said { margin: .75rem 0 0; }
.trial .said:empty { margin: 0; }
.trial .answer > * { margin: .75rem 0 0; }
.trial .answer pre { max-height: 28rem; overflow: auto; }
.trial .answer dt { float: inline-start; clear: both; margin-inline-end: .4rem; color: var(--faint); }
.trial .answer dd { margin: 0; overflow-wrap: anywhere; }
#key-form { max-width: 28rem; }
@media (scripting: enabled) {
  .docs .scripted[hidden] { display: block !important; }
  .docs .tabs[hidden] { display: flex !important; }
  .tabs [data-first] { color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
  .samples:not(.ready) .sample + .sample, .sample h5, .sample .part { display: none; }
}
.ready h5, .ready .part { display: none; }
@container (min-width: 56rem) {
  .split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 2.5rem; align-items: start; }
  .gallery { columns: 2; column-gap: 2.5rem; }
  .gallery > * { break-inside: avoid; }
  .gallery > * > :first-child { margin-top: 0; padding-top: .75rem; }
  .split > .code > :first-child { margin-top: 0; }
}
@container (min-width: 26em) {
  .docs tbody th code { white-space: nowrap; }
}
@container (max-width: 26em) {
  .docs thead { display: none; }
  .docs tr, .docs tbody th, .docs td { display: block; }
  .docs tbody th { border: 0; padding-bottom: 0; min-width: 0; }
  .docs td:not(:last-child) { border: 0; padding-bottom: 0; }
}
@media print {
  .contents, .tabs, .docs .copy, .docs .scripted[hidden], .docs .scripted { display: none !important; }
  .docs, .split { display: block !important; }
  .sample[hidden], .samples .sample, .samples h5, .samples .part { display: block !important; }
  .docs pre { border: 1px solid #999; }
}
`;
