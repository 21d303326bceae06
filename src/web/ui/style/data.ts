/** Charts, tables, lists of administration, the documentation of the API. */
export const DATA = `.sections { margin-bottom: 1.5rem; border-bottom: 1px solid var(--line); }
.users th[scope=row] { font-weight: 400; font-size: 1rem; color: inherit; overflow-wrap: anywhere; }
.badge { display: inline-block; font-size: .8125rem; line-height: 1.4; border: 1px solid var(--edge); border-radius: 1rem; padding: 0 .55rem; color: var(--faint); }
.badge.bad { color: var(--bad); border-color: var(--bad); }
.problems { padding-inline-start: 1.2rem; overflow-wrap: anywhere; font-size: .925rem; }
.translations h2 { margin: 0 0 .15rem; }
#limit { max-width: 12rem; }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: .75rem 1rem; align-items: start; }
.choices button { justify-self: start; grid-column: 1 / -1; }
.choices .hint { margin: .3rem 0 0; }
input[type=color] { padding: .3rem; }
.preview { display: block; width: 100%; max-height: 36rem; border: 0; border-radius: .6rem; }
.share-page .actions { margin-bottom: .75rem; }
.share-page li { margin-bottom: .4rem; }
.docs dl { margin: 0 0 1.25rem; }
.docs dt { margin-top: .75rem; overflow-wrap: anywhere; }
.docs dd { margin: 0; }
.docs q { color: var(--faint); quotes: none; }
.docs nav ul { flex-wrap: wrap; margin-bottom: 1rem; }
.docs nav a { color: var(--accent); }
.endpoint { border-top: 1px solid var(--line); padding-top: .25rem; }
.endpoint h3 { font-family: inherit; }
.address { overflow-wrap: anywhere; }
.search div { display: flex; gap: .75rem; }
.search button { margin: 0; }
.figure { font-size: 1.1rem; margin-bottom: .5rem; }
.figure strong { font: 600 2.2rem/1 var(--serif); margin-inline-end: .2rem; }
.today { display: block; width: 100%; height: .6rem; border-radius: .3rem; margin-bottom: .75rem; }
.track { fill: var(--sunken); }
.fill { fill: var(--accent); }
.fill.high { fill: var(--bad); }
.chart { margin: 0; }
.chart svg { display: block; width: 100%; height: 6rem; }
.chart .bar { fill: var(--bar); }
.chart .bar.last { fill: var(--accent); }
.chart .unknown { fill: var(--sunken); }
.chart .base { stroke: var(--edge); stroke-width: 2; vector-effect: non-scaling-stroke; }
.chart figcaption { display: flex; justify-content: space-between; font-size: .925rem; color: var(--faint); margin: .35rem 0 .75rem; }
`;
