import { texts } from "../language.ts";

/** The texts of the table of users. */
export const adminUsers = texts(
  {
    lastUse: "Zadnja uporaba",
    usedToday: "danes",
    notLately: "več kot 30 dni nič",
    invited: "povabljen",
  },
  {
    lastUse: "Last use",
    usedToday: "today",
    notLately: "not for 30 days",
    invited: "invited",
  },
);
