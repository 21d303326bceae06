import { texts } from "../language.ts";

/** The texts of the page on which administrators give the service a face. */
export const adminFaceTexts = texts(
  {
    title: "Podoba",
    lead: "Ime, stik in grb, po katerih obiskovalci vedo, čigava je stran.",
    names: {
      "site-name": "Ime",
      "site-contact": "Stik",
      "site-accent": "Barva povezav in gumbov",
      "site-footer": "Vrstica v nogi",
    },
    hints: {
      "site-name": "Na primer: Župnija sv. Jerneja. Prazno pomeni Ambo.",
      "site-contact": "E-naslov, spletni naslov ali telefonska številka.",
      "site-accent":
        "Šest šestnajstiških števk, na primer 7b2032. Barva se potemni ali posvetli, kolikor je treba, da je besedilo berljivo.",
      "site-footer": "Na primer naslov župnije. Če je polje prazno, se pokaže vrstica programa.",
    },
    fixed: (value: string, source: string) =>
      `${value}. To določa nastavitev \`${source}\`, zato tega tu ni mogoče spremeniti.`,
    nothing: "Ni določeno",
    preview: "Predogled",
    previewLink: "Povezava",
    showPreview: "Pokaži predogled",
    save: "Shrani",
    saved: "Podoba je shranjena in že velja.",
    crest: "Grb",
    crestLead:
      "Kvadratna slika je obenem ikona strani. Slika se nariše na novo: od datoteke ostanejo samo slikovne točke.",
    file: "Slika",
    fileHint: "PNG; če so v brskalniku vklopljeni skripti, tudi SVG, JPEG ali WebP. Največ 1 MB.",
    upload: "Shrani grb",
    savedCrest: "Grb je shranjen.",
    removeCrest: "Odstrani grb",
    removedCrest: "Grb je odstranjen.",
    fixedCrest: (source: string) => `Grb določa nastavitev \`${source}\`, zato ga tu ni mogoče zamenjati.`,
    noFile: "Izberite sliko.",
    unusable: (reason: string) => `Te vrednosti ni mogoče uporabiti: ${reason}.`,
    unusableFile: (reason: string) => `Slike ni mogoče uporabiti: ${reason}.`,
  },
  {
    title: "Appearance",
    lead: "Name, contact and crest tell visitors whose pages these are.",
    names: {
      "site-name": "Name",
      "site-contact": "Contact",
      "site-accent": "Colour of links and buttons",
      "site-footer": "Line at the foot",
    },
    hints: {
      "site-name": "Such as: St Bartholomew's Parish. Empty means Ambo.",
      "site-contact": "An e-mail address, a web address or a telephone number.",
      "site-accent":
        "Six hexadecimal digits, such as 7b2032. The colour is made darker or lighter as far as legible text needs it.",
      "site-footer": "Such as the address of the parish. Empty means the program's own line.",
    },
    fixed: (value: string, source: string) => `${value}. This is set by \`${source}\` and cannot be changed here.`,
    nothing: "Not set",
    preview: "Preview",
    previewLink: "A link",
    showPreview: "Show the preview",
    save: "Save",
    saved: "The appearance is saved and in force.",
    crest: "Crest",
    crestLead:
      "A square picture is the icon of the pages, too. The picture is drawn again: nothing but the pixels of the file is kept.",
    file: "Picture",
    fileHint: "PNG, with scripts also SVG, JPEG or WebP; up to 1 MB.",
    upload: "Save the crest",
    savedCrest: "The crest is saved.",
    removeCrest: "Remove the crest",
    removedCrest: "The crest is removed.",
    fixedCrest: (source: string) => `The crest is set by \`${source}\` and cannot be replaced here.`,
    noFile: "Choose a picture.",
    unusable: (reason: string) => `This value cannot be used: ${reason}.`,
    unusableFile: (reason: string) => `The picture cannot be used: ${reason}.`,
  },
);
