export {
  type ClusterOptions,
  checkEngine,
  openCluster,
  restoreIntoEngine,
} from "./open_cluster.ts";
