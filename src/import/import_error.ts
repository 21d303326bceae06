import type { Place } from "./edition.ts";

/** Why a source cannot be imported, in one line that says what to do about it. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly place: Place | undefined;

  constructor(message: string, place?: Place) {
    const where = place?.line === undefined ? place?.file : `${place.file}:${place.line}`;
    super(where === undefined || where === "" ? message : `${where}: ${message}`);
    this.place = place;
  }
}
