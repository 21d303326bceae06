/** Gets ready, waits for a line on its standard input, locks a folder, says whether it could, and stays until it ends. */
import { createServer } from "node:net";
import { lockFolder } from "../../../src/store/control/folder_lock.ts";

process.stdin.once("end", () => process.exit());
console.log("ready");
await new Promise((resolve) => process.stdin.once("data", resolve));
const lock = await lockFolder(
  process.argv[2]!,
  createServer((socket) => socket.destroy()),
);
console.log(lock ? "held" : "lost");
