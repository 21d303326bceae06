import type { InterfaceFacts } from "../api/openapi/mod.ts";
import type { Attempts, DailyAllowance, Once } from "../auth/mod.ts";
import type { Library } from "../corpus/mod.ts";
import type { Clients, Compressor } from "../http/mod.ts";
import type { Store } from "../store/mod.ts";
import type { KeptDescription } from "./pages/docs/described_interface.ts";

/** What the pages are made of. */
export interface PagesParts {
  readonly store: Store;
  /** The translations; they can be exchanged while the service runs. */
  readonly library: () => Library;
  readonly now: () => number;
  /** The time zone that dates are shown in. */
  readonly timeZone: string;
  /** Where the interface begins, such as `/v1`. */
  readonly basePath: string;
  // What is a function here can change while the service runs.
  /** Requests a day of a key without a limit of its own. */
  readonly dailyLimit: () => number;
  /** Verses in one passage. */
  readonly maxVerses: () => number;
  readonly defaultTranslation: () => string;
  /** What the description of the interface is made from. */
  readonly interfaceFacts: () => InterfaceFacts;
  /** The address at which users reach the service, or empty where each request tells it. */
  readonly publicUrl: () => string;
  readonly signUp: () => "closed" | "open";
  readonly reader: () => "open" | "signed-in" | "off";
  /** Passages a day that one address may read without a key. */
  readonly readerLimit: () => number;
  readonly compressor: Compressor;
  /** Tells who sent a request. */
  readonly clients: () => Clients;
  /** Takes an error that nobody foresaw, for the log. */
  readonly failed: (error: unknown) => void;
}

/** What every page can turn to. */
export interface Site extends PagesParts {
  readonly described: KeptDescription;
  readonly attempts: Attempts;
  readonly once: Once;
  /** Passages read without a key, by address. */
  readonly passages: DailyAllowance;
  /** Accounts made by their own users, by address. */
  readonly signUps: DailyAllowance;
  /** Attempts at it, by address: each tells whether a name is taken. */
  readonly signUpAttempts: DailyAllowance;
}
