export { checkStore, type FileReport } from "./check.ts";
export { type RepairReport, repairStore } from "./repair.ts";
