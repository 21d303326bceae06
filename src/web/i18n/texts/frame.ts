import { texts } from "../language.ts";

/** What stands around every page. */
export const frame = texts(
  {
    skip: "Preskoči na vsebino",
    navigation: "Glavni meni",
    home: "Branje",
    docs: "Vmesnik",
    admin: "Upravljanje",
    profile: "Profil",
    signIn: "Prijava",
    signOut: "Odjava",
    motto: "Ambo – storitev za svetopisemska besedila",
  },
  {
    skip: "Skip to content",
    navigation: "Main menu",
    home: "Read",
    docs: "Interface",
    admin: "Administration",
    profile: "Profile",
    signIn: "Sign in",
    signOut: "Sign out",
    motto: "Ambo – a service for scripture texts",
  },
);
