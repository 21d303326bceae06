/** The statuses that have an error page. */
export type PageStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 500 | 503;

/** Why a form is refused before its page reads it, as the log says it. */
const REASONS: Readonly<Partial<Record<PageStatus, string>>> = {
  400: "unreadable",
  403: "not_permitted",
  404: "not_found",
  408: "too_slow",
  413: "too_large",
  415: "no_form",
};

/** An error that is answered with an error page; a feed or an embed says it in its own form. */
export class PageError extends Error {
  override readonly name: string = "PageError";
  readonly status: PageStatus;
  /** Further headers of the response, names and values in turn. */
  readonly headers: readonly string[];
  /** Why a form was refused, for the log. */
  readonly reason: string;

  constructor(status: PageStatus, headers: readonly string[] = [], reason: string = REASONS[status] ?? "failed") {
    super(`Page error ${status}`);
    this.status = status;
    this.headers = headers;
    this.reason = reason;
  }
}

/** A form that was not made for this browser and sign-in. */
export class ExpiredForm extends PageError {
  override readonly name = "ExpiredForm";

  constructor() {
    super(403, [], "expired_form");
  }
}

/** A form whose session has ended. */
export class SignedOut extends PageError {
  override readonly name = "SignedOut";

  constructor() {
    super(403, [], "signed_out");
  }
}

/** The reason why a request was not carried out, as a page says it. */
export interface FormError {
  /** The status of the response. */
  readonly status: number;
  /** In the language of the page. */
  readonly message: string;
  /** The name of the field that is at fault; absent where the whole form is. */
  readonly field?: string;
}
