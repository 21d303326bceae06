/** The sizes of scripture, in order; the second is the usual one. */
export const TEXT_SIZES = ["small", "normal", "large", "huge"] as const;

export type TextSize = (typeof TEXT_SIZES)[number];

/** The choices of a reader that the browser keeps. */
export interface ReaderPreferences {
  readonly size: TextSize;
  /** The code of a translation; undefined where none was chosen. */
  readonly translation: string | undefined;
  /** True where the publisher's notes are shown. */
  readonly notes: boolean;
}

export function isTextSize(text: string | undefined): text is TextSize {
  return TEXT_SIZES.some((size) => size === text);
}

/** Parses the value of the cookie, such as `large.KJV` or `large-notes.KJV`; a part that cannot be read is as if it were not chosen. */
export function parsePreferences(cookie: string | undefined): ReaderPreferences {
  const [, size, notes, translation] = /^([a-z]*)(-notes)?\.([\w.-]{0,32})$/.exec(cookie ?? "") ?? [];
  return {
    size: isTextSize(size) ? size : "normal",
    translation: translation || undefined,
    notes: notes !== undefined,
  };
}

/** Formats the value of the cookie: the choices, and nothing that would tell one reader from another. */
export function formatPreferences({ size, notes, translation = "" }: ReaderPreferences): string {
  return `${size}${notes ? "-notes" : ""}.${translation}`;
}
