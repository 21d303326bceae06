/** The colour of the pages' ground in each theme. */
export const GROUND = { light: "#fbf8f2", dark: "#191714" };

/** The serif of the reader's own system. */
export const SYSTEM_SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Book Antiqua", Charter, "Bitstream Charter", Cambria, "Noto Serif", Georgia, "Liberation Serif", serif';

/** Colours, type and layout. Text has a contrast of 7 to 1 or more with its background, in both themes. */
export const BASE = `:root {
  color-scheme: light dark;
  --ground: ${GROUND.light};
  --raised: #fffefb;
  --sunken: #f3eee3;
  --ink: #25211c;
  --faint: #574f45;
  --line: #ddd5c5;
  --edge: #8d8272;
  --accent: #7b2032;
  --on-accent: #fffaf5;
  --accent-strong: #5e1524;
  --gold: #b98a2f;
  --good: #24633f;
  --bad: #9c1c1c;
  --bar: #b99aa0;
  --mark: #f6e3b0;
  --serif: ${SYSTEM_SERIF};
  --heavy: 600;
  --radius: .5rem;
  --gutter: min(1.25rem, 6vw);
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: ${GROUND.dark};
    --raised: #221f1b;
    --sunken: #2a2621;
    --ink: #ece5d8;
    --faint: #bfb5a5;
    --line: #3b362e;
    --edge: #857a69;
    --accent: #eba0ac;
    --on-accent: #2b0b12;
    --accent-strong: #f6c3ca;
    --gold: #d8b36a;
    --good: #8fd0a6;
    --bad: #f2a29b;
    --bar: #7d5a61;
    --mark: #4d3d16;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.6 var(--sans); background: var(--ground); color: var(--ink); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; overflow-wrap: break-word; }
main { flex: 1; padding: 2rem var(--gutter) 4rem; }
main:focus { outline: none; }
.wide { max-width: 64rem; margin-inline: auto; }
.medium { max-width: 44rem; margin-inline: auto; }
.narrow { max-width: 28rem; margin-inline: auto; }
h1, h2, h3 { font-family: var(--serif); font-weight: var(--heavy); line-height: 1.25; text-wrap: balance; }
h1 { font-size: min(clamp(1.5rem, 1.2rem + 1.8vw, 2.3rem), 12vw); margin: 0 0 1rem; letter-spacing: -.01em; }
h2 { font-size: 1.35rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1.1rem; line-height: 1.4; margin: 1.5rem 0 .5rem; }
b, strong, th, label { font-family: var(--serif); font-weight: var(--heavy); }
.place { display: inline-block; max-width: 100%; }
p { margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { color: var(--accent-strong); text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
code, pre { font-family: var(--mono); font-size: .9em; }
.lead { font-size: 1.1rem; color: var(--faint); }
.hint { color: var(--faint); font-size: .925rem; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; inset-inline-start: 1rem; top: 0; transform: translateY(-101%); background: var(--accent); color: var(--on-accent); padding: .6rem 1rem; border-radius: 0 0 var(--radius) var(--radius); z-index: 4; }
.skip:focus { transform: none; color: var(--on-accent); outline-offset: -6px; outline-color: currentColor; }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1.5rem; }
.top { padding: .6rem var(--gutter); border-bottom: 1px solid var(--line); }
.brand { flex: 1 1 0; display: inline-flex; min-width: min(100%, 8rem); max-width: 100%; align-items: center; gap: .55rem; min-height: 2.75rem; font: var(--heavy) 1.3rem var(--serif); color: var(--ink); text-decoration: none; }
.mark { color: var(--accent); flex: none; width: 1.75rem; height: 1.75rem; }
.brand span { min-width: 0; overflow-wrap: break-word; }
.crest { flex: none; width: auto; height: 2.5rem; max-width: 5rem; object-fit: contain; }
nav ul { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .35rem; list-style: none; margin: 0 -.6rem; padding: 0; }
nav form { display: flex; }
nav a, nav button.plain { display: inline-block; font: inherit; line-height: 1.6; padding: .5rem .6rem; color: var(--ink); text-decoration: none; border-radius: var(--radius); }
nav a:hover, nav button.plain:hover { background: var(--sunken); color: var(--ink); }
nav a[aria-current] { color: var(--accent); box-shadow: inset 0 -2px var(--accent); border-radius: var(--radius) var(--radius) 0 0; }
#menu { inset: .5rem .5rem auto auto; margin: 0; width: min(18rem, calc(100% - 1rem)); max-height: calc(100% - 1rem); padding: .75rem 1.25rem; color: inherit; background: var(--raised); border: 1px solid var(--edge); border-radius: var(--radius); box-shadow: 0 .5rem 2rem rgb(0 0 0 / .3); }
#menu ul { display: block; }
#menu ul + ul { margin-top: .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
#menu a, #menu button.plain { display: block; width: 100%; text-align: start; }
.top .bar { gap: .5rem; }
.to-menu { flex: none; padding-inline: .75rem; }
.to-menu::before { content: "☰" / ""; margin-inline-end: .5rem; }
@media (min-width: 46em) {
  .to-menu { display: none; }
  #menu { position: static; display: flex; flex-wrap: wrap; justify-content: end; gap: 0 .35rem; width: auto; max-height: none; overflow: visible; padding: 0; background: none; border: 0; box-shadow: none; }
  #menu ul { display: flex; margin: 0; }
  #menu ul + ul { margin: 0; padding: 0; border: 0; }
  #menu .elsewhere { display: none; }
}
@supports not selector(:popover-open) {
  .to-menu { display: none; }
  #menu { border: 0; box-shadow: none; background: none; width: auto; }
  #menu ul { display: flex; }
}
@media (forced-colors: active) {
  nav a[aria-current] { text-decoration: underline; }
}
.offline { margin: 0; padding: .4rem var(--gutter); text-align: center; font-size: .925rem; color: var(--faint); background: var(--sunken); border-bottom: 1px solid var(--line); }
.bottom { padding: var(--gutter); border-top: 1px solid var(--line); color: var(--faint); font-size: .925rem; }
.bottom p { margin: 0; overflow-wrap: anywhere; }
.bottom a { display: inline-block; padding: .35rem 0; }
.bottom .bar { justify-content: start; }
.bottom p:first-child { flex: 1 1 20rem; }
`;
