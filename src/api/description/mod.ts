/** The API described for developers. The OpenAPI document and the documentation page are both made from it. */
export {
  type ApiDescription,
  allErrors,
  areSameFacts,
  type DescribedEndpoint,
  type DescribedError,
  describeApi,
  type InterfaceFacts,
} from "./description.ts";
export {
  HEADERS,
  type HeaderName,
  headersOfError,
  SUCCESS_HEADERS,
  UNCHANGED_HEADERS,
} from "./headers.ts";
