export type { EngineOptions, EngineSize } from "./engine.ts";
export {
  type ClusterOptions,
  checkEngine,
  openCluster,
  restoreIntoEngine,
} from "./open_cluster.ts";
