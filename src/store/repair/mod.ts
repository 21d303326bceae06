export { checkStore, type FileReport, type RepairReport, repairStore } from "./repair.ts";
