import { texts } from "../language.ts";

/** The texts around code examples and other text to copy. */
export const codeExamples = texts(
  {
    copy: "Kopiraj",
    copied: "Kopirano",
    secret:
      "Ključa ne objavljajte: če ga uporabite v skriptu javne spletne strani, ga vidi vsak obiskovalec. V takem primeru naj zahteve pošilja vaš strežnik. Ključ nikoli ne sodi v naslov.",
  },
  {
    copy: "Copy",
    copied: "Copied",
    secret:
      "Do not publish the key: every visitor can see it in the script of a public website. Let your server send the requests instead. A key never belongs in an address.",
  },
);
