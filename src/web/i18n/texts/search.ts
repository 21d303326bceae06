import { noun, texts } from "../language.ts";

/** The texts of the search. */
export const search = texts(
  {
    title: (words: string) => `Iskanje: ${words}`,
    failed: "Iskanje ni uspelo",
    where: "Kje iskati",
    everywhere: "Vse knjige",
    found: (hits: string, books: string) => `${hits} v ${books}.`,
    shown: (first: string, last: string) =>
      first === last
        ? `Prikazan je ${first}. zadetek.`
        : `Prikazani so zadetki od ${first} do ${last}.`,
    hits: noun({ one: "zadetek", two: "zadetka", few: "zadetki", other: "zadetkov" }),
    inBooks: noun({ one: "knjigi", other: "knjigah" }),
    order: "Vrstni red zadetkov",
    canonical: "Po vrstnem redu knjig",
    relevance: "Po ustreznosti",
    byBook: "Zadetki po knjigah",
    pages: "Strani z zadetki",
    previous: "Prejšnji zadetki",
    next: "Naslednji zadetki",
    nothing: (code: string) => `V prevodu ${code} ni vrstice, ki bi ustrezala iskanju.`,
    nothingInBooks: (code: string) =>
      `V izbranih knjigah prevoda ${code} ni vrstice, ki bi ustrezala iskanju.`,
    advice:
      "Preverite, ali so besede pravilno zapisane, izpustite katero od njih ali izberite drug prevod.",
    inAllBooks: "Poišči v vseh knjigah",
    named: "Morda iščete knjigo:",
    help: "Kako iskati",
    rules: [
      "`dobri pastir` najde vrstice z obema besedama, v kateri koli obliki in v katerem koli vrstnem redu. Velike in male črke ter strešice niso pomembne.",
      '`"dobri pastir"` najde natanko to zaporedje besed.',
      "`pastir -ovce` najde vrstice z besedo `pastir`, v katerih ni besede `ovce`.",
      "`past*` najde vse besede, ki se začnejo s `past`.",
      "`=pastirja` najde besedo samo v tej obliki.",
    ],
    queryErrors: {
      too_long: "Iskano besedilo je predolgo: vpišete lahko največ 500 znakov.",
      no_words: "Vpisali niste nobene besede. Vpišite vsaj eno, na primer »pastir«.",
      only_exclusions:
        "Vpisali ste samo besede, ki jih v vrstici ne sme biti. Dodajte vsaj eno, ki naj bo v njej.",
    },
    bookErrors: {
      too_long: () => "Seznam knjig je predolg. Izberite knjigo s seznama.",
      unknown: (part: string) =>
        `Ni knjige z imenom ali okrajšavo »${part}«. Izberite knjigo s seznama.`,
      ambiguous: (part: string) =>
        `Ime »${part}« ni enoumno, saj lahko pomeni več knjig. Izberite knjigo s seznama.`,
      absent: (part: string, code: string) =>
        `Prevod ${code} nima izbranih knjig (»${part}«). Izberite druge.`,
      backwards: (part: string) =>
        `Razpon knjig »${part}« se konča, preden se začne. Izberite knjigo s seznama.`,
    },
  },
  {
    title: (words: string) => `Search: ${words}`,
    failed: "The search failed",
    where: "Search in",
    everywhere: "All books",
    found: (hits: string, books: string) => `${hits} in ${books}.`,
    shown: (first: string, last: string) =>
      first === last ? `Result ${first} is shown.` : `Results ${first} to ${last} are shown.`,
    hits: noun({ one: "result", other: "results" }),
    inBooks: noun({ one: "book", other: "books" }),
    order: "Order of the results",
    canonical: "In the order of the books",
    relevance: "By relevance",
    byBook: "Results by book",
    pages: "Pages of results",
    previous: "Previous results",
    next: "Next results",
    nothing: (code: string) => `The translation ${code} has no verse that matches.`,
    nothingInBooks: (code: string) =>
      `The chosen books of the translation ${code} have no verse that matches.`,
    advice: "Check the spelling, leave a word out, or choose another translation.",
    inAllBooks: "Search in all books",
    named: "Books that you may be looking for:",
    help: "How to search",
    rules: [
      "`good shepherd` finds verses with both words, in any form and order; capitals and accents do not matter.",
      '`"good shepherd"` finds just these words, one after the other.',
      "`shepherd -sheep` finds verses with the word `shepherd` but without the word `sheep`.",
      "`shep*` finds all words that begin with `shep`.",
      "`=shepherds` finds the word in this form only.",
    ],
    queryErrors: {
      too_long: "This search is too long: it may have 500 characters at most.",
      no_words: "There is no word in this search. Type at least one, such as “shepherd”.",
      only_exclusions:
        "You have only typed words that must not be in the verse. Add at least one that must.",
    },
    bookErrors: {
      too_long: () => "The list of books is too long. Choose a book from the list.",
      unknown: (part: string) => `There is no book “${part}”. Choose a book from the list.`,
      ambiguous: (part: string) =>
        `Several books are called “${part}”. Choose a book from the list.`,
      absent: (part: string, code: string) =>
        `The translation ${code} does not have these books (“${part}”). Choose others.`,
      backwards: (part: string) =>
        `The range of books “${part}” ends before it begins. Choose a book from the list.`,
    },
  },
);
