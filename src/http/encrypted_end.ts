import type { Socket } from "node:net";
import { isArriving, isBusy, stateOf } from "./connection.ts";

/**
 * Puts off the end of what the client of an encrypted connection sends until the responses that are owed have left: Node
 * would end the other half as soon as it sees that end.
 *
 * Pausing is not enough here, as the end may be decrypted with the bytes before it. So it is put off where every stream
 * announces it, by `push(null)`.
 */
export function putOffEnd(socket: Socket): void {
  const push = socket.push.bind(socket);
  let isWaiting = false;
  const endOnceAnswered = (): void => {
    const state = stateOf(socket);
    // Of a body that ends too early nothing is owed.
    const isOwing = (isBusy(state) && !isArriving(state)) || state.waiting.length > 0;
    if (socket.destroyed || !isOwing) push(null);
    else if (isBusy(state)) state.current!.once("close", () => setImmediate(endOnceAnswered));
    else setImmediate(endOnceAnswered);
  };
  socket.push = (chunk, encoding) => {
    if (chunk !== null) return push(chunk, encoding);
    if (!isWaiting) endOnceAnswered();
    isWaiting = true;
    return false;
  };
}
