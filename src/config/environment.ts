/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of the project's own tests and build, which may stand beside a running service. */
const OF_DEVELOPMENT = new Set([
  "AMBO_BUILD_COMMIT",
  "AMBO_MUTATIONS",
  "AMBO_REFERENCES",
  "AMBO_SAMPLES",
]);

/**
 * What Kubernetes and Docker set in every container for a neighbour of the name `ambo` or `ambo-…`, such as
 * `AMBO_SERVICE_HOST` and `AMBO_PORT_8080_TCP_ADDR`; see "Accessing the Service" in the manual of Kubernetes.
 */
const LINK =
  /^AMBO_(\w+_)?(SERVICE_(HOST|PORT(_\w+)?)|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)$/;

/** What such a link says in `AMBO_PORT`, which for a setting would be a number. */
const LINK_ADDRESS = /^(tcp|udp|sctp):\/\//;

/** Leaves out what begins with `AMBO_` and is somebody else's. */
export function ownVariables(environment: Environment): Environment {
  const own = Object.entries(environment).filter(
    ([name, value = ""]) =>
      !OF_DEVELOPMENT.has(name) && !LINK.test(name) && !LINK_ADDRESS.test(value),
  );
  return Object.fromEntries(own);
}
