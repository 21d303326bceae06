import { texts } from "../language.ts";

/** The texts around code examples and other text to copy. */
export const codeExamplesTexts = texts(
  {
    copy: "Kopiraj",
    copied: "Kopirano",
    server: "Vmesnik kličite s strežnika, nikoli s spletne strani",
    secret:
      "Kar je v skriptu spletne strani, vidi vsak obiskovalec: ključ bi bil javen in drugi bi z njim porabili vašo dnevno omejitev. Zato naj zahteve pošilja vaš strežnik, ključ pa naj bere iz spremenljivke okolja `AMBO_KEY`. Ključ ne sodi ne v kodo ne v naslov.",
    keep: "Odgovor na strežniku shranite, vrstico dneva na primer do polnoči, in ga pokažite vsem: potem za vse obiskovalce zadošča ena zahteva na dan. Besedilo vedno objavite z navedbo avtorskih pravic (`copyright`).",
    withoutKey: "Za prikaz na spletni strani ključa ne potrebujete:",
    toShare: "Za vašo stran",
  },
  {
    copy: "Copy",
    copied: "Copied",
    server: "Call it from a server, never from a page",
    secret:
      "Every visitor can see what is in the script of a page: the key would be public, and others would use up your daily limit with it. So let your server send the requests, and read the key from the environment variable `AMBO_KEY`; it belongs neither in the code nor in an address.",
    keep: "Keep the answer on your server, the verse of the day until midnight for example, and show it to everyone: then one request a day is enough for all visitors. Always publish a text with its `copyright`.",
    withoutKey: "You need no key to show texts on a website:",
    toShare: "For your website",
  },
);
