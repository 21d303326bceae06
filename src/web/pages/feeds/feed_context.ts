import type { DayClock } from "../../../base/clock.ts";
import { KeylessContext } from "../../keyless_context.ts";
import { originOf } from "../../origin.ts";
import type { WebServices } from "../../services.ts";
import { absoluteUrl, type Site, siteOf } from "../../site.ts";

/** The services of feeds: those of the pages, and a clock that tells past days. */
export interface FeedServices extends WebServices {
  readonly clock: DayClock;
}

/** A request for a feed or the calendar. */
export class FeedContext extends KeylessContext<FeedServices> {
  get site(): Site {
    return siteOf(this.settings);
  }

  /** True where texts may be shown to everyone. Programs that read feeds do not sign in. */
  get isOpen(): boolean {
    return this.settings.reader === "open";
  }

  /** True where the URLs are those of `--public-url`, and not of the host that the request names. */
  get hasOwnUrls(): boolean {
    return absoluteUrl(this.settings, "") !== undefined;
  }

  /** The absolute URL under which all paths are. */
  get origin(): string {
    const { request, isEncrypted: isSecure } = this;
    return absoluteUrl(this.settings, "") ?? originOf(request.headers, { publicUrl: "", isSecure });
  }
}
