/** Figures of use. */
export const FIGURES = `.figure { font-size: 1.1rem; margin-bottom: .5rem; }
.figure strong { font: 600 2.2rem/1 var(--serif); margin-inline-end: .2rem; }
.today { display: block; width: 100%; height: .6rem; border-radius: .3rem; margin-bottom: .75rem; }
.track { fill: var(--sunken); }
.fill { fill: var(--accent); }
.fill.high { fill: var(--bad); }
.chart { margin: 0; }
.chart svg { display: block; width: 100%; height: 6rem; }
.chart .bar { fill: var(--bar); }
.chart .bar.last { fill: var(--accent); }
.chart .base { stroke: var(--edge); stroke-width: 2; vector-effect: non-scaling-stroke; }
.chart figcaption { display: flex; justify-content: space-between; font-size: .925rem; color: var(--faint); margin: .35rem 0 .75rem; }
`;
