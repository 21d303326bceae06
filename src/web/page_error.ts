/** The statuses that end in a page of their own. */
export type PageStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 500 | 503;

/** A request ends in an error page. */
export class PageError extends Error {
  override readonly name = "PageError";
  readonly status: PageStatus;

  constructor(status: PageStatus) {
    super(`Page error ${status}`);
    this.status = status;
  }
}
