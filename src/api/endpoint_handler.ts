import { entityTag, type Handler, type Response } from "../http/mod.ts";
import type { ApiContext } from "./context.ts";
import type { Endpoint } from "./endpoint.ts";
import { JSON_TYPE, VARY } from "./error_response.ts";
import { checkParameters } from "./parameter.ts";

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

/** Makes the body of an answer from its `data`. */
export function answerBody(data: string): string | Buffer {
  const text = `{"data":${data}}`;
  return text.length < LONG_BODY ? text : bytesOf(text);
}

function dataResponse(data: string): Response {
  const body = answerBody(data);
  return {
    status: 200,
    headers: ["Content-Type", JSON_TYPE],
    body,
    etag: entityTag(body),
    vary: VARY,
    cacheable: true,
    compressible: true,
  };
}

/** Copies a body to memory of its own: a view of a larger piece would keep all of it alive. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(text.length);
  bytes.write(text, "latin1");
  return bytes;
}
