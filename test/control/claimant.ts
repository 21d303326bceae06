/** Gets ready, waits for a line on its standard input, claims a folder, says whether it could, and stays. */
import { claimFolder } from "../../src/control/claim.ts";

console.log("ready");
await new Promise((resolve) => process.stdin.once("data", resolve));
const claim = await claimFolder(process.argv[2]!, (socket) => socket.destroy());
console.log(claim ? "held" : "lost");
setInterval(() => {}, 1000);
