import type { Confirmed, Done } from "../admin/done.ts";
import { noun, texts } from "../language.ts";

interface Confirmation {
  readonly title: string;
  /** What it does and breaks. */
  readonly effect: string;
  readonly submit: string;
}

const slovenianDone: Record<Done, string> = {
  limit: "Dnevna omejitev je spremenjena in že velja.",
  revoke: "Ključ je preklican.",
  disable: "Račun je onemogočen. Ključ in prijava ne delujeta več.",
  enable: "Račun je spet omogočen.",
  admin: "Uporabnik je odslej skrbnik.",
  member: "Uporabnik ni več skrbnik.",
  remove: "Uporabnik je odstranjen.",
};

const englishDone: Record<Done, string> = {
  limit: "The daily limit is changed and holds already.",
  revoke: "The key is revoked.",
  disable: "The account is disabled. Key and sign-in no longer work.",
  enable: "The account is enabled again.",
  admin: "The user is an administrator now.",
  member: "The user is no longer an administrator.",
  remove: "The user is removed.",
};

const slovenianConfirm: Record<Confirmed, Confirmation> = {
  revoke: {
    title: "Preklic ključa",
    effect:
      "Ključ bo takoj prenehal delovati. Spletne strani in programi, ki ga uporabljajo, bodo dobivali napako 401, dokler si uporabnik ne ustvari novega.",
    submit: "Prekliči ključ",
  },
  disable: {
    title: "Onemogočenje računa",
    effect:
      "Ključ bo takoj prenehal delovati in uporabnik bo povsod odjavljen. Račun lahko pozneje spet omogočite; ključ bo ostal isti.",
    submit: "Onemogoči račun",
  },
  admin: {
    title: "Dodelitev pravic skrbnika",
    effect:
      "Skrbnik vidi in ureja vse račune: vabi, onemogoča in odstranjuje uporabnike ter preklicuje njihove ključe.",
    submit: "Dodeli pravice skrbnika",
  },
  remove: {
    title: "Odstranitev uporabnika",
    effect:
      "Račun, geslo in ključ bodo za vedno izbrisani. Spletne strani in programi, ki ključ uporabljajo, bodo dobivali napako 401.",
    submit: "Odstrani uporabnika",
  },
};

const englishConfirm: Record<Confirmed, Confirmation> = {
  revoke: {
    title: "Revoking the key",
    effect:
      "The key will stop working at once. Websites and programs that use it will get the error 401 until the user makes a new one.",
    submit: "Revoke the key",
  },
  disable: {
    title: "Disabling the account",
    effect:
      "The key will stop working at once and the user will be signed out everywhere. You can enable the account again later; the key will be the same.",
    submit: "Disable the account",
  },
  admin: {
    title: "A new administrator",
    effect:
      "An administrator sees and changes all accounts: invites, disables and removes users and revokes their keys.",
    submit: "Make an administrator",
  },
  remove: {
    title: "Removing the user",
    effect:
      "Account, password and key will be deleted for ever. Websites and programs that use the key will get the error 401.",
    submit: "Remove the user",
  },
};

/** What the pages of administration say. */
export const admin = texts(
  {
    title: "Upravljanje",
    sections: "Upravljanje",
    users: "Uporabniki",
    translations: "Prevodi",
    search: "Išči po imenu",
    find: "Išči",
    nobody: "Takega uporabnika ni.",
    user: "Uporabnik",
    today: "Danes",
    limit: "Omejitev",
    earlier: "← Prejšnji",
    later: "Naslednji →",
    administrator: "skrbnik",
    disabled: "onemogočen",
    noPassword: "brez gesla",
    noKey: "brez ključa",
    invite: "Povabite uporabnika",
    inviteLead:
      "Dobili boste enkratno povezavo, ki jo pošljete uporabniku. Z njo si bo izbral geslo in ustvaril ključ.",
    inviteSubmit: "Ustvari račun in povezavo",
    asAdministrator: "Naj bo skrbnik",
    nameTaken: "Uporabnik s tem imenom že obstaja.",
    invalidName: "Ime mora imeti od 1 do 64 vidnih znakov.",
    allUse: "Zahteve vseh uporabnikov v zadnjih 30 dneh",
    linkFor: (name: string) => `Povezava za uporabnika ${name}`,
    linkOnce: "Povezavo shranite ali pošljite zdaj. Pozneje je ne bo mogoče več videti.",
    linkHelp:
      "Pošljite jo po poti, ki ji zaupate: kdor jo odpre prvi, si izbere geslo. Velja enkrat in največ tri dni, nova povezava pa razveljavi prejšnjo.",
    toUser: "Na stran uporabnika",
    added: (date: string) => `Dodan ${date}.`,
    setLimit: "Shrani omejitev",
    ownLimit: "Lastna dnevna omejitev",
    limitHint: (usual: string) =>
      `Število zahtev na dan. Prazno polje pomeni splošno omejitev: ${usual}.`,
    invalidLimit: "Omejitev je celo število od 0 do 999999999. Vpišite samo števke.",
    key: "Ključ API",
    noKeyYet: "Uporabnik nima ključa. Ustvari si ga sam na svojem profilu.",
    revoke: "Prekliči ključ …",
    signIn: "Prijava",
    linkLead: "Če je uporabnik pozabil geslo, mu ustvarite enkratno povezavo.",
    linkLeadFirst:
      "Uporabnik si še ni izbral gesla. Povezava, ki ste mu jo poslali, je morda potekla.",
    makeLink: "Ustvari enkratno povezavo",
    account: "Račun",
    disable: "Onemogoči …",
    enable: "Omogoči račun",
    makeAdministrator: "Dodeli pravice skrbnika …",
    makeMember: "Odvzemi pravice skrbnika",
    remove: "Odstrani …",
    chapters: noun({ one: "poglavje", two: "poglavji", few: "poglavja", other: "poglavij" }),
    merged: (number: string) => `združenih vrstic: ${number}`,
    lettered: (number: string) => `delov vrstic: ${number}`,
    leftOut: (number: string) => `izpuščenih vrstic: ${number}`,
    noProblems: "Pregled ni našel ničesar sumljivega.",
    errors: noun({ one: "napaka", two: "napaki", few: "napake", other: "napak" }),
    warnings: noun({ one: "opozorilo", two: "opozorili", few: "opozorila", other: "opozoril" }),
    moreProblems: (number: string, code: string) =>
      `Neprikazanih: ${number}. Vse izpiše ukaz \`ambo check ${code}\`.`,
    importHint: "Prevod dodate z ukazom `ambo import`, preverite pa ga z ukazom `ambo check`.",
    done: slovenianDone,
    confirm: slovenianConfirm,
  },
  {
    title: "Administration",
    sections: "Administration",
    users: "Users",
    translations: "Translations",
    search: "Search by name",
    find: "Search",
    nobody: "There is no such user.",
    user: "User",
    today: "Today",
    limit: "Limit",
    earlier: "← Previous",
    later: "Next →",
    administrator: "administrator",
    disabled: "disabled",
    noPassword: "no password",
    noKey: "no key",
    invite: "Invite a user",
    inviteLead:
      "You will get a one-time link to send to the user, who chooses a password with it and makes a key.",
    inviteSubmit: "Make the account and a link",
    asAdministrator: "As an administrator",
    nameTaken: "There is a user of this name.",
    invalidName: "A name has 1 to 64 visible characters.",
    allUse: "Requests of all users in the last 30 days",
    linkFor: (name: string) => `A link for ${name}`,
    linkOnce: "Save or send the link now. It cannot be seen again later.",
    linkHelp:
      "Send it by a way you trust: whoever opens it first chooses the password. It works once, for three days at most, and a new link ends the one before.",
    toUser: "To the user's page",
    added: (date: string) => `Added on ${date}.`,
    setLimit: "Save the limit",
    ownLimit: "Daily limit of this user",
    limitHint: (usual: string) => `Requests a day. Empty means the usual limit: ${usual}.`,
    invalidLimit: "A limit is a whole number from 0 to 999999999. Type digits only.",
    key: "API key",
    noKeyYet: "The user has no key and makes one on the profile page.",
    revoke: "Revoke the key …",
    signIn: "Sign-in",
    linkLead: "If the user has forgotten the password, make a one-time link.",
    linkLeadFirst: "The user has not chosen a password yet. The link you sent may have expired.",
    makeLink: "Make a one-time link",
    account: "Account",
    disable: "Disable …",
    enable: "Enable the account",
    makeAdministrator: "Make an administrator …",
    makeMember: "Take the administrator's rights away",
    remove: "Remove …",
    chapters: noun({ one: "chapter", other: "chapters" }),
    merged: (number: string) => `merged verses: ${number}`,
    lettered: (number: string) => `pieces of verses: ${number}`,
    leftOut: (number: string) => `verses left out: ${number}`,
    noProblems: "A check found nothing doubtful.",
    errors: noun({ one: "error", other: "errors" }),
    warnings: noun({ one: "warning", other: "warnings" }),
    moreProblems: (number: string, code: string) =>
      `And ${number} more. The command \`ambo check ${code}\` shows all.`,
    importHint: "The command `ambo import` brings a translation in, `ambo check` looks it over.",
    done: englishDone,
    confirm: englishConfirm,
  },
);
