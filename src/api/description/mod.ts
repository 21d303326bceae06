/** The API described for developers. The OpenAPI document and the documentation page are both made from it. */

export type { SchemaName } from "../schemas.ts";
export {
  type ApiDescription,
  allErrors,
  CurrentDescription,
  type DescribedEndpoint,
  type DescribedError,
  type DescribedExample,
  type DescribedParameter,
  type DescribedResponse,
  type DescriptionSource,
  describeApi,
} from "./description.ts";
export {
  type DescribedField,
  type DescribedObject,
  type FieldType,
  HEADERS,
  type HeaderName,
  headersOfError,
  SUCCESS_HEADERS,
  UNCHANGED_HEADERS,
} from "./fields.ts";
