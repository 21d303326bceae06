import { texts } from "../language.ts";

/** The texts of the table of users. */
export const adminUsersTexts = texts(
  {
    lastUse: "Zadnja uporaba",
    usedToday: "danes",
    notLately: "ne v zadnjih 30 dneh",
    invited: "povabljen",
    sort: "Razvrsti:",
    orders: { added: "po dodajanju", name: "po imenu", today: "po današnji rabi" },
  },
  {
    lastUse: "Last use",
    usedToday: "today",
    notLately: "not for 30 days",
    invited: "invited",
    sort: "Sort by:",
    orders: { added: "time added", name: "name", today: "use today" },
  },
);
