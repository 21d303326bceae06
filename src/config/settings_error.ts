import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";

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
