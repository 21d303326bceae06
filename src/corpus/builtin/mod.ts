/** Translations that a build carries inside itself: the one room that asks the executable for its contents. */
export { assetName, BUILT_IN, isExecutable } from "./embedded_translations.ts";
export { type BuiltIn, openServedLibrary } from "./served_library.ts";
