import { createServer } from "node:net";

/** The ports after a taken one that are tried. */
const ATTEMPTS = 20;

/** Returns an error that names a free port, for the error of one that is taken; any other as it is. */
export async function withPortAdvice(
  error: unknown,
  { host, port, socket }: { host: string; port: number; socket: string },
): Promise<unknown> {
  const code = error instanceof Error ? (error.cause as NodeJS.ErrnoException)?.code : undefined;
  if (socket !== "" || (code !== "EADDRINUSE" && code !== "EACCES")) return error;
  const where = `Cannot listen on ${host} port ${port}`;
  if (code === "EACCES") {
    const advice = `this user may not listen on such a port; take one from 1024 up, such as --port 8080, behind a proxy`;
    return new Error(`${where}: ${advice}`, { cause: error });
  }
  const free = await freePort(host, port + 1);
  const advice = free === undefined ? "give another with --port" : `--port ${free} is free`;
  return new Error(`${where}: another program listens there (EADDRINUSE); ${advice}`, {
    cause: error,
  });
}

/** Finds a free port from one on; undefined where the next ones are all taken. */
async function freePort(host: string, first: number): Promise<number | undefined> {
  for (let port = first; port < Math.min(first + ATTEMPTS, 65_536); port++) {
    if (await isFree(host, port)) return port;
  }
  return undefined;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
}
