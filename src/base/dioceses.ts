/** The dioceses of Slovenia, as the setting names them. */
export const DIOCESES = ["ljubljana", "maribor", "celje", "koper", "novo-mesto", "murska-sobota"] as const;
export type Diocese = (typeof DIOCESES)[number];
