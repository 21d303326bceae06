import type { Settings, SiteContact } from "../../config/mod.ts";

/** A picture that the service serves. */
export interface Picture {
  readonly path: string;
  readonly type: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The face of the service: what its pages, feeds and previews call it, and how they show it. */
export interface Site {
  /** `Ambo` unless it has a name of its own. */
  readonly name: string;
  readonly hasOwnName: boolean;
  readonly contact: SiteContact | undefined;
  /** The colour of links and buttons, six hexadecimal digits; empty for that of the program. */
  readonly accent: string;
  /** A line at the foot of the pages; empty for none. */
  readonly footer: string;
  /** The picture of its own. */
  readonly image: Picture | undefined;
}

const sites = new WeakMap<Settings, Site>();

/** Returns the face that the settings give the service. */
export function siteOf(settings: Settings): Site {
  let site = sites.get(settings);
  if (site === undefined) {
    site = makeSite(settings);
    sites.set(settings, site);
  }
  return site;
}

function makeSite(settings: Settings): Site {
  const { "site-name": name, "site-contact": contact, "site-image": image } = settings;
  return {
    name: name || "Ambo",
    hasOwnName: name !== "",
    contact,
    accent: settings["site-accent"],
    footer: settings["site-footer"],
    image: image && {
      path: `/assets/site-${image.digest}.${image.type.replace("image/", "")}`,
      type: image.type,
      width: image.width,
      height: image.height,
    },
  };
}

/**
 * Returns the absolute URL of a path, such as `https://ambo.example.org/berila`.
 *
 * @returns Undefined without `--public-url`: the `Host` of a request is a stranger's word, which may not get into
 *   anything that others keep.
 */
export function absoluteUrl(settings: Settings, path: string): string | undefined {
  const { "public-url": publicUrl } = settings;
  return publicUrl === "" ? undefined : publicUrl + path;
}
