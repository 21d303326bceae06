export type { EngineOptions } from "./engine_options.ts";
export {
  type ClusterOptions,
  checkEngine,
  openCluster,
  restoreIntoEngine,
} from "./open_cluster.ts";
