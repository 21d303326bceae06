/** On paper: the text, where it is from and whose it is. */
export const PRINT = `@media print {
  :root { color-scheme: light; --ground: #fff; --raised: #fff; --sunken: #fff; --ink: #000; --faint: #333; --line: #999; --accent: #000; }
  .top, .bottom, .skip, form, details, .notice, .turning { display: none !important; }
  main { padding: 0; }
  .passage { font-size: 12pt; max-width: none; }
  .passage p { orphans: 3; widows: 3; }
  .copyright { break-before: avoid; }
}
`;
