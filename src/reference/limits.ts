/**
 * The longest reference that is read, in UTF-16 units. The longest list in the lectionary has some 60; a
 * leaflet's whole week fits in 1000, and a URL of that length passes through every proxy.
 */
export const MAX_REFERENCE_LENGTH = 1000;

/** The most stretches of verses in one reference; each costs a search in the translation. */
export const MAX_SPANS = 200;

/** The greatest number that is read as a chapter or verse; no book comes near it. */
export const MAX_NUMBER = 999_999;
