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
main { flex: 1; padding: 2rem 1.25rem 4rem; }
main:focus { outline: none; }
.wide { max-width: 64rem; margin-inline: auto; }
.medium { max-width: 44rem; margin-inline: auto; }
.narrow { max-width: 28rem; margin-inline: auto; }
h1, h2, h3 { font-family: var(--serif); font-weight: var(--heavy); line-height: 1.25; text-wrap: balance; }
h1 { font-size: clamp(1.7rem, 1.4rem + 1.5vw, 2.3rem); margin: 0 0 1rem; letter-spacing: -.01em; }
h2 { font-size: 1.45rem; margin: 2.5rem 0 .75rem; }
h3 { font: 600 1.05rem/1.4 var(--sans); margin: 1.5rem 0 .5rem; }
p { margin: 0 0 1rem; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { color: var(--accent-strong); text-decoration-thickness: .12em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
code, pre { font-family: var(--mono); font-size: .9em; }
.lead { font-size: 1.1rem; color: var(--faint); }
.hint { color: var(--faint); font-size: .925rem; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; inset-inline-start: 1rem; top: -4rem; background: var(--accent); color: var(--on-accent); padding: .6rem 1rem; border-radius: .4rem; z-index: 1; }
.skip:focus { top: .6rem; color: var(--on-accent); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .25rem 1.5rem; }
.top { padding: .6rem 1.25rem; border-bottom: 1px solid var(--line); }
.brand { display: inline-flex; max-width: 100%; align-items: center; gap: .55rem; min-height: 2.75rem; font: var(--heavy) 1.3rem var(--serif); color: var(--ink); text-decoration: none; }
.mark { color: var(--accent); flex: none; }
.brand span { min-width: 0; overflow-wrap: anywhere; }
.crest { flex: none; width: auto; height: 2.5rem; max-width: 5rem; object-fit: contain; }
nav ul { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .35rem; list-style: none; margin: 0 -.6rem; padding: 0; }
nav form { display: flex; }
nav a, nav button.plain { display: inline-block; font: inherit; line-height: 1.6; padding: .5rem .6rem; color: var(--ink); text-decoration: none; border-radius: .35rem; }
nav a:hover, nav button.plain:hover { background: var(--sunken); color: var(--ink); }
nav a[aria-current] { color: var(--accent); box-shadow: inset 0 -2px var(--accent); border-radius: .35rem .35rem 0 0; }
@media (max-width: 26rem) {
  nav ul { gap: 0; margin: 0 -.4rem; }
  nav a, nav button.plain { padding-inline: .4rem; }
}
.bottom { padding: 1.25rem; border-top: 1px solid var(--line); color: var(--faint); font-size: .925rem; }
.bottom p { margin: 0; overflow-wrap: anywhere; }
.bottom a { display: inline-block; padding: .35rem 0; }
`;
