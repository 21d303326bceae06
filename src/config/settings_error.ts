import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly settings: SettingsProblems;
  }
}

/** The faults of settings. A source is such as `--port`, `AMBO_PORT` or `ambo.conf:3`. */
export interface SettingsProblems {
  /** All that is wrong, a line each. */
  readonly faults: { readonly faults: readonly SettingFault[] };

  /** A value cannot be used because of the cause; the text of a secret is absent. */
  readonly unusable: { readonly source: string; readonly text?: string };
  readonly unknown_variable: { readonly variable: string };
  readonly unknown_setting: { readonly name: string; readonly source: string };
  readonly unreadable_file: { readonly path: string };
  readonly unreadable_line: { readonly source: string };
  readonly set_twice: { readonly source: string; readonly name: string; readonly earlier: string };
  /** Settings that belong together, as flags. */
  readonly alone: { readonly one: string; readonly other: string };
  readonly engine_user_without_password: object;
  readonly no_engine: object;
  readonly tls_on_socket: object;
  readonly header_timeout_too_long: object;
  readonly url_longer_than_header: object;

  readonly unreadable_secret: { readonly path: string };
  readonly unreadable_picture: object;
  readonly no_regular_file: object;
  readonly expected_something: object;
  readonly expected_one_line: object;
  readonly expected_characters: { readonly max: number };
  readonly expected_integer: { readonly min: number; readonly max: number };
  readonly expected_seconds: { readonly min: number; readonly max: number };
  readonly expected_word: { readonly words: readonly string[] };
  readonly expected_port_or_off: object;
  readonly expected_path: object;
  readonly expected_time_zone: object;
  readonly expected_address: object;
  readonly expected_address_alone: object;
  readonly expected_origin: object;
  readonly expected_origins: { readonly found: string };
  readonly expected_origin_alone: { readonly found: string };
  readonly expected_engine_addresses: object;
  readonly expected_one_scheme: object;
  readonly expected_prefix: object;
  readonly expected_mode: object;
  readonly expected_token: object;
  readonly expected_contact: object;
  readonly expected_picture: object;
  readonly expected_color: object;
  readonly expected_png: object;
  readonly broken_picture: object;
  readonly interlaced_picture: object;
  readonly expected_pixels: {
    readonly max: number;
    readonly width: number;
    readonly height: number;
  };
  readonly expected_bytes: { readonly max: number; readonly size: number };
}

/** A fault of one setting, or of several together. */
export class SettingFault<Code extends ProblemCode<"settings"> = ProblemCode<"settings">> extends Problem<
  "settings",
  Code
> {
  override readonly name = "SettingFault";

  constructor(code: Code, values: ProblemValues<"settings", Code>, options?: ErrorOptions) {
    super("settings", code, values, options);
  }
}

/** An error about settings: all faults at once. */
export class SettingsError extends Problem<"settings", "faults"> {
  override readonly name = "SettingsError";

  constructor(faults: readonly SettingFault[]) {
    super("settings", "faults", { faults });
  }
}
