import { entityTag, type Handler, type Response } from "../http/mod.ts";
import type { ApiContext } from "./context.ts";
import { checkParameters, type Endpoint } from "./endpoint.ts";
import { JSON_TYPE, VARY } from "./error_response.ts";

/** Bodies from this length on are kept as bytes: a string is copied on its way out. */
const LONG_BODY = 2048;

/** Makes the handler of an endpoint: parameters are checked, and its answer becomes the `data` of a response. */
export function endpointHandler(endpoint: Endpoint): Handler<ApiContext> {
  return (context) => {
    checkParameters(endpoint.parameters, context.query);
    const data = endpoint.answer(context);
    return data instanceof Promise ? data.then(dataResponse) : dataResponse(data);
  };
}

function dataResponse(data: string): Response {
  const text = `{"data":${data}}`;
  const bytes = Buffer.allocUnsafeSlow(text.length);
  bytes.write(text, "latin1");
  return {
    status: 200,
    headers: ["Content-Type", JSON_TYPE],
    // Flat, where `text` is a tree of the pieces that it was put together from.
    body: text.length >= LONG_BODY ? bytes : bytes.toString("latin1"),
    etag: entityTag(bytes),
    vary: VARY,
    cacheable: true,
    compressible: true,
  };
}
