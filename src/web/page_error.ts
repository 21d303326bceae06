/** The statuses that have an error page. */
export type PageStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 500 | 503;

/** An error that is answered with an error page. */
export class PageError extends Error {
  override readonly name = "PageError";
  readonly status: PageStatus;

  constructor(status: PageStatus) {
    super(`Page error ${status}`);
    this.status = status;
  }
}
