export { placeholdersIn } from "./placeholders.ts";
