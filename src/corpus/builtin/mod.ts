/** What a build carries inside itself, and how it is had: the one place that asks the executable for its contents. */
export { assetName, BUILT_IN, isExecutable } from "./embedded.ts";
export { type BuiltIn, openServedLibrary } from "./served_library.ts";
