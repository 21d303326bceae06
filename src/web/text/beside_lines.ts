import type { LiturgicalDay } from "../../calendar/mod.ts";
import { capitalize } from "../../i18n/mod.ts";
import type { Visitor } from "../context/visitor.ts";

/** Names what may be kept beside a day, with its rank: `Neobvezni god: sv. Janez Pavel II.` */
export function besideLines(context: Visitor, { beside }: LiturgicalDay): string[] {
  return beside.map(({ name, rank }) => {
    // A Sunday of thanksgiving is no celebration of a rank of its own.
    if (rank === "sunday") return capitalize(context.named(name));
    return `${capitalize(context.t(`church_year.ranks.${rank}`))}: ${context.named(name)}`;
  });
}
