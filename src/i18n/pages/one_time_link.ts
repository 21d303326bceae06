import { texts } from "../language.ts";

/** The texts of the page that a one-time link opens. */
export const oneTimeLinkTexts = texts(
  {
    welcome: "Dobrodošli",
    welcomeLead: (name: string) => `Račun »${name}« je pripravljen. Izberite si geslo, pa boste prijavljeni.`,
    reset: "Novo geslo",
    resetLead: (name: string) =>
      `Izberite novo geslo za račun »${name}«. Prejšnje bo s tem prenehalo veljati, ključ API pa bo ostal isti.`,
    submit: "Shrani geslo in me prijavi",
    valid: (moment: string) => `Povezava velja za eno uporabo, najdlje do ${moment}.`,
    invalid: "Ta povezava ne velja več",
    invalidHelp:
      "Morda je že uporabljena ali potekla, morda pa ni prepisana v celoti. Če imate geslo, se prijavite; sicer prosite skrbnika za novo povezavo.",
    toLogin: "Na prijavo",
  },
  {
    welcome: "Welcome",
    welcomeLead: (name: string) => `The account “${name}” is ready. Choose a password and you will be signed in.`,
    reset: "New password",
    resetLead: (name: string) =>
      `Choose a new password for the account “${name}”. It replaces the one before; your API key stays the same.`,
    submit: "Save the password and sign me in",
    valid: (moment: string) => `The link works once, until ${moment} at the latest.`,
    invalid: "This link is no longer valid",
    invalidHelp:
      "It may have been used or expired, or it was not copied in full. If you have a password, sign in; if not, ask the administrator for a new link.",
    toLogin: "To the sign-in page",
  },
);
