/** How the engine, a cluster of etcd, is reached. */
export interface EngineOptions {
  /** The addresses of its members, such as `https://m1:2379`. */
  readonly endpoints: readonly string[];
  /** A file with the certificates that vouch for the members (PEM); empty for those of the system. */
  readonly ca: string;
  /** A file with the certificate of this machine (PEM), and one with its key; empty for none. */
  readonly cert: string;
  readonly key: string;
  /** Empty where the engine asks for no user. */
  readonly user: string;
  readonly password: string;
  /** The first part of the names of all keys, before a slash. */
  readonly prefix: string;
}

/** Lists the endpoints that would carry keys and passwords over a network in the clear. */
export function unprotectedEndpoints(endpoints: readonly string[]): string[] {
  return endpoints.filter((endpoint) => {
    const { protocol, hostname } = new URL(endpoint);
    return protocol === "http:" && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  });
}
