import { texts } from "../language.ts";

/** The texts of pages without a network. */
export const offlineTexts = texts(
  {
    title: "Brez povezave",
    lead: "Te strani na vaši napravi ni. Brez povezave lahko odprete:",
    home: "Prva stran",
    sunday: "Nedeljska berila",
    asOf: "Brez povezave, stanje od",
  },
  {
    title: "Offline",
    lead: "This page is not on your device. Without a connection you can open:",
    home: "Home page",
    sunday: "Sunday readings",
    asOf: "Offline, as of",
  },
);
