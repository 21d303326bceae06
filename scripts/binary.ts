/** Makes `dist/ambo`, one executable with Node, the program and the default translations in it: `npm run binary`. */
import { mkdirSync, statSync } from "node:fs";
import { executableContents, writeExecutable } from "./packaging/executable.ts";
import { processorsOf } from "./packaging/processors.ts";
import { SHIPPED_NODE } from "./packaging/shipped_node.ts";
import { readStamp } from "./packaging/stamp.ts";

const file = "dist/ambo";
const stamp = readStamp();
const contents = await executableContents(stamp, processorsOf(process.execPath).node);
mkdirSync("dist", { recursive: true });
await writeExecutable(file, contents);
const grown = (statSync(file).size - statSync(contents.node).size) / 2 ** 20;
console.log(
  `${file}: Ambo ${stamp.version}, commit ${stamp.commit}, in Node.js ${SHIPPED_NODE.version}, ` +
    `${grown.toFixed(2)} MiB larger than that`,
);
