/** The statuses that have an error page. */
export type PageStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 500 | 503;

/** An error that is answered with an error page; a feed or an embed says it in its own form. */
export class PageError extends Error {
  override readonly name: string = "PageError";
  readonly status: PageStatus;
  /** Further headers of the response, names and values in turn. */
  readonly headers: readonly string[];

  constructor(status: PageStatus, headers: readonly string[] = []) {
    super(`Page error ${status}`);
    this.status = status;
    this.headers = headers;
  }
}

/** A form that was not made for this browser and sign-in. */
export class ExpiredForm extends PageError {
  override readonly name = "ExpiredForm";

  constructor() {
    super(403);
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
