/** The calendars, as the setting names them: a table each in `calendar/tables`. The first is the default. */
export const CALENDARS = ["slovenia", "general", "italy", "austria", "croatia"] as const;
export type CalendarName = (typeof CALENDARS)[number];

/** The dioceses of Slovenia, as the setting names them. */
export const DIOCESES = ["ljubljana", "maribor", "celje", "koper", "novo-mesto", "murska-sobota"] as const;
export type Diocese = (typeof DIOCESES)[number];
