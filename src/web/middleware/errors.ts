import { describeError, lacksDescriptors, Problem } from "../../base/problem.ts";
import { catchErrors, type Middleware, type Response } from "../../http/mod.ts";
import { StoreUnavailable } from "../../store/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { PageError } from "../context/page_error.ts";
import type { Visitor } from "../context/visitor.ts";

/** Writes an error as each kind of route does; a file has no words for it. */
export interface ErrorWriters {
  readonly page: (context: PageContext, error: PageError) => Response;
  readonly feed: (context: Visitor, error: PageError) => Response;
  readonly embed: (context: Visitor, error: PageError) => Response;
}

/** Turns what a handler throws into a response; unexpected errors are logged and answered without their message. */
export function answerErrors(writers: ErrorWriters): Middleware<PageContext> {
  return catchErrors((thrown, context) => {
    const error = thrown instanceof PageError ? thrown : unforeseen(thrown, context);
    const { status, headers, reason } = error;
    if (context.method === "POST") context.refusal = reason;
    // A program learns the methods from the header.
    if (context.kind === "asset" || (status === 405 && context.kind !== "page")) {
      return { status, headers, body: "" };
    }
    return writers[context.kind](context, error);
  });
}

function unforeseen(thrown: unknown, { kind, services }: Visitor): PageError {
  const fields = { error: describeError(thrown) };
  services.log("error", new Problem("event.request_failed", { kind }), fields);
  const isPassing = thrown instanceof StoreUnavailable || lacksDescriptors(thrown);
  return isPassing ? new PageError(503, ["Retry-After", "5"]) : new PageError(500);
}
