/** The API described for developers: the OpenAPI document, from which the pages of the documentation are made too. */

export { type ApiDescription, CurrentDescription, type DescribedEndpoint } from "./description.ts";
export type { OpenApiOperation, OpenApiParameter } from "./document.ts";
export type { ExampleResponse } from "./examples.ts";
