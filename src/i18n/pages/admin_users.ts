import { texts } from "../language.ts";

/** The texts of the table of users. */
export const adminUsersTexts = texts(
  {
    lastUse: "Zadnja uporaba",
    usedToday: "danes",
    notLately: "ne v zadnjih 30 dneh",
    invited: "povabljen",
    month: "30 dni",
    sort: "Razvrsti:",
    orders: {
      added: "po dodajanju",
      name: "po imenu",
      today: "po današnji uporabi",
      month: "po uporabi v 30 dneh",
    },
    tooMany: (max: string) =>
      `Po uporabi v 30 dneh je mogoče razvrstiti največ ${max} uporabnikov. Zožite iskanje po imenu.`,
  },
  {
    lastUse: "Last use",
    usedToday: "today",
    notLately: "not for 30 days",
    invited: "invited",
    month: "30 days",
    sort: "Sort by:",
    orders: {
      added: "time added",
      name: "name",
      today: "use today",
      month: "use of 30 days",
    },
    tooMany: (max: string) =>
      `At most ${max} users can be sorted by their use of 30 days. Search for part of a name first.`,
  },
);
