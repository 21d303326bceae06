import { texts } from "../language.ts";

const slovenianDone = {
  limit: "Dnevna omejitev je spremenjena in že velja.",
  revoke: "Ključ je preklican.",
  sessions: "Uporabnik je odjavljen povsod.",
  disable: "Račun je onemogočen. Ključ in prijava ne delujeta več.",
  enable: "Račun je spet omogočen.",
  admin: "Uporabnik je zdaj skrbnik.",
  member: "Uporabnik ni več skrbnik.",
  remove: "Uporabnik je odstranjen.",
};

const englishDone: typeof slovenianDone = {
  limit: "The daily limit is changed and already in force.",
  revoke: "The key is revoked.",
  sessions: "The user is signed out everywhere.",
  disable: "The account is disabled. Key and sign-in no longer work.",
  enable: "The account is enabled again.",
  admin: "The user is an administrator now.",
  member: "The user is no longer an administrator.",
  remove: "The user is removed.",
};

const slovenianConfirm = {
  revoke: {
    title: "Preklic ključa",
    effect:
      "Ključ bo takoj prenehal delovati. Spletne strani in programi, ki ga uporabljajo, bodo dobivali napako 401, dokler uporabnik ne ustvari novega in ga ne vpiše vanje.",
    submit: "Prekliči ključ",
  },
  disable: {
    title: "Onemogočenje računa",
    effect:
      "Ključ bo takoj prenehal delovati, uporabnik pa bo povsod odjavljen. Račun lahko pozneje spet omogočite; ključ bo ostal isti.",
    submit: "Onemogoči račun",
  },
  admin: {
    title: "Dodelitev skrbniških pravic",
    effect:
      "Skrbnik vidi in ureja vse račune: vabi, onemogoča in odstranjuje uporabnike ter preklicuje njihove ključe.",
    submit: "Dodeli skrbniške pravice",
  },
  remove: {
    title: "Odstranitev uporabnika",
    effect:
      "Račun bo takoj ukinjen, geslo in ključ pa bosta prenehala veljati. Tega ni mogoče razveljaviti. Spletne strani in programi, ki ključ uporabljajo, bodo dobivali napako 401.",
    submit: "Odstrani uporabnika",
  },
};

const englishConfirm: typeof slovenianConfirm = {
  revoke: {
    title: "Revoking the key",
    effect:
      "The key will stop working at once. Websites and programs that use it will get the error 401 until the user creates a new one and puts it in.",
    submit: "Revoke the key",
  },
  disable: {
    title: "Disabling the account",
    effect:
      "The key will stop working at once and the user will be signed out everywhere. You can enable the account again later; the key will be the same.",
    submit: "Disable the account",
  },
  admin: {
    title: "Granting administrator rights",
    effect:
      "An administrator sees and changes all accounts: invites, disables and removes users and revokes their keys.",
    submit: "Grant administrator rights",
  },
  remove: {
    title: "Removing the user",
    effect:
      "The account will end at once, and its password and key will stop working. This cannot be undone. Websites and programs that use the key will get the error 401.",
    submit: "Remove the user",
  },
};

/** The texts before and after an action on a user's account. */
export const adminActionsTexts = texts(
  { done: slovenianDone, confirm: slovenianConfirm },
  { done: englishDone, confirm: englishConfirm },
);
