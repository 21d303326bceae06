import { createServer } from "node:net";
import { CommandError } from "./command_error.ts";

/** The ports after a taken one that are tried. */
const ATTEMPTS = 20;

/** Returns an error that names a free port, for the error of one that is taken; any other as it is. */
export async function withPortAdvice(
  error: unknown,
  { host, port, socket }: { host: string; port: number; socket: string },
): Promise<unknown> {
  const code = error instanceof Error ? (error.cause as NodeJS.ErrnoException)?.code : undefined;
  if (socket !== "" || (code !== "EADDRINUSE" && code !== "EACCES")) return error;
  const options = { cause: error };
  if (code === "EACCES") return new CommandError("port_refused", { host, port }, options);
  const free = await freePort(host, port + 1);
  const values = { host, port, ...(free !== undefined && { free }) };
  return new CommandError("port_taken", values, options);
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
