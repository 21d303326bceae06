/** Scripture: a book's type, a measure of some 65 characters, quiet verse numbers. */
export const READING = `.passage { font: 1.2rem/1.75 var(--serif); max-width: 36rem; margin-inline: auto; hanging-punctuation: first last; }
`;
