import { texts } from "../language.ts";

/** The texts of the administration of translations. */
export const adminTranslationsTexts = texts(
  {
    defaultTranslation: "Privzeti prevod",
    defaultLead: "Vrstica dneva, berila in odlomki so iz njega, kadar bralec ali program ne izbere drugega.",
    defaultLabel: "Privzeti prevod",
    automatic: (code: string) => `Samodejno (${code})`,
    saveDefault: "Shrani",
    savedDefault: "Privzeti prevod je shranjen in že velja.",
    unknownDefault: "Tega prevoda ni več. Izberite drugega.",
    setBy: (code: string, source: string) =>
      `Privzeti prevod je ${code}. Določa ga nastavitev \`${source}\`, ki ima prednost pred izbiro na tej strani.`,
    missing: (code: string, other: string) => `Privzetega prevoda ${code} ni med prevodi, zato se uporablja ${other}.`,
    isDefault: "privzeti",
    firstFormat: (code: string) =>
      `Datoteka je v obliki 1, pri kateri ni mogoče opaziti, če del besedila manjka. Prevod uvozite znova: \`ambo import VIR --code ${code} --replace\``,
    someFirstFormat: (codes: string) =>
      `V teh prevodih ni mogoče opaziti, če del besedila manjka, ker so njihove datoteke v obliki 1: ${codes}.`,
    toTranslations: "Kako jih uvozite znova",
    machines:
      "Storitev teče na več računalnikih, vsak pa ima svojo mapo s prevodi. Če tu dodate, spremenite ali odstranite prevod, velja to le na enem od njih. Ta ne dobi zahtev, dokler mape ne prekopirate tudi na druge.",
  },
  {
    defaultTranslation: "Default translation",
    defaultLead:
      "The verse of the day, the readings and passages are from it where a reader or program chooses no other.",
    defaultLabel: "Default translation",
    automatic: (code: string) => `Automatic (${code})`,
    saveDefault: "Save",
    savedDefault: "The default translation is saved and in force.",
    unknownDefault: "This translation is not there any more. Choose another one.",
    setBy: (code: string, source: string) =>
      `The default translation is ${code}. It is set by \`${source}\`, which wins over a choice on this page.`,
    missing: (code: string, other: string) =>
      `The default translation ${code} is not among the translations, so ${other} is used.`,
    isDefault: "default",
    firstFormat: (code: string) =>
      `The file is of format 1, in which a cut cannot be seen. Import it again: \`ambo import SOURCE --code ${code} --replace\``,
    someFirstFormat: (codes: string) =>
      `A cut cannot be seen in these translations, as their files are of format 1: ${codes}.`,
    toTranslations: "How to import them again",
    machines:
      "This service runs on several machines, each with a folder of translations of its own. What you add, change or remove here changes on one of them alone, which gets no requests until its folder is copied to the others.",
  },
);
