/** Charts, tables, lists of administration, the documentation of the API. */
export const DATA = `.sections { margin-bottom: 1.5rem; border-bottom: 1px solid var(--line); }
.users th[scope=row] { font-weight: 400; font-size: 1rem; color: inherit; overflow-wrap: anywhere; }
.badge { display: inline-block; font-size: .8125rem; line-height: 1.4; border: 1px solid var(--edge); border-radius: var(--radius); padding: 0 .55rem; color: var(--faint); }
.badge.bad { color: var(--bad); border-color: var(--bad); }
.problems { padding-inline-start: 1.2rem; overflow-wrap: anywhere; font-size: .925rem; }
.translations h2 { margin: 0 0 .15rem; }
.notation th, .notation td { overflow-wrap: anywhere; }
#limit { max-width: 12rem; }
form.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: .75rem 1rem; align-items: start; }
form.choices button { justify-self: start; grid-column: 1 / -1; }
form.choices .hint { margin: .3rem 0 0; }
input[type=color] { padding: .3rem; }
.preview { display: block; width: 100%; max-height: 36rem; border: 0; border-radius: var(--radius); }
.share-page .actions { margin-bottom: .75rem; }
.share-page li { margin-bottom: .4rem; }
.search div { display: flex; flex-wrap: wrap; gap: .75rem; }
.search input { flex: 1 1 8rem; min-width: 0; }
.search button { margin: 0; }
.figure { font-size: 1.1rem; margin-bottom: .5rem; }
.figure strong { font: var(--heavy) 2.2rem/1 var(--serif); margin-inline-end: .2rem; }
.today { display: block; width: 100%; height: .6rem; border-radius: var(--radius); margin-bottom: .75rem; }
.use { display: block; width: 100%; height: .25rem; }
.track { fill: var(--sunken); }
.fill { fill: var(--accent); }
.fill.high { fill: var(--bad); }
.chart { margin: 0; }
.plot { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: .6rem; margin: 0 0 .75rem; font-size: .925rem; color: var(--faint); }
.plot ul, .plot ol { list-style: none; margin: 0; padding: 0; }
.plot .scale { display: flex; flex-direction: column; justify-content: space-between; text-align: end; line-height: 1; margin-block: 1.15rem -.45rem; font-variant-numeric: tabular-nums; }
.plot .bars { position: relative; display: flex; height: 8rem; margin-top: 1.6rem; border-bottom: 2px solid var(--edge); background: linear-gradient(var(--line), var(--line)) 0 0 / 100% 1px no-repeat, linear-gradient(var(--line), var(--line)) 0 50% / 100% 1px no-repeat; }
.bars li { flex: 1; min-width: 0; }
.bars svg { display: block; width: 76%; margin-inline: auto; height: 100%; }
.bars span { display: none; position: absolute; inset-inline: 0; bottom: 100%; color: var(--ink); text-align: center; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.bars li:hover, .bars li:focus { background: var(--sunken); outline: none; }
.bars li:hover span, .bars li:focus span { display: block; }
.bars:hover li:not(:hover) span { display: none; }
.ends { grid-column: 2; display: flex; justify-content: space-between; margin: .35rem 0 0; }
.bars .bar { fill: var(--bar); }
.bars .last { fill: var(--accent); }
.bars .unknown { fill: var(--line); }
.chart th, .chart td { overflow-wrap: anywhere; }
.psalm-line { margin: 2rem 0; padding-inline-start: 1.25rem; border-inline-start: 3px solid var(--gold); }
.psalm-line blockquote { margin: 0 0 .5rem; font: 1.25rem/1.6 var(--serif); }
.psalm-line figcaption { font-size: .925rem; color: var(--faint); }
.psalm-line p { margin: .25rem 0 0; }
.translation-list { list-style: none; margin: 0 0 1.5rem; padding: 0; }
.translation-list li { border-top: 1px solid var(--line); padding: 1.1rem 0 .4rem; }
.translation-list h2 { margin: 0 0 .15rem; }
.translation-list h2 code { font-weight: 400; color: var(--faint); }
.translation-list h2 .badge { font-family: var(--sans); vertical-align: middle; }
.translation-list p { margin: 0 0 .5rem; }
.translation-list .actions { margin-bottom: .6rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: .75rem 1.5rem; }
.facts dt { color: var(--faint); }
.facts dd { margin: 0; }
.quiet-state { font-size: .925rem; color: var(--faint); }
button.danger, .button.danger { background: #a30f0f; border-color: var(--bad); color: #fff; }
button.danger:hover, .button.danger:hover { background: #7d0808; border-color: var(--ink); color: #fff; }
.button.quiet.danger { background: none; border-color: var(--bad); color: var(--bad); }
.button.quiet.danger:hover { background: var(--sunken); color: var(--bad); }
.danger::before { content: "⚠" / ""; margin-inline-end: .5rem; }
.users .badge.role { color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
@media (min-width: 40.01rem) {
  .users td .translation-list .actions { margin-bottom: .6rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr)); gap: .75rem 1.5rem; }
.facts dt { color: var(--faint); }
.facts dd { margin: 0; }
.quiet-state { white-space: nowrap; }
}
@media (max-width: 40rem) {
  .users thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .users, .users tbody, .users tr { display: block; }
  .users tr { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .users tbody th { flex: 1 0 100%; min-width: 0; border: 0; padding: 0; }
  .users td, .users td.number + td { border: 0; padding: 0; text-align: start; font-size: .925rem; overflow-wrap: anywhere; }
  .users td::before { content: attr(data-label) ": "; color: var(--faint); }
}
`;
