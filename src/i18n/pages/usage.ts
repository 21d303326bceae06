import { noun, texts } from "../language.ts";

/** The texts of the usage charts. */
export const usageTexts = texts(
  {
    share: (percent: number) => `Poraba: ${percent}\u00a0% dnevne omejitve`,
    summary: (total: string, most: string) => `Skupaj: ${total}, največ v enem dnevu ${most}.`,
    unknownDays: (days: string) => `Za ${days} število zahtev ni znano, ker je zapis poškodovan.`,
    days: noun({ one: "dan", two: "dneva", few: "dni", other: "dni" }),
    unknown: "ni znano",
    none: "V zadnjih 30 dneh ni bilo nobene zahteve.",
    requests: noun({ one: "zahteva", two: "zahtevi", few: "zahteve", other: "zahtev" }),
    requestsHead: "Zahteve",
    day: "Dan",
    today: "danes",
    asTable: "Prikaži kot preglednico",
  },
  {
    share: (percent: number) => `Used: ${percent}% of the daily limit`,
    summary: (total: string, most: string) => `${total} in total, at most ${most} in one day.`,
    unknownDays: (days: string) => `The number of requests on ${days} is not known, because the record is damaged.`,
    days: noun({ one: "day", other: "days" }),
    unknown: "not known",
    none: "There were no requests in the last 30 days.",
    requests: noun({ one: "request", other: "requests" }),
    requestsHead: "Requests",
    day: "Day",
    today: "today",
    asTable: "Show as a table",
  },
);
