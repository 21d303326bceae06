import type { Settings } from "../config/mod.ts";
import { OCCASION_SLOTS, occasions } from "../lectionary/mod.ts";
import { CREST_PATH, RESTORE_PATH, UPLOAD_PATH } from "../upload/mod.ts";
import { STEPS_PATH } from "./context/first_steps.ts";
import type { DocumentRoute, PageRoute } from "./context/page_context.ts";
import {
  CELEBRATION,
  DAY,
  FORMS,
  FREE_TEXT,
  MONTH,
  oneValueOf,
  SMALL_NUMBER,
  TRANSLATION_CODE,
} from "./context/paths.ts";
import type { PageParameters } from "./context/visitor.ts";
import { ALLOWED_NEXT } from "./middleware/session_and_form.ts";
import {
  changePassword,
  confirmKeyPage,
  createAccount,
  createKey,
  passwordPage,
  profilePage,
  signUpPage,
} from "./pages/account.ts";
import { FACE_DONE, FACE_PATH, facePage, receiveCrest, saveFace } from "./pages/admin/face/face_page.ts";
import { changeFeasts, FEASTS_PATH, feastsPage, typedFeastPage } from "./pages/admin/feasts_page.ts";
import { changeSteps, downloadBackup, SERVICE_PATH, servicePage, stepsPage } from "./pages/admin/service_page.ts";
import { editPage, saveTranslation, typedEditPage } from "./pages/admin/translations/edit_page.ts";
import {
  changeTranslations,
  TRANSLATIONS_DONE,
  translationsPage,
} from "./pages/admin/translations/translations_page.ts";
import { confirmUpload, receiveUpload, typedUploadPage, uploadPage } from "./pages/admin/translations/upload.ts";
import {
  CONFIRMED_ACTIONS,
  confirmPage,
  inviteUser,
  runUserAction,
  USER_ACTIONS,
  userPage,
} from "./pages/admin/users/user_page.ts";
import { USER_ORDERS, usersPage } from "./pages/admin/users/users_page.ts";
import { DOCS_PAGES } from "./pages/docs/docs_page.ts";
import { passageEmbed, readingsEmbed, verseEmbed } from "./pages/embed/embed_content.ts";
import { embedScript } from "./pages/embed/embed_page.ts";
import { asAtom, asJson, calendarDocument } from "./pages/feeds/documents.ts";
import { readingsFeed, verseFeed } from "./pages/feeds/feed.ts";
import { openHome } from "./pages/home/home_page.ts";
import { monthPage, weekPage } from "./pages/lectionary/calendar_pages.ts";
import { occasionPage } from "./pages/lectionary/occasion_page.ts";
import { readingsPage } from "./pages/lectionary/readings_page.ts";
import { yearPage } from "./pages/lectionary/year_page.ts";
import { openLogin, signOut, submitLogin, typedLoginPage } from "./pages/login.ts";
import { OFFLINE_PATH, offlinePage, serviceWorker } from "./pages/offline/worker.ts";
import { preparationPage } from "./pages/preparation/preparation_page.ts";
import { projectionPage } from "./pages/projection/projection_page.ts";
import { CONFIRM_PATH, confirmBackup, previewBackup, receiveBackup } from "./pages/restore_page.ts";
import { openSearch } from "./pages/search/search_page.ts";
import { suggestWhileTyping } from "./pages/search/suggestions.ts";
import { SHARE_PARAMETERS, sharePage } from "./pages/share/share_page.ts";
import { CHOICE_PARAMETERS } from "./pages/text_head.ts";
import { PROGRAM_FILES, siteFiles, WORKER_PATH } from "./ui/assets.ts";
import { redirect } from "./ui/page.ts";

/** The code of a translation. */
const translation = TRANSLATION_CODE;
const SEARCH: PageParameters = {
  translation,
  q: FREE_TEXT,
  in: oneValueOf("text"),
  books: FREE_TEXT,
  sort: oneValueOf("canonical", "relevance"),
  offset: SMALL_NUMBER,
};
const READINGS: PageParameters = { date: DAY, celebration: CELEBRATION, translation, ...CHOICE_PARAMETERS };
const WEEK: PageParameters = { date: DAY };
const YEARS: PageParameters = { year: /^\d{4}$/, as: oneValueOf("csv"), sep: oneValueOf("comma", "semicolon") };
const MONTHS: PageParameters = { month: MONTH, q: FREE_TEXT };
const OCCASION: PageParameters = {
  translation,
  group: FREE_TEXT,
  ...Object.fromEntries(OCCASION_SLOTS.map((slot) => [slot, SMALL_NUMBER])),
};
const MASS: PageParameters = { date: DAY, mass: SMALL_NUMBER, forms: FORMS, of: DAY, occasion: FREE_TEXT, ...OCCASION };
const SLIDES: PageParameters = {
  ...MASS,
  parallel: translation,
  reference: FREE_TEXT,
  as: oneValueOf("text"),
};
const FEED: PageParameters = { translation };
const EMBED: PageParameters = {
  translation,
  reference: FREE_TEXT,
  date: DAY,
  theme: FREE_TEXT,
  accent: FREE_TEXT,
  size: FREE_TEXT,
};

type Page = Omit<PageRoute, "kind" | "access">;

/** The pages for all visitors. */
const PAGES: readonly Page[] = [
  {
    path: "/",
    parameters: { ...SEARCH, reference: FREE_TEXT, parallel: translation, ...CHOICE_PARAMETERS },
    isSameForAll: true,
    get: openHome,
  },
  { path: "/suggest", parameters: { translation, q: FREE_TEXT }, get: suggestWhileTyping },
  ...inBoth("/isci", "/search", { parameters: SEARCH, get: openSearch }),
  ...inBoth("/berila", "/readings", { parameters: READINGS, get: readingsPage }),
  ...inBoth("/berila/teden", "/readings/week", { parameters: WEEK, get: weekPage }),
  ...inBoth("/berila/leto", "/readings/year", { parameters: YEARS, get: yearPage }),
  ...occasions().flatMap((occasion) =>
    inBoth(`/berila/${occasion.path.sl}`, `/readings/${occasion.path.en}`, {
      parameters: OCCASION,
      get: occasionPage(occasion),
    }),
  ),
  ...inBoth("/koledar", "/calendar", { parameters: MONTHS, get: monthPage }),
  ...inBoth("/priprava", "/preparation", { parameters: MASS, get: preparationPage }),
  ...inBoth("/projekcija", "/projection", { parameters: SLIDES, get: projectionPage }),
  ...Object.entries(DOCS_PAGES).map(([path, get]) => ({ path, isSameForAll: true, get })),
  { path: "/share", parameters: SHARE_PARAMETERS, isSameForAll: true, get: sharePage },
  {
    path: "/login",
    // The token of a link is its own secret: the page in another language has to keep it.
    parameters: { link: FREE_TEXT, next: oneValueOf(...ALLOWED_NEXT), out: oneValueOf("1") },
    get: openLogin,
    post: submitLogin,
    again: typedLoginPage,
  },
  { path: RESTORE_PATH, parameters: { link: FREE_TEXT }, get: previewBackup, post: receiveBackup, readsBody: true },
  { path: CONFIRM_PATH, parameters: { link: FREE_TEXT }, get: previewBackup, post: confirmBackup, exclusive: true },
  { path: "/sign-out", post: signOut },
  { path: "/sign-up", get: signUpPage, post: createAccount, again: signUpPage },
  { path: OFFLINE_PATH, get: offlinePage },
];

/** The pages for users who are signed in. */
const PROFILE: readonly Page[] = [
  { path: "/profile", parameters: { done: oneValueOf("password", "shown") }, get: profilePage },
  { path: "/profile/key", get: confirmKeyPage, post: createKey, exclusive: true },
  { path: "/profile/password", get: passwordPage, post: changePassword },
];

/**
 * The pages for administrators. Their forms run one at a time: of two administrators who shut each other out at the same
 * moment, the second has no right left.
 */
const ADMINISTRATION: readonly Page[] = [
  {
    path: "/admin",
    parameters: {
      name: FREE_TEXT,
      page: SMALL_NUMBER,
      sort: oneValueOf(...USER_ORDERS),
      done: oneValueOf("remove"),
    },
    get: usersPage,
    post: inviteUser,
    again: usersPage,
    exclusive: true,
  },
  {
    path: "/admin/user",
    parameters: { name: FREE_TEXT, done: oneValueOf(...USER_ACTIONS) },
    get: userPage,
    post: runUserAction,
    again: userPage,
    exclusive: true,
  },
  {
    path: "/admin/user/confirm",
    parameters: { name: FREE_TEXT, action: oneValueOf(...CONFIRMED_ACTIONS) },
    get: confirmPage,
  },
  {
    path: "/admin/translations",
    parameters: {
      done: oneValueOf(...Object.keys(TRANSLATIONS_DONE)),
      code: TRANSLATION_CODE,
    },
    get: translationsPage,
    post: changeTranslations,
    exclusive: true,
  },
  {
    path: "/admin/translations/edit",
    parameters: { code: TRANSLATION_CODE },
    get: editPage,
    post: saveTranslation,
    again: typedEditPage,
    exclusive: true,
  },
  { path: UPLOAD_PATH, get: uploadPage, post: receiveUpload, readsBody: true },
  { path: "/admin/translations/import", get: uploadPage, post: confirmUpload, again: typedUploadPage },
  { path: SERVICE_PATH, get: servicePage, post: downloadBackup, exclusive: true },
  { path: FEASTS_PATH, get: feastsPage, post: changeFeasts, again: typedFeastPage, exclusive: true },
  { path: STEPS_PATH, get: stepsPage, post: changeSteps, again: stepsPage, exclusive: true },
  {
    path: FACE_PATH,
    parameters: { done: oneValueOf(...Object.keys(FACE_DONE)) },
    get: facePage,
    post: saveFace,
    again: facePage,
    exclusive: true,
  },
  { path: CREST_PATH, get: (context) => redirect(context, FACE_PATH), post: receiveCrest, readsBody: true },
];

/** The documents that other sites and programs fetch: embeds, feeds, the calendar, the script of embeds and the service worker. */
const DOCUMENTS: readonly DocumentRoute[] = [
  { kind: "embed", path: "/embed/verse", parameters: EMBED, get: verseEmbed },
  { kind: "embed", path: "/embed/readings", parameters: EMBED, get: readingsEmbed },
  { kind: "embed", path: "/embed/passage", parameters: EMBED, get: passageEmbed },
  { kind: "asset", path: "/embed.js", get: embedScript },
  { kind: "asset", path: WORKER_PATH, get: serviceWorker },
  { kind: "feed", path: "/feed/verse.xml", parameters: FEED, ...asAtom(verseFeed) },
  { kind: "feed", path: "/feed/readings.xml", parameters: FEED, ...asAtom(readingsFeed) },
  { kind: "feed", path: "/feed/verse.json", parameters: FEED, ...asJson(verseFeed) },
  { kind: "feed", path: "/feed/readings.json", parameters: FEED, ...asJson(readingsFeed) },
  {
    kind: "feed",
    path: "/calendar.ics",
    parameters: { translation, rank: oneValueOf("memorial", "feast", "sunday") },
    ...calendarDocument,
  },
];

/** The pages: who may ask, which parameters they read beside `lang`, and what answers. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  ...PAGES.map((page) => ({ kind: "page", ...page }) as const),
  ...PROFILE.map((page) => ({ kind: "page", access: "signed-in", ...page }) as const),
  ...ADMINISTRATION.map((page) => ({ kind: "page", access: "administrator", ...page }) as const),
];

/** Makes the routes of a page with a Slovenian path and one in the other languages. */
function inBoth(slovenian: string, other: string, page: Omit<Page, "path">): Page[] {
  return [
    { ...page, path: slovenian },
    { ...page, path: other },
  ];
}

/** Returns what everyone gets alike under some settings: documents, and the files that pages refer to. */
export function documentRoutes(settings: Settings): readonly DocumentRoute[] {
  return [...DOCUMENTS, ...PROGRAM_FILES, ...siteFiles(settings)];
}
