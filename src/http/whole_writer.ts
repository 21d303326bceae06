import type { Socket } from "node:net";

/** The longest head and body that are put together, in bytes; the longest psalm takes about 20,000. */
const SPACE = 32 << 10;

/**
 * Writes head and body in one piece, where Node would make a vectored write of head, body and an empty end: that costs
 * more than copying the body.
 *
 * The system takes most writes at once, so one piece of memory serves one answer after the other. Where a write has to
 * wait, the memory is left to it, and other memory taken for what follows.
 */
export class WholeWriter {
  #space = Buffer.allocUnsafeSlow(SPACE);

  /**
   * Writes an answer to a connection that has nothing to write otherwise.
   *
   * @param head One character a byte.
   * @returns Whether it was written; false where it is too long, has to wait, would be encrypted and so copied again, or
   *   where the connection takes no more.
   */
  write(socket: Socket, { head, body }: { head: string; body: Buffer }): boolean {
    const length = head.length + body.length;
    if (length > SPACE || "encrypted" in socket) return false;
    if (!socket.writable || socket.writableLength > 0) return false;
    const space = this.#space;
    space.write(head, "latin1");
    space.set(body, head.length);
    socket.write(space.subarray(0, length));
    if (socket.writableLength > 0) this.#space = Buffer.allocUnsafeSlow(SPACE);
    return true;
  }
}
