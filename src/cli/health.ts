import { request } from "node:http";
import { request as requestSecurely } from "node:https";
import { Problem } from "../base/problem.ts";
import { responseHead } from "../base/response_head.ts";
import { pagesUrl, reachable } from "../config/mod.ts";
import type { Command } from "./command.ts";

const TIMEOUT_MS = 5000;

/** `ambo health`: the health check of a container, which has no other program to ask with. */
export const health: Command = {
  name: "health",
  usage: "",
  service: { place: ["host", "port", "socket"], orDefaults: true },
  settings: ["settings", "host", "port", "socket", "tls-cert", "tls-key"],
  examples: ["ambo health --port 8080"],
  async run({ settings, print, t }) {
    const address =
      settings.socket === ""
        ? `${reachable(pagesUrl({ ...settings, "public-url": "" }) ?? "")}/healthz`
        : "http://localhost/healthz";
    const status = await ask(address, settings.socket);
    if (status !== 200) {
      throw new Problem("command.bad_status", { address, status: status ?? 0 });
    }
    print(t("result.ok"));
    return 0;
  },
};

/** Asks an address on this machine; its certificate is made out for another name and is not judged. */
async function ask(address: string, socket: string): Promise<number | undefined> {
  const send = address.startsWith("https:") ? requestSecurely : request;
  const sent = send(address, {
    agent: false,
    timeout: TIMEOUT_MS,
    rejectUnauthorized: false,
    ...(socket === "" ? {} : { socketPath: socket }),
  });
  sent.on("timeout", () => sent.destroy(new Problem("command.no_answer", { seconds: TIMEOUT_MS / 1000 })));
  sent.end();
  try {
    const response = await responseHead(sent);
    response.resume();
    return response.statusCode;
  } catch (cause) {
    throw new Problem("command.unreachable_service", { address: socket || address }, { cause });
  }
}
