import { texts } from "../language.ts";

/** The texts of the table of users. */
export const adminUsers = texts(
  {
    lastUse: "Zadnja uporaba",
    usedToday: "danes",
    notLately: "ne v zadnjih 30 dneh",
    invited: "povabljen",
  },
  {
    lastUse: "Last use",
    usedToday: "today",
    notLately: "not for 30 days",
    invited: "invited",
  },
);
