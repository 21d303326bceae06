/** The picture in a browser's tab: the brand mark on its own ground, seen well on light and dark. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7b2032"/><path d="M16 11c-2.500-2-6-2.500-10-2v9.500c4-.4 7.500 0 10 2 2.500-2 6-2.400 10-2V9c-4-.5-7.500 0-10 2z" fill="#fbf8f2"/><path d="M16 11v14.500M11.500 25.500h9" stroke="#e5c98b" stroke-width="2" stroke-linecap="round" fill="none"/></svg>
`;
