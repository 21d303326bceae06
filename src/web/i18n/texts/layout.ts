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
    admin: "Upravljanje",
    profile: "Profil",
    signIn: "Prijava",
    signOut: "Odjava",
    motto: "Ambo – svetopisemska besedila na spletu",
  },
  {
    skip: "Skip to content",
    navigation: "Main menu",
    home: "Read",
    readings: "Readings",
    readingsPath: "/readings",
    docs: "API",
    admin: "Administration",
    profile: "Profile",
    signIn: "Sign in",
    signOut: "Sign out",
    motto: "Ambo – scripture texts on the web",
  },
);
