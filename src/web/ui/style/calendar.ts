/** The calendar of a month and the table of a week: a grid where there is room, a list on a phone, one page in print. */
export const CALENDAR = `.dot { display: inline-block; flex: none; width: .7rem; height: .7rem; border-radius: 50%; border: 1px solid var(--edge); background: var(--dot); forced-color-adjust: none; margin-inline-end: .4rem; }
.dot.white { --dot: #fff; }
.dot.red { --dot: #a3262a; }
.dot.green { --dot: #3d7a4e; }
.dot.violet { --dot: #68407f; }
.dot.rose { --dot: #cf8a9c; }
.month { table-layout: fixed; }
.month th { text-align: center; padding: .35rem; }
.month td { border: 1px solid var(--line); padding: .4rem .45rem .55rem; overflow-wrap: anywhere; hyphens: auto; }
.month td[aria-current] { background: var(--sunken); }
.month td > a { display: block; min-height: 2.75rem; text-decoration: none; color: inherit; }
.month td > a:hover .name { text-decoration: underline; }
.month b { font: var(--heavy) 1.15rem/1.2 var(--serif); }
.month .weekday { display: none; color: var(--faint); }
.month .name { display: block; font-size: .925rem; line-height: 1.35; margin-top: .2rem; }
.month small, .week small { display: block; font-size: .8125rem; line-height: 1.4; color: var(--faint); }
.month .citations { margin-top: .3rem; }
.scroll { overflow-x: auto; }
.week th a { display: inline-block; padding: .2rem 0; }
.week p { margin: 0 0 .25rem; }
@media (max-width: 56rem) {
  .month, .month tbody, .month tr, .month td { display: block; }
  .month thead, .month .empty { display: none; }
  .month td { border-width: 1px 0 0; padding: .6rem 0; }
  .month .weekday { display: inline; }
  .month td > a { min-height: 2.75rem; }
}
@media (max-width: 36rem) {
  .week, .week tbody, .week tr, .week th, .week td { display: block; }
  .week thead { display: none; }
  .week th, .week td { border: 0; padding: .2rem 0; }
  .week tr { border-bottom: 1px solid var(--line); padding: .6rem 0; }
}
@media print {
  @page month { size: A4 landscape; margin: 8mm; }
  .month-page { page: month; max-width: none; }
  .month-page h1 { font-size: 15pt; margin: 0 0 2mm; }
  .month { display: table; }
  .month thead { display: table-header-group; }
  .month tbody { display: table-row-group; }
  .month tr { display: table-row; break-inside: avoid; }
  .month td, .month .empty { display: table-cell; border: 1px solid var(--line); padding: .8mm 1mm; }
  .month td > a { min-height: 0; line-height: 1.2; }
  .month .weekday, .month-page .actions, .month-page .hint { display: none; }
  .month b { font-size: 9.5pt; }
  .month .name { display: inline; font-size: 7.5pt; line-height: 1.2; margin: 0; }
  .month small { font-size: 6pt; line-height: 1.2; }
  .month .citations { margin-top: .3mm; }
  .dot { width: 2mm; height: 2mm; print-color-adjust: exact; }
}
`;
