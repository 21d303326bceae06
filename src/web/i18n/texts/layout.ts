import { texts } from "../language.ts";

/** The texts of the layout that all pages share. */
export const layout = texts(
  {
    skip: "Preskoči na vsebino",
    navigation: "Glavni meni",
    home: "Branje",
    readings: "Berila",
    readingsPath: "/berila",
    docs: "Vmesnik",
    share: "Na vašo stran",
    admin: "Upravljanje",
    profile: "Profil",
    signIn: "Prijava",
    signOut: "Odjava",
    contact: "Vprašanja:",
    turnTo: "Obrnite se na:",
    description: "Svetopisemska besedila za branje in iskanje ter mašna berila za vsak dan.",
    motto: (name: string) => `${name} – svetopisemska besedila na spletu`,
  },
  {
    skip: "Skip to content",
    navigation: "Main menu",
    home: "Read",
    readings: "Readings",
    readingsPath: "/readings",
    docs: "API",
    share: "For your website",
    admin: "Administration",
    profile: "Profile",
    signIn: "Sign in",
    signOut: "Sign out",
    contact: "Questions:",
    turnTo: "Contact:",
    description: "Scripture texts to read and search, and the Mass readings of every day.",
    motto: (name: string) => `${name} – scripture texts on the web`,
  },
);
