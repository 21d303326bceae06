/** Scripture: a serif face, lines of some 65 characters, faint verse numbers. */
export const READING = `.books, .chapters, .results ul, .named ul { list-style: none; margin: 0; padding: 0; }
.books { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr)); gap: 0 1rem; }
.books a { display: block; line-height: 1.35; padding: .5rem 0; text-decoration: none; }
.books strong { display: block; }
.books a span { color: var(--faint); font-size: .875rem; overflow-wrap: anywhere; }
.books a:hover { text-decoration: underline; }
.chapters { display: grid; grid-template-columns: repeat(auto-fill, minmax(3rem, 1fr)); gap: .5rem; margin-bottom: 1.5rem; }
.chapters a { display: block; padding: 0; line-height: 2.75rem; text-align: center; text-decoration: none; background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); font-variant-numeric: tabular-nums; }
.chapters a:hover { background: var(--sunken); border-color: var(--edge); }
.results h2 { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; column-gap: 1rem; margin: 2rem 0 .25rem; }
.results .count { font: 1rem/1.5 var(--sans); color: var(--faint); }
.results li { padding: .85rem 0; border-top: 1px solid var(--line); }
.results li a { display: inline-block; font-family: var(--serif); padding: .2rem 0; }
.results li p { font: 1.1rem/1.65 var(--serif); margin: 0; }
.results ~ .pager { max-width: none; }
.results + .copyright { border-top: 1px solid var(--line); padding-top: .85rem; }
mark { background: var(--mark); color: inherit; border-radius: .15rem; padding: 0 .1em; margin: 0 -.1em; }
.named p { margin: 0; }
.passages ul, .did-you-mean ul, .links { list-style: none; margin: 0 0 1rem; padding: 0; }
.passages a { display: block; margin-bottom: .5rem; padding: .75rem 1rem; border: 1px solid var(--line); border-left: 4px solid var(--accent); border-radius: var(--radius); text-decoration: none; }
.passages a:hover { border-color: var(--accent-strong); }
.did-you-mean h2 { margin-bottom: .25rem; }
.did-you-mean li a, .links a { display: inline-block; padding: .35rem 0; }
.named ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-bottom: 1rem; }
.named a { color: var(--accent); text-decoration: underline; padding: .35rem 0; }
.named a:hover { background: none; color: var(--accent-strong); }
.passage { font: 1.2rem/1.75 var(--serif); max-width: 36rem; margin: 2.5rem auto 0; hanging-punctuation: first last; }
.passage header { text-align: center; margin-bottom: 2rem; }
.passage header h1 { margin-bottom: .35rem; }
.passage header p { font: 1rem/1.5 var(--sans); color: var(--faint); margin: 0; }
.passage.small { font-size: 1.05rem; }
.passage.large { font-size: 1.45rem; max-width: 42rem; }
.passage.huge { font-size: 1.8rem; max-width: 50rem; line-height: 1.6; }
.passage .whole { margin-top: .5rem; }
.whole span { white-space: nowrap; }
.passage.alone > div { font-size: 1.25em; text-align: center; text-wrap: balance; }
.passage.alone .poem { text-align: start; width: fit-content; margin-inline: auto; }
.parallel.passage { max-width: 64rem; }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 2.5rem; }
.pair p { margin: 0 0 .6rem; }
.titles { max-width: calc(50% - 1.25rem); }
.titles h3:first-child { margin-top: 1.5rem; }
.pair .none { color: var(--faint); }
.parallel .names { font: 1rem/1.5 var(--serif); color: var(--faint); border-bottom: 1px solid var(--line); margin-bottom: .75rem; }
.parallel .names p { margin-bottom: .4rem; }
.passage h2 { text-align: center; margin-top: 2.25rem; }
.passage p { text-wrap: pretty; }
.passage h3 { font: var(--heavy) 1.05rem/1.4 var(--serif); color: var(--accent); margin: 2rem 0 .5rem; }
.passage h3.level-1 { font-size: 1.25rem; text-align: center; }
.passage .psalm_title, .passage .reference, .passage .speaker { font-size: .95em; color: var(--faint); margin: 0 0 .75rem; }
.passage h3 + .reference { margin-top: -.4rem; }
.passage .acrostic { font: var(--heavy) 1rem/1.4 var(--serif); font-variant-caps: small-caps; letter-spacing: .05em; color: var(--accent); margin: 1.25rem 0 .25rem; }
.poem { text-align: start; }
.poem .line { display: block; padding-inline-start: 4.5rem; text-indent: -3rem; }
.poem .indent-0 { padding-inline-start: 3rem; }
.poem .indent-1 { padding-inline-start: 3rem; }
.poem .indent-3 { padding-inline-start: 6rem; }
.poem .indent-4 { padding-inline-start: 7.5rem; }
a.number { color: inherit; text-decoration: none; padding: .3em .65rem; margin: 0 -.65rem; user-select: none; -webkit-user-select: none; scroll-margin-block: 6rem 15rem; }
.number:focus-visible { outline-offset: -3px; }
.verse:has(> .unseen:focus-visible) { outline: 3px solid var(--accent); }
.number:hover sup, .number:focus-visible sup { color: var(--accent); text-decoration: underline; }
.number[data-opens] sup { font-size: 0; }
.number[data-opens]::before { content: attr(data-opens); content: attr(data-opens) / ""; float: inline-start; font: 400 3.35em/.8 var(--serif); color: var(--accent); padding: .07em .1em 0 0; font-variant-numeric: lining-nums; }
.number[data-opens] { margin-inline-end: calc(-.65rem - .27em); }
.line .number[data-opens] { margin-inline-end: -.65rem; }
.line .number[data-opens]::before { float: none; font-size: 1.8em; line-height: 1; padding: 0; }
.verse { unicode-bidi: isolate; scroll-margin-top: 30vh; }
.verse:target,
.line:has(> .verse:target:last-child) ~ .line:not(.line:has(> .verse:target) ~ .line:has(.number) ~ .line) > .more,
p:has(.runs-on:target) ~ p:not(p:has(.runs-on:target) ~ p:has(.number) ~ p) > .more:first-child,
p:has(.runs-on:target) ~ p:not(p:has(.runs-on:target) ~ p:has(.number) ~ p) > .line:not(.line:has(.number) ~ .line) > .more:first-child { background: var(--mark); }
.chosen { background: var(--mark); text-decoration: underline dotted var(--accent) .1em; text-underline-offset: .25em; }
.chosen .number { text-decoration: none; }
.lit { background: var(--mark); box-shadow: 0 0 0 .15em var(--mark); }
@media (forced-colors: active) {
  .chosen, .lit, .verse:target { text-decoration: underline; }
  .lit { outline: 2px solid; }
}
[role=group] > [data-chapter] .verse { cursor: pointer; }
.verse sup { font: .62em/1 var(--sans); color: var(--faint); vertical-align: .45em; margin-inline-end: -.1em; font-variant-numeric: lining-nums; }
.note-sign { font: var(--heavy) .68em/1 var(--serif); vertical-align: .45em; padding: .6em .9em; margin: 0 -.75em; color: var(--accent); text-decoration: none; user-select: none; }
.note-sign:hover, .note-sign:focus-visible, .note-sign[aria-expanded=true] { text-decoration: underline; }
.note-open { font: .85em/1.5 var(--serif); background: var(--sunken); border-radius: .15rem; padding: .15em .5em; margin: 0 .25em; text-indent: 0; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.notes { font: .95rem/1.6 var(--serif); border-top: 1px solid var(--line); margin-top: 2rem; padding-top: .85rem; }
.passage .notes h2 { font-size: 1.1rem; text-align: start; margin: 0 0 .5rem; }
.notes ol { list-style: none; margin: 0; padding: 0; }
.notes li { overflow-wrap: anywhere; scroll-margin-top: 30vh; padding-inline-start: 1.75rem; }
.notes li > a:first-child { display: inline-block; min-width: 1.75rem; margin-inline-start: -1.75rem; text-decoration: none; }
.notes li:target { background: var(--mark); }
:is(.note-open, .notes) [data-words]:is(:hover, :focus-visible)::after { content: " (" attr(data-words) ")"; color: var(--faint); }
@media (hover: none) { .note-open [data-words]::after { content: " (" attr(data-words) ")"; color: var(--faint); } }
@media screen and (scripting: enabled) { .notes { display: none; } }
.copyright { font: .925rem/1.5 var(--sans); color: var(--faint); }
.passage .copyright { border-top: 1px solid var(--line); margin-top: 2rem; padding-top: .85rem; }
.pager { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; max-width: 36rem; margin: 1rem auto 0; }
.pager a { display: block; padding: .5rem 0; min-width: 0; overflow-wrap: anywhere; }
.pager a[rel=next] { text-align: end; margin-inline-start: auto; }
.pager strong { color: var(--accent); }
.pager span { display: block; font-size: .925rem; color: var(--faint); }
.ribbon { position: absolute; top: -1px; inset-inline-start: 1.4rem; width: 1.1rem; height: 4.5rem; background: var(--ribbon); forced-color-adjust: none; clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 86%, 0 100%); }
.ribbon.white { --ribbon: #d9c58a; }
.ribbon.red { --ribbon: #a3262a; }
.ribbon.green { --ribbon: #3d7a4e; }
.ribbon.violet { --ribbon: #68407f; }
.ribbon.rose { --ribbon: #cf8a9c; }
.readings { position: relative; padding-top: 3.5rem; }
.readings > header .ribbon { inset-inline-start: calc(50% - .55rem); height: 3rem; }
.readings .mass > h2 { margin-top: 3rem; font-size: min(1.5rem, 10.5vw); }
.reading > h2, .reading > h3 { text-align: start; font: var(--heavy) 1.05rem/1.5 var(--serif); color: var(--accent); margin: 2rem 0 .4rem; display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem; }
.citation { font-weight: 400; overflow-wrap: anywhere; }
.reading.psalm > div, .reading.acclamation > div { padding-inline-start: 1.25rem; border-inline-start: 2px solid var(--line); }
.opening { color: var(--faint); margin: 0 0 .4rem; }
.response { margin: .6rem 0; padding-inline-start: 1rem; border-inline-start: 2px solid var(--accent); }
.response > b { color: var(--accent); }
.response small { font: .875rem/1.5 var(--sans); color: var(--faint); }
.reading details { font-size: .95em; margin: .5rem 0; }
.reading summary { font: 1rem/1.5 var(--sans); }
@media (max-width: 44rem) {
  .pair { grid-template-columns: minmax(0, 1fr); }
  .titles { max-width: none; }
  .pair > * + * { padding-inline-start: .9rem; border-inline-start: 2px solid var(--line); color: var(--faint); margin-bottom: 1.1rem; }
  .parallel .names { display: none; }
}
@media (max-width: 36rem) {
  .passage { font-size: 1.125rem; line-height: 1.7; }
  .passage.small { font-size: 1rem; }
  .passage.large { font-size: 1.3rem; }
  .passage.huge { font-size: 1.55rem; }
  .poem .line { padding-inline-start: min(3.25rem, 13vw); text-indent: max(-2rem, -8vw); }
  .poem .indent-0, .poem .indent-1 { padding-inline-start: min(2rem, 8vw); }
  .poem .indent-3 { padding-inline-start: min(4.25rem, 17vw); }
  .poem .indent-4 { padding-inline-start: min(5rem, 20vw); }
  .ribbon { inset-inline-start: .85rem; width: .9rem; }
}
`;

/** Print: the text with its reference and its copyright. */
export const PRINT = `@media print {
  :root { color-scheme: light; --ground: #fff; --raised: #fff; --sunken: #fff; --ink: #000; --faint: #333; --line: #999; --accent: #96181c; }
  .top, .bottom, .skip, .unseen, .reader-bar, .further, .verse-tools, .note-open, .whole, .ways-on, form, details, .notice, .pager, .sections, .named { display: none !important; }
  @page { margin: 20mm 18mm; @top-center { content: attr(data-title); font: 9pt serif; color: #333; } @bottom-center { content: counter(page) " / " counter(pages); font: 9pt serif; color: #333; } }
  @page :first { @top-center { content: none; } }
  body { display: block; }
  main { padding: 0; }
  .passage { font-size: 11.5pt; line-height: 1.5; max-width: none; margin: 0; }
  .passage.large { font-size: 14pt; }
  .passage.huge { font-size: 18pt; }
  .passage header { margin-bottom: 1.2rem; }
  .passage:not(.parallel, .alone, .large, .huge) > div { columns: 2; column-gap: 9mm; }
  .passage h2 { break-after: avoid; }
  .pair { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); break-inside: avoid; }
  .pair > * + * { padding: 0; border: 0; color: inherit; }
  .passage p { orphans: 3; widows: 3; }
  .copyright { break-before: avoid; break-inside: avoid; font-size: 8.5pt; }
  .passage .copyright { margin-top: 1rem; padding-top: .5rem; }
  .parallel .copyright { break-before: auto; }
  .passage .copyright p { margin: 0; }
  .poem .line { break-inside: avoid; padding-inline-start: 2.6em; text-indent: -1.6em; }
  .poem .indent-0, .poem .indent-1 { padding-inline-start: 1.6em; }
  .poem .indent-3 { padding-inline-start: 3.6em; }
  .poem .indent-4 { padding-inline-start: 4.6em; }
  .line:first-child { break-after: avoid; }
  .line:last-child, .line:is(.indent-2, .indent-3, .indent-4) { break-before: avoid; }
  .passage h3, .psalm_title, .reference, .speaker, .acrostic, .titles { break-after: avoid; break-inside: avoid; }
  .passage > header, .mass > h2, .reading > h2, .reading > h3, .opening, .response { break-after: avoid; }
  .response { break-inside: avoid; }
  .response:last-child { break-before: avoid; break-after: auto; }
  .reading.psalm > div, .reading.acclamation > div { padding: 0; border: 0; }
  .chosen, .lit, .verse:target { background: none; text-decoration: none; box-shadow: none; }
  .mass > .reading:first-of-type > :first-child, [data-chapter] > h3:first-child { margin-top: 0; }
  .reading a { color: inherit; text-decoration: none; }
}
`;
