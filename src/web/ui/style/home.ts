/**
 * The home page: the day in its liturgical colour, the one line, the translations. The colours of the day keep a contrast
 * of 7 to 1 with its text in both themes; white is cream and gold, as a sheet of white would glare in the dark.
 */
export const HOME = `.today-page { display: grid; grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr); gap: 1.5rem; align-items: stretch; }
.day { --day: #1e4732; --on-day: #f3faf5; background: var(--day); color: var(--on-day); border-radius: var(--radius); padding: clamp(min(1.4rem, 6vw), 2vw + .5rem, 3rem); display: flex; flex-direction: column; }
.day.violet { --day: #452a5c; --on-day: #f9f4fd; }
.day.red { --day: #7a161c; --on-day: #fff5f2; }
.day.rose { --day: #f6dde5; --on-day: #541b31; }
.day.white { --day: #fffdf5; --on-day: #3a2c0c; box-shadow: inset 0 0 0 1px var(--gold), inset 0 .4rem 0 var(--gold); }
.day a, .day a:hover { color: inherit; }
.day :focus-visible { outline-color: currentColor; }
.day .when { margin: 0 0 .2rem; font-size: 1rem; }
.day h1 { font-size: clamp(1.45rem, 1.2rem + 1vw, 1.9rem); margin: 0 0 1.5rem; }
.day blockquote { margin: auto 0; font: 400 clamp(1.45rem, 1.05rem + 1.9vw, 2.3rem)/1.4 var(--serif); hanging-punctuation: first last; }
.day blockquote.long { font-size: clamp(1.25rem, 1.05rem + .9vw, 1.6rem); }
.day blockquote p { margin: 0; text-wrap: balance; }
.day .source { display: flex; flex-wrap: wrap; gap: 0 .75rem; margin: 1.5rem 0 .3rem; font-size: 1.05rem; }
.day .source a { font-family: var(--serif); }
.day .copyright { margin: 0; color: inherit; font-size: .875rem; }
.day .place { margin: auto 0; }
.day .place b { display: block; font: 400 clamp(1.8rem, 1.2rem + 3vw, 3rem)/1.3 var(--serif); }
.readings-today { background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); padding: min(1.5rem, 6vw); display: flex; flex-direction: column; }
.readings-today h2 { margin: 0 0 .5rem; }
.readings-today h2 a:not(:hover) { text-decoration: none; }
.readings-today h3 { margin: 1.25rem 0 .25rem; }
.readings-today ul { list-style: none; margin: 0 0 auto; padding: 0; flex: 1; max-height: 28rem; display: flex; flex-direction: column; }
.readings-today li { flex: 1; display: flex; flex-wrap: wrap; justify-content: space-between; align-content: center; align-items: baseline; column-gap: 1rem; padding: .4rem 0; border-top: 1px solid var(--line); }
.readings-today li span { color: var(--faint); }
.readings-today li a, .readings-today li b { font-family: var(--serif); padding: .2rem 0; }
.readings-today .further { gap: 0 1.25rem; padding-top: .5rem; border-top: 1px solid var(--line); }
.further a { padding: .35rem 0; }
.find { margin-top: 2.5rem; }
.home .find { background: var(--sunken); border-radius: var(--radius); padding: min(2rem, 6vw); }
.home .find h2 { margin-top: 0; }
.find p:last-child { margin-bottom: 0; }
.finder { margin: 0 0 1.5rem; }
.home .finder { margin: 0; }
.finder > div { display: flex; flex-wrap: wrap; gap: .6rem; position: relative; }
.suggestions { position: absolute; z-index: 2; inset: 100% 0 auto; max-height: 60vh; overflow-y: auto; margin: .25rem 0 0; padding: .25rem; list-style: none; background: var(--ground); border: 1px solid var(--line); border-radius: var(--radius); box-shadow: 0 .3rem 1rem rgb(0 0 0 / .2); }
.suggestions li { min-height: 2.75rem; padding: .6rem .7rem; border-radius: var(--radius); cursor: pointer; }
.suggestions li[aria-selected=true], .suggestions li:hover { background: var(--accent); color: var(--on-accent); }
.suggestions small { font-size: .875rem; }
.finder input { flex: 1 1 9rem; width: auto; min-width: 0; font-size: clamp(1rem, 5vw, 1.15rem); padding-inline: clamp(.4rem, 2vw, .75rem); }
.finder button { margin: 0; }
.finder .hint { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; margin: .6rem 0 0; color: var(--ink); }
.finder .hint a { padding: .3rem 0; }
.home .finder { min-height: 7.6rem; }
.again button { min-height: 2rem; padding: .2rem .6rem; font-size: .925rem; }
.finder details { margin: .35rem 0 0; }
.finder summary { font-size: 1rem; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); gap: .75rem 1rem; margin: .35rem 0 .5rem; }
.doors { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 1rem; }
.doors li { position: relative; background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem 1.25rem; }
.doors li:has(a:hover) { border-color: var(--accent); }
.doors h3 { margin: 0 0 .2rem; font: var(--heavy) 1.2rem/1.35 var(--serif); }
.doors h3 a { text-decoration: none; color: var(--ink); }
.doors h3 a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius); }
.doors li:hover h3 a { text-decoration: underline; color: var(--accent); }
.doors code { font-weight: 400; font-size: .8em; color: var(--faint); }
.doors p { margin: 0; color: var(--faint); }
.doors .copyright { font-size: .8125rem; margin-top: .4rem; }
.for-websites p { max-width: 40rem; }
@media (prefers-color-scheme: dark) {
  .day.rose { --day: #5c2a3f; --on-day: #ffecf2; }
  .day.white { --day: #2a2517; --on-day: #f4e6bd; }
}
@media (max-width: 48rem) {
  .today-page { grid-template-columns: minmax(0, 1fr); }
  .home { margin-top: -.75rem; }
}
@media (max-width: 36rem) {
  .home .finder { min-height: 9.7rem; }
}
`;
