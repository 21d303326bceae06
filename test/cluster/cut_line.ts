/** A line to an engine that can be cut: connections break in the middle, and none can be made for a while. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { atEnd } from "../support/at_end.ts";

/** A line to one member. */
export interface CutLine {
  readonly endpoint: string;
  /** Breaks all connections; those that are tried while it is cut break too. */
  cut(isCut: boolean): void;
}

/** Lays a line to an address such as `http://127.0.0.1:2379`. */
export async function cutLine(to: string): Promise<CutLine> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(cut) {
      isCut = cut;
      if (cut) for (const socket of open) socket.resetAndDestroy();
    },
  };
}
