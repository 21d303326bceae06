/** Forms, buttons, notices and cards. Touch targets are 44 pixels high. */
export const CONTROLS = `.field { margin: 0 0 1.1rem; }
label { display: block; margin-bottom: .3rem; }
.field .hint { margin: 0 0 .4rem; }
input, select, textarea { font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--edge); border-radius: var(--radius); line-height: 1.5; padding: .55rem .75rem; width: 100%; min-height: 2.75rem; }
select { height: 2.8rem; }
input:not([type=checkbox]) { height: 2.8rem; }
input[type=checkbox] { width: 1.2rem; min-height: 1.2rem; height: 1.2rem; margin: 0; accent-color: var(--accent); flex: none; }
.check { display: flex; align-items: center; gap: .6rem; font-family: inherit; min-height: 2.75rem; }
input:focus-visible, select:focus-visible, textarea:focus-visible { outline-offset: 0; }
input[type=file] { overflow: hidden; min-width: 0; }
.drawn { max-width: 100%; }
@media (max-width: 40rem) { .books thead { display: none; } .books tr, .books td, .books th { display: block; border: 0; padding: .15rem 0; } }
textarea { min-height: 6rem; resize: vertical; }
[aria-invalid=true] { border-color: var(--bad); }
.field-error { margin: .35rem 0 0; color: var(--bad); }
.field .label { font-family: var(--serif); margin: 0; }
.drawn { width: 6rem; height: 6rem; object-fit: contain; background: var(--sunken); border-radius: var(--radius); }
.face-preview { overflow: hidden; border: 1px solid var(--line); border-radius: var(--radius); padding: 0 1.4rem 1rem; background: var(--ground); }
.face-preview .foot { color: var(--faint); }
button, .button { display: inline-block; font: var(--heavy) 1rem/1.4 var(--serif); color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: var(--radius); padding: .6rem 1.15rem; min-height: 2.75rem; cursor: pointer; text-decoration: none; text-align: center; }
button:hover, .button:hover { background: var(--accent-strong); border-color: var(--accent-strong); color: var(--on-accent); }
button.quiet, .button.quiet { color: var(--accent); background: none; border-color: var(--edge); }
button.quiet:hover, .button.quiet:hover { color: var(--accent-strong); background: var(--sunken); }
button.plain { background: none; border: 0; min-height: 0; }
button, .button { max-width: 100%; }
[hidden] { display: none !important; }
main form { margin: 0 0 1.25rem; }
main form button { margin-top: .25rem; }
main .actions { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem 1.5rem; }
main .actions, main .actions button, main .actions form { margin: 0; }
.notice { border: 1px solid var(--line); border-inline-start: 4px solid var(--edge); border-radius: var(--radius); background: var(--raised); padding: .85rem 1.1rem; margin: 0 0 1.5rem; }
.notice p:last-child { margin-bottom: 0; }
.notice.alert { border-inline-start-color: var(--bad); }
.notice.status { border-inline-start-color: var(--good); }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); padding: var(--gutter); margin: 1.5rem 0; }
.card > :first-child { margin-top: 0; }
.card > :last-child { margin-bottom: 0; }
.key code { font-size: 1.2rem; }
details { margin: 1rem 0; }
summary { cursor: pointer; color: var(--accent); padding: .5rem 0; width: fit-content; }
summary:hover { color: var(--accent-strong); }
.copyable { margin: 0 0 1rem; }
pre { margin: 0 0 .5rem; padding: .85rem 1rem; background: var(--sunken); border-radius: var(--radius); overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.5; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .55rem .75rem .55rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-size: .925rem; color: var(--faint); }
.number { text-align: end; font-variant-numeric: tabular-nums; padding-inline-end: 0; }
td.number + td, th.number + th { padding-inline-start: 1.5rem; }
`;
