/** The program as a service of systemd: its unit, its installation, and what it tells while it runs. */
export { InstallError, install, removeInstalled } from "./install.ts";
export { type Layout, layoutOf, type Program } from "./layout.ts";
export { type InstallPlan, planInstall, planUninstall, type UninstallPlan } from "./plan.ts";
export { type Supervisor, superviseBy } from "./supervisor.ts";
export { unitText } from "./unit.ts";
