import { texts } from "../language.ts";

export const examples = texts(
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
      "Do not publish the key: in the script of a public website every visitor sees it. Let your server send the requests then. A key never belongs in an address.",
  },
);
