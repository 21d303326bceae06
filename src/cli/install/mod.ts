/** The program as a service of systemd: its unit and its installation. */
export { InstallError, install, removeInstalled } from "./install.ts";
export { type Layout, layoutOf, type Program } from "./layout.ts";
export { type InstallPlan, planInstall, planUninstall, type UninstallPlan } from "./plan.ts";
export { unitText } from "./unit.ts";
