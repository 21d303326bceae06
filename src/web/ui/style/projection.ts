/**
 * Slides: white on black, whatever the theme. Without script they stand below one another and grow with their text; with
 * it one fills the screen. The least size of type is a fourteenth of the height of a slide, here as in the script.
 */
export const PROJECTION = `.stage { background: #000; color: #fffdf8; font-family: var(--serif); }
.stage, .speaker { --gold: #f4d58d; --second: #c9dcec; }
.slide { display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; text-wrap: balance; line-height: 1.3; overflow: hidden; }
.slide p { margin: 0 0 .35em; text-wrap: balance; }
.slide p:last-child { margin: 0; }
.slide > div { display: grid; grid-template-columns: minmax(0, auto); gap: .6em; width: fit-content; max-width: 100%; margin-inline: auto; }
.slide.title, .slide.response, .slide.attribution { text-align: center; }
.slide.title p:first-child { font-size: 1.2em; }
.slide.title p + p:last-child, .slide.response { color: var(--gold); }
.slide .second { color: var(--second); }
.slide .line { display: block; padding-inline-start: 1.2em; text-indent: -1.2em; }
.slide .indent-2 { padding-inline-start: 2em; }
.slide .indent-3 { padding-inline-start: 2.8em; }
.slide .indent-4 { padding-inline-start: 3.6em; }
.slide.torn { overflow-wrap: anywhere; }
.stage:not(.on *) .slide { min-height: 56.25vw; padding: 3vw 5vw; font-size: max(4.02vw, 1rem); overflow-wrap: anywhere; border-bottom: 1px solid #444; }
.controls output { min-width: 5rem; text-align: center; font-variant-numeric: tabular-nums; }
.after { max-width: 64rem; margin: 1.5rem auto; }
@media (scripting: enabled) {
  .top, .bottom, .skip, main .after { display: none; }
  body:has(.stage) { background: #000; overflow: hidden; }
  body:has(.stage) main { padding: 0; }
  body:not(.on) .stage { visibility: hidden; }
}
.on .stage { position: fixed; inset: 0; margin: auto; width: 100vw; height: min(100vh, 75vw); cursor: pointer; }
.on .slide, .speaker .slide { position: absolute; inset: 0; padding: 0 5%; visibility: hidden; }
.on .slide.shown, .speaker .slide.shown { visibility: visible; }
.on.black .stage { visibility: hidden; }
.on.black .slide.shown { visibility: hidden; }
.controls { position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: .35rem; padding: .4rem; background: #16130f; color: #fffdf8; transition: opacity .3s; }
.controls button, .controls a { color: #fffdf8; background: none; border: 1px solid #8d8272; border-radius: var(--radius); min-width: 2.75rem; min-height: 2.75rem; padding: .3rem .7rem; font: 1rem/2 var(--sans); text-decoration: none; text-align: center; margin: 0; }
.controls :is(button, a):hover { background: #3b362e; color: #fff; }
.controls :focus-visible { outline-color: #f4d58d; }
.idle .controls:not(:focus-within) { opacity: 0; }
.idle .stage { cursor: none; }
.speaker { background: #000; overflow: hidden; }
.speaker main { padding: 0; }
.speaker .now, .speaker .next { position: fixed; background: #000; color: #fffdf8; font-family: var(--serif); outline: 1px solid #8d8272; }
.speaker .now { inset: 0 28vw 0 0; }
.speaker .next { inset: auto 0 0 auto; width: 27vw; height: 20.25vw; }
@media (prefers-reduced-motion: reduce) { .controls { transition: none; } }
`;
