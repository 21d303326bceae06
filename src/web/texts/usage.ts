import { noun, texts } from "../language.ts";

/** What stands at the drawings of use. */
export const usage = texts(
  {
    share: (percent: number) => `Poraba: ${percent}\u00a0% dnevne omejitve`,
    summary: (total: string, most: string) => `Skupaj: ${total}, največ v enem dnevu ${most}.`,
    none: "V zadnjih 30 dneh ni bilo nobene zahteve.",
    requests: noun({ one: "zahteva", two: "zahtevi", few: "zahteve", other: "zahtev" }),
    requestsHead: "Zahteve",
    day: "Dan",
    today: "danes",
    asTable: "Prikaži kot tabelo",
  },
  {
    share: (percent: number) => `Used: ${percent}% of the daily limit`,
    summary: (total: string, most: string) => `${total} in all, at most ${most} in one day.`,
    none: "There were no requests in the last 30 days.",
    requests: noun({ one: "request", other: "requests" }),
    requestsHead: "Requests",
    day: "Day",
    today: "today",
    asTable: "Show as a table",
  },
);
