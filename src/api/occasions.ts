import { findOccasion, occasionRecord, occasions } from "../lectionary/mod.ts";
import { type Answer, json } from "./context.ts";
import { type Endpoint, pathChoice } from "./endpoint.ts";
import { ApiError } from "./errors.ts";
import { schemaRef } from "./schemas.ts";

/** `GET /occasions`: the occasions that have readings of their own. */
export const occasionsEndpoint: Endpoint = {
  path: "/occasions",
  parameters: [],
  maxAge: "day",
  documentation: {
    operation: "getOccasions",
    schema: { type: "array", items: schemaRef("Occasion") },
    example: () => ({}),
    errors: {},
  },
  answer: () =>
    json(
      occasions().map(
        ({ id, name, groups }): Answer<"Occasion"> => ({ id, name: name.sl, groups: groups.map(({ id }) => id) }),
      ),
    ),
};

const id = pathChoice("id", () => occasions().map(({ id }) => id));

/** `GET /occasions/{id}`: the readings from which those of an occasion are chosen. */
export const occasionEndpoint: Endpoint = {
  path: "/occasions/{id}",
  parameters: [id],
  maxAge: "day",
  documentation: {
    operation: "getOccasion",
    schema: schemaRef("OccasionReadings"),
    example: () => ({ id: "wedding" }),
    errors: { not_found: () => ({ id: "baptismal" }) },
  },
  answer({ pathValue = "" }) {
    const occasion = findOccasion(pathValue);
    if (occasion === undefined) throw new ApiError("not_found", {});
    return json(occasionRecord(occasion) satisfies Answer<"OccasionReadings">);
  },
};
