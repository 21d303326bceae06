import {
  type Answer,
  type Listening,
  listen,
  type ReadyAnswer,
  type ServerLimits,
  send,
  splitTarget,
} from "../../http/mod.ts";
import { type Figures, metricsAnswer } from "./page.ts";

const NOT_FOUND: Answer = { status: 404, headers: ["Content-Length", "0"], body: "" };
const REFUSED: ReadyAnswer = { status: 400, head: "Content-Length: 0\r\n", body: "" };

/**
 * Shows the figures on a port of their own, to this machine alone.
 *
 * @throws {Error} If the port is taken.
 */
export function listenForMetrics(
  metrics: Figures,
  { port, limits }: { port: number; limits: ServerLimits },
): Promise<Listening> {
  const request = ({ url = "" }: { url?: string | undefined }): Answer =>
    splitTarget(url).path === "/metrics" ? metricsAnswer(metrics) : NOT_FOUND;
  return listen(
    {
      request: (asked, response) => send(response, request(asked)),
      refused: () => REFUSED,
      // What is wrong with the system, the service's own port hears too.
      failed() {},
    },
    {
      place: { host: "127.0.0.1", port },
      limits: { ...limits, maxConnections: 20, noticed() {} },
    },
  );
}
