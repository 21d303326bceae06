/** The bar that stays above a passage, its menus, and the tools of a verse. */
export const READER_BAR = `.reader-bar { position: sticky; top: 0; z-index: 2; margin: -2rem -1.25rem 0; padding: 0 1.25rem; background: var(--ground); border-bottom: 1px solid var(--line); font-size: 1rem; }
.reader-bar > div { display: flex; align-items: center; justify-content: center; gap: .15rem; }
.reader-bar .step { flex: none; min-width: 2.75rem; line-height: 2.75rem; text-align: center; font-size: 1.6rem; text-decoration: none; border-radius: .35rem; }
.reader-bar .step:first-child { margin-inline-end: auto; }
.reader-bar .step:last-child { margin-inline-start: auto; }
.reader-bar a.step:hover { background: var(--sunken); }
.menu { margin: 0; min-width: 0; align-self: baseline; }
.passage-menu { flex-shrink: 20; }
.translation-menu { flex-shrink: 6; }
.menu > summary { display: block; width: auto; line-height: 1.5; padding: .625rem .7rem; color: var(--ink); border-radius: .35rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; list-style: none; }
.menu > summary::-webkit-details-marker { display: none; }
.menu > summary:hover, .menu[open] > summary { background: var(--sunken); color: var(--ink); }
.passage-menu > summary { font: var(--heavy) 1.05rem/1.5 var(--serif); }
.passage-menu > summary::after, .translation-menu > summary::after { content: ""; display: inline-block; margin-inline-start: .4rem; vertical-align: .15em; border: .28em solid transparent; border-top-color: var(--faint); border-bottom: 0; }
.menu > .panel { position: absolute; top: 100%; inset-inline: 0; margin-inline: auto; max-width: 34rem; max-height: min(32rem, 75vh); overflow: auto; overscroll-behavior: contain; background: var(--raised); border: 1px solid var(--line); border-top: 0; border-radius: 0 0 .75rem .75rem; padding: 1rem 1.25rem; box-shadow: 0 1rem 2rem rgb(0 0 0 / .18); }
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
.choices a { display: block; padding: .55rem .5rem; text-decoration: none; line-height: 1.6; border-radius: .35rem; }
.choices a:first-child { flex: 1 1 12rem; color: var(--ink); }
.choices a:hover { background: var(--sunken); }
.choices a[aria-current] { font-weight: 600; color: var(--accent); }
.choices a[aria-current]::before { content: "✓ " / ""; }
.choices code { color: var(--faint); }
.choices .small { font-size: .9rem; }
.choices .large { font-size: 1.2rem; }
.choices .huge { font-size: 1.45rem; }
.chapters a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
.verse-tools { position: fixed; inset-inline: 0; bottom: max(.75rem, env(safe-area-inset-bottom)); z-index: 3; margin-inline: auto; width: fit-content; max-width: calc(100vw - 1.5rem); display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .5rem; background: var(--raised); border: 1px solid var(--edge); border-radius: .75rem; padding: .5rem .75rem; box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / .25); font: 1rem/1.5 var(--sans); text-indent: 0; user-select: none; -webkit-user-select: none; }
.verse-tools strong { margin-inline: .35rem; min-width: 0; }
.verse-tools button { white-space: nowrap; }
.ways-on ul { list-style: none; margin: 0 0 1.5rem; padding: 0; display: flex; flex-wrap: wrap; gap: .6rem; }
.ways-on a { display: block; padding: .5rem 1rem; border: 1px solid var(--edge); border-radius: .4rem; background: var(--raised); text-decoration: none; font-weight: 600; }
.ways-on a:hover { background: var(--sunken); }
.ways-on span { font-weight: 400; color: var(--faint); }
@media (max-width: 30rem) {
  .reader-bar { padding: 0 .25rem; }
  .reader-bar > div { gap: 0; }
  .menu > summary { padding-inline: .45rem; }
  .menu > .panel { border-radius: 0; }
  .verse-tools { gap: .35rem; padding: .35rem .5rem; }
  .verse-tools button { padding-inline: .7rem; }
}
@media (max-width: 28rem) {
  .verse-tools strong { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (max-width: 22rem) {
  .menu > summary { padding-inline: .3rem; }
  .reader-bar .step { min-width: 2.25rem; }
}
`;
