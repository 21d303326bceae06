/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of the project's own tests and build, which may be set beside a running service. */
const DEVELOPMENT_VARIABLES = new Set(["AMBO_BUILD_COMMIT", "AMBO_MUTATIONS", "AMBO_REFERENCES", "AMBO_SAMPLES"]);

/**
 * Variables that Kubernetes and Docker set in every container for a neighbour called `ambo` or `ambo-…`, such as
 * `AMBO_SERVICE_HOST` and `AMBO_PORT_8080_TCP_ADDR`; see "Accessing the Service" in the manual of Kubernetes.
 */
const CONTAINER_LINK = /^AMBO_(\w+_)?(SERVICE_(HOST|PORT(_\w+)?)|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)$/;

/** The value of such a link in `AMBO_PORT`, where the setting has a number. */
const CONTAINER_LINK_ADDRESS = /^(tcp|udp|sctp):\/\//;

/** Drops the variables that begin with `AMBO_` and are not settings by intent. */
export function ownVariables(environment: Environment): Environment {
  const own = Object.entries(environment).filter(
    ([name, value = ""]) =>
      !DEVELOPMENT_VARIABLES.has(name) && !CONTAINER_LINK.test(name) && !CONTAINER_LINK_ADDRESS.test(value),
  );
  return Object.fromEntries(own);
}
