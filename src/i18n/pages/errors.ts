import { texts } from "../language.ts";

interface ErrorText {
  readonly title: string;
  readonly explanation: string;
}

/** The statuses that have an error page. */
export type PageStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 500 | 503;

interface ErrorTexts extends Readonly<Record<PageStatus, ErrorText>> {
  readonly home: string;
}

/** The texts of error pages. */
export const errorsTexts = texts<ErrorTexts>(
  {
    home: "Na začetno stran",
    400: {
      title: "Zahteve ni mogoče prebrati",
      explanation:
        "Naslov strani je zapisan narobe ali pa obrazec ni prispel v celoti. Stran odprite znova in poskusite še enkrat.",
    },
    403: {
      title: "Ta stran vam ni dostopna",
      explanation: "Za to, kar ste želeli, nimate pravice ali pa zahteva ni prišla s te spletne strani.",
    },
    404: {
      title: "Te strani ni",
      explanation: "Morda je naslov napačno prepisan ali pa je bila stran umaknjena.",
    },
    405: {
      title: "Tako te strani ni mogoče odpreti",
      explanation: "Stran ne podpira metode HTTP, ki jo je uporabil vaš program.",
    },
    408: {
      title: "Obrazec ni prispel v celoti",
      explanation: "Povezava je prepočasna ali se je prekinila. Poskusite še enkrat.",
    },
    413: {
      title: "Obrazec je prevelik",
      explanation: "Poslanih podatkov je več, kot jih stran sprejme.",
    },
    415: {
      title: "To ni obrazec",
      explanation: "Stran sprejema samo obrazce, kakršne pošiljajo brskalniki.",
    },
    500: {
      title: "Prišlo je do napake",
      explanation: "Napaka je na naši strani in je zapisana v dnevniku. Poskusite znova pozneje.",
    },
    503: {
      title: "Storitev trenutno ni na voljo",
      explanation: "Storitev ta hip ne more brati ali shranjevati podatkov. Poskusite znova pozneje.",
    },
  },
  {
    home: "To the home page",
    400: {
      title: "This request cannot be read",
      explanation:
        "The address of the page is malformed, or the form did not arrive in full. Please open the page again and try once more.",
    },
    403: {
      title: "This page is not open to you",
      explanation: "You lack the right to do this, or the request did not come from this site.",
    },
    404: {
      title: "There is no such page",
      explanation: "The address may be mistyped, or the page was removed.",
    },
    405: {
      title: "The page cannot be opened like this",
      explanation: "It does not support the HTTP method that your program used.",
    },
    408: {
      title: "The form did not arrive in full",
      explanation: "The connection is too slow or broke off. Please try once more.",
    },
    413: {
      title: "The form is too large",
      explanation: "More data was sent than the page accepts.",
    },
    415: {
      title: "This is not a form",
      explanation: "The page accepts only forms as browsers send them.",
    },
    500: {
      title: "Something went wrong",
      explanation: "The error is on our side and was logged. Please try again later.",
    },
    503: {
      title: "The service is not available at the moment",
      explanation: "It cannot read or store data. Please try again later.",
    },
  },
);
