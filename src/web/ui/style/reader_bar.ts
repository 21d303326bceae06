/** The bar that stays above a passage, its menus, and the tools of a verse. */
export const READER_BAR = `.reader-bar { position: sticky; top: 0; z-index: 2; margin: -2rem calc(-1 * var(--gutter)) 0; padding: 0 var(--gutter); background: var(--ground); border-bottom: 1px solid var(--line); font-size: 1rem; }
.reader-bar > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .15rem; }
.reader-bar .step { flex: none; min-width: 2.75rem; line-height: 2.75rem; text-align: center; font-size: 1.6rem; text-decoration: none; border-radius: var(--radius); }
.reader-bar .step:first-child { margin-inline-end: auto; }
.reader-bar .step:last-child { margin-inline-start: auto; }
.reader-bar a.step:hover { background: var(--sunken); }
.menu { margin: 0; min-width: 0; }
.menu > summary { display: block; width: auto; font: var(--heavy) 1.05rem/1.5 var(--serif); padding: .625rem .7rem; color: var(--ink); border-radius: var(--radius); list-style: none; }
.menu > summary::-webkit-details-marker { display: none; }
.menu > summary:hover, .menu[open] > summary { background: var(--sunken); color: var(--ink); }
.passage-menu > summary::after, .translation-menu > summary::after { content: ""; display: inline-block; margin-inline-start: .4rem; vertical-align: .15em; width: .56em; height: .28em; background: currentColor; clip-path: polygon(0 0, 100% 0, 50% 100%); forced-color-adjust: none; }
.menu > .panel { position: absolute; top: 100%; inset-inline: 0; margin-inline: auto; max-width: 34rem; max-height: min(32rem, 75vh); overflow: auto; overscroll-behavior: contain; background: var(--raised); border: 1px solid var(--line); border-top: 0; border-radius: 0 0 var(--radius) var(--radius); padding: 1rem var(--gutter); box-shadow: 0 1rem 2rem rgb(0 0 0 / .18); }
.panel h2 { font-size: 1.1rem; margin: 1rem 0 .5rem; }
.panel > h2:first-child { margin-top: 0; }
.panel form { margin: 0; }
.panel p:last-child { margin-bottom: 0; }
.panel .actions { gap: .75rem; margin-bottom: .75rem; }
.line > div { display: flex; flex-wrap: wrap; gap: .5rem; }
.line input { flex: 1 1 8rem; min-width: 0; width: auto; }
.line button { margin: 0; }
.choices { list-style: none; margin: 0; padding: 0; }
.choices li { display: flex; flex-wrap: wrap; align-items: center; border-top: 1px solid var(--line); }
.choices li:first-child { border-top: 0; }
.choices a { display: block; padding: .55rem .5rem; text-decoration: none; line-height: 1.6; border-radius: var(--radius); }
.choices a:first-child { flex: 1 1 12rem; color: var(--ink); }
.choices a:hover { background: var(--sunken); }
.choices a[aria-current] { color: var(--accent); }
.choices a[aria-current]::before { content: "✓ " / ""; }
.choices code { color: var(--faint); }
.sizes a { font-family: var(--serif); }
.choices .small { font-size: .9rem; }
.choices .large { font-size: 1.2rem; }
.choices .huge { font-size: 1.45rem; }
.chapters a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); border-radius: var(--radius); box-shadow: none; }
.verse-tools { position: fixed; inset: auto 0 0; z-index: 3; max-height: 60vh; overflow: auto; background: var(--raised); border-top: 1px solid var(--edge); padding: .4rem var(--gutter) max(.6rem, env(safe-area-inset-bottom)); box-shadow: 0 -.5rem 1.5rem rgb(0 0 0 / .2); font: 1rem/1.5 var(--sans); text-indent: 0; user-select: none; -webkit-user-select: none; }
.verse-tools p, .verse-tools div { max-width: 44rem; margin: 0 auto; }
.verse-tools p { display: flex; align-items: center; gap: .75rem; }
.verse-tools strong { font-size: 1.1rem; }
.verse-tools [role=status] { flex: 1; color: var(--good); font-size: .925rem; }
.verse-tools [data-tool=close] { border: 0; min-width: 2.75rem; padding: 0; font-size: 1.6rem; line-height: 1; }
.verse-tools div { display: flex; flex-wrap: wrap; gap: .5rem; }
.verse-tools div > * { flex: 1 1 auto; padding-inline: .6rem; }
html:has(.verse-tools:not([hidden])) { scroll-padding-bottom: 14rem; }
body:has(.verse-tools:not([hidden])) .bottom { padding-bottom: 14rem; }
.picture { border: 1px solid var(--edge); border-radius: var(--radius); padding: var(--gutter); background: var(--raised); color: inherit; max-width: min(34rem, calc(100vw - 1rem)); }
.picture::backdrop { background: rgb(0 0 0 / .6); }
.picture canvas { display: block; max-width: 100%; max-height: 60vh; margin: 0 auto 1rem; border: 1px solid var(--line); }
.picture .actions { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; }
.ways-on ul { list-style: none; margin: 0 0 1.5rem; padding: 0; display: flex; flex-wrap: wrap; gap: .6rem; }
.ways-on a { display: block; padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--raised); text-decoration: none; font-family: var(--serif); }
.ways-on a:hover { background: var(--sunken); }
.ways-on span { font-family: var(--sans); color: var(--faint); }
@media (max-width: 30rem) {
  .reader-bar { padding: 0 .25rem; }
  .reader-bar .step { min-width: 2.25rem; }
  .reader-bar > div { gap: 0; }
  .menu > summary { padding-inline: .45rem; }
  .menu > .panel { border-radius: 0; }
}
@media (max-width: 22rem) {
  .menu > summary { padding-inline: .3rem; font-size: 1rem; }
  .menu > summary::after { display: none !important; }
}
/* Large type on a small screen: the bar would take too much of it. */
@media (max-width: 19em) {
  .reader-bar { position: relative; }
  .reader-bar .step { margin: 0; }
  .reader-bar .step:last-child { order: 1; }
  .reader-bar .passage-menu { flex: 1 0 calc(100% - 5rem); text-align: center; }
  .passage-menu .panel { text-align: start; }
  .reader-bar .menu:not(.passage-menu) { order: 2; }
}
@media (forced-colors: active) {
  .chapters a[aria-current] { border: 3px solid; }
}
@media (hover: none) {
  .keys { display: none; }
}
`;
