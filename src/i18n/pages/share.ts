import { texts } from "../language.ts";

/** The texts of the page that tells how to show scripture elsewhere. */
export const shareTexts = texts(
  {
    title: "Za vašo stran",
    description:
      "Vrstica dneva, berila ali odlomek na vaši spletni strani, z eno vrstico kode in brez ključa.",
    lead: "Vrstico dneva, berila ali izbrani odlomek lahko pokažete na župnijski ali svoji spletni strani. Izberite, poglejte in prekopirajte vrstico kode; ključa za to ne potrebujete.",
    choose: "Izberite",
    what: "Kaj naj se prikaže",
    kinds: {
      verse: "vrstica dneva",
      readings: "berila dneva",
      sunday: "nedeljska berila",
      passage: "izbrani odlomek",
    },
    reference: "Odlomek",
    referenceHint: "Velja le, če ste izbrali odlomek.",
    translation: "Prevod",
    defaultTranslation: "privzeti prevod",
    language: "Jezik napisov",
    theme: "Ozadje",
    themes: { auto: "samodejno", light: "svetlo", dark: "temno" },
    themeHint:
      "Samodejno: po nastavitvi obiskovalca. Če je vaša stran vedno svetla, izberite svetlo.",
    size: "Velikost besedila",
    sizes: { small: "manjša", normal: "običajna", large: "večja" },
    accent: "Barva povezav",
    accentHint: "Barva, ki bi bila slabo berljiva, se samodejno prilagodi.",
    show: "Pokaži",
    looks: "Tako bo videti",
    frame: "Predogled",
    copy: "Prekopirajte kodo",
    lineLead: "To kodo prilepite na mesto, kjer naj se besedilo prikaže:",
    privacy: "Vdelano besedilo ne uporablja piškotkov in obiskovalcev ne spremlja.",
    wordpress: "WordPress",
    wordpressSteps: [
      "V urejevalniku strani ali prispevka dodajte blok »HTML po meri« (Custom HTML).",
      "Vanj prilepite zgornjo kodo.",
      "Stran objavite ali posodobite in si jo oglejte.",
    ],
    wordpressRoles:
      "Vtičnika ali kratke kode (shortcode) ne potrebujete. Kodo lahko shrani skrbnik ali urednik spletnega mesta; drugim jo WordPress odstrani, prav tako v omrežju več spletnih mest in v brezplačnem paketu na WordPress.com. Takrat dodajte blok »RSS« in vanj prilepite naslov enega od virov, ki so navedeni spodaj.",
    website: "Druge spletne strani",
    websiteLead:
      "Na vsako drugo spletno stran prilepite isto kodo. Če stran ne dovoljuje skriptov, dovoljuje pa okvirje, uporabite okvir s stalno višino:",
    policy: (origin: string) =>
      `Če ima vaša stran pravila Content-Security-Policy, v \`script-src\` in \`frame-src\` dodajte \`${origin}\`.`,
    calendar: "Koledar v telefonu",
    calendarLead:
      "Cerkveno leto z liturgično barvo, stopnjo praznovanja in navedbo beril. Nanj se naročite enkrat, potem se posodablja sam.",
    allDays: "Vsi dnevi",
    feasts: "Samo nedelje, slovesni prazniki in prazniki",
    subscribe: "Naroči se na koledar",
    google: "Dodaj v Google Koledar",
    calendarSteps: [
      "iPhone, iPad ali Mac: tapnite »Naroči se na koledar« in naročnino potrdite.",
      "Android: tapnite »Dodaj v Google Koledar«. Če se ne odpre, na računalniku v Google Koledarju ob »Drugi koledarji« izberite znak +, nato dodajanje prek naslova URL (From URL) in prilepite naslov; v telefonu se koledar prikaže sam.",
      "Outlook, Thunderbird in drugi: naročite se na koledar s spleta in prilepite naslov.",
    ],
    feeds: "Viri novic (RSS)",
    feedsLead:
      "Za bralnike novic, za blok »RSS« v WordPressu in za e-novice; v njih je zadnjih 14 dni.",
    programmersLead: "Kdor piše programe, najde primere kode na strani",
    toDocs: "Za razvijalce",
    off: "Prikaz besedil na drugih spletnih straneh je tu izklopljen. Na voljo so koledar, viri novic in vmesnik API.",
    closed:
      "Besedila tu niso na voljo vsem, zato bodo namesto njih navedena samo svetopisemska mesta.",
    onlyOn: "Besedila se lahko prikažejo samo na teh spletnih straneh:",
    noPublicUrl:
      "Javni naslov te storitve ni nastavljen, zato je v spodnji kodi in povezavah tisti, na katerem ste jo odprli vi. Preverite, ali je na njem dosegljiva tudi vašim obiskovalcem.",
  },
  {
    title: "For your website",
    description:
      "The verse of the day, the readings or a passage on your website, with one line and no key.",
    lead: "You can show the verse of the day, the readings or a passage on the website of your parish or your own. Choose, look, and copy one line; you need no key for it.",
    choose: "Choose",
    what: "What to show",
    kinds: {
      verse: "verse of the day",
      readings: "readings of the day",
      sunday: "Sunday readings",
      passage: "a passage",
    },
    reference: "Passage",
    referenceHint: "Used only where you chose a passage.",
    translation: "Translation",
    defaultTranslation: "default translation",
    language: "Language of the labels",
    theme: "Background",
    themes: { auto: "automatic", light: "light", dark: "dark" },
    themeHint: "Automatic: what the visitor prefers. If your site is always light, choose light.",
    size: "Size of the text",
    sizes: { small: "small", normal: "normal", large: "large" },
    accent: "Colour of links",
    accentHint: "A colour that would be hard to see is adjusted.",
    show: "Show",
    looks: "How it will look",
    frame: "Preview",
    copy: "Copy the line",
    lineLead: "Paste this line where the text is to appear:",
    privacy: "What you embed sets no cookies and does not track visitors.",
    wordpress: "WordPress",
    wordpressSteps: [
      "Add a “Custom HTML” block in the editor of the page or post.",
      "Paste the line above into it.",
      "Publish or update the page and look at it.",
    ],
    wordpressRoles:
      "You need no plugin and no shortcode. An administrator or editor of the site can save the line; WordPress removes it for others, in a network of sites, and in the free plan of WordPress.com. In that case add an “RSS” block and paste one of the feeds below into it.",
    website: "Other websites",
    websiteLead:
      "Paste the same line into any other HTML page. Where a site allows frames but no scripts, use a frame of fixed height:",
    policy: (origin: string) =>
      `If your site has a Content-Security-Policy, add \`${origin}\` to \`script-src\` and \`frame-src\`.`,
    calendar: "Calendar on a phone",
    calendarLead:
      "The church year with its colours, ranks and the references of the readings. Subscribe once; it keeps itself up to date.",
    allDays: "All days",
    feasts: "Only Sundays, solemnities and feasts",
    subscribe: "Subscribe to the calendar",
    google: "Add to Google Calendar",
    calendarSteps: [
      "iPhone, iPad or Mac: tap “Subscribe to the calendar” and confirm.",
      "Android: tap “Add to Google Calendar”. If it does not open, use a computer: in Google Calendar, beside “Other calendars”, choose + and “From URL” and paste the address; the calendar then appears on the phone.",
      "Outlook, Thunderbird and others: subscribe to a calendar from the web and paste the address.",
    ],
    feeds: "Feeds (RSS)",
    feedsLead:
      "For feed readers, the “RSS” block of WordPress, and newsletters; they have the last 14 days.",
    programmersLead: "Whoever writes programs finds sample code on the page",
    toDocs: "For developers",
    off: "Showing texts on other websites is switched off here. There are still the calendar, the feeds and the API.",
    closed: "Texts are not available to everyone here, so only references will be shown.",
    onlyOn: "Texts can be shown on these websites only:",
    noPublicUrl:
      "The public address of this service is not set, so the lines below have the address at which you opened it. Check that your visitors can reach it there, too.",
  },
);
