import { SettingFault } from "./settings_error.ts";

/** The way to reach whoever runs the service: an e-mail address, a web page or a telephone. */
export class SiteContact {
  /** As it was written. */
  readonly text: string;
  /** A link that opens it. */
  readonly href: string;

  constructor(text: string, href: string) {
    this.text = text;
    this.href = href;
  }

  toString(): string {
    return this.text;
  }
}

/** The characters of an address that need no quoting (RFC 5322, section 3.2.3), and letters of a host. */
const MAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u;
const TELEPHONE = /^\+?[\d ()/.-]{5,30}$/;

/** Reads how to reach whoever runs the service; undefined where it is not said. */
export function siteContact(text: string): SiteContact | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const href = mailHref(trimmed) ?? webHref(trimmed) ?? telephoneHref(trimmed);
  if (href === undefined) {
    throw new SettingFault("expected_contact", {});
  }
  return new SiteContact(trimmed, href);
}

function mailHref(text: string): string | undefined {
  return text.length <= 254 && MAIL.test(text) ? `mailto:${text.replace(/[%?&#]/g, encodeURIComponent)}` : undefined;
}

function webHref(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || text.length > 500 || !URL.canParse(text)) return undefined;
  const { username, password, href } = new URL(text);
  return username === "" && password === "" ? href : undefined;
}

function telephoneHref(text: string): string | undefined {
  const digits = text.replace(/[^\d+]/g, "");
  return TELEPHONE.test(text) && /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
