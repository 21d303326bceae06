import type { Socket } from "node:net";

/** Bytes before a body that are kept for the head of an answer; a usual one takes about 500. */
const ROOM = 1024;

/** The bodies whose room may be written to. */
const free = new WeakSet<Buffer>();

/**
 * Copies a body to memory with room before it, where the head of an answer is put each time the body is sent: so both
 * can leave in one piece ({@linkcode writeWhole}) without being copied again.
 *
 * @param body One character a byte where it is a string.
 */
export function roomy(body: string | Uint8Array): Buffer {
  const memory = Buffer.allocUnsafeSlow(ROOM + body.length);
  if (typeof body === "string") memory.write(body, ROOM, "latin1");
  else memory.set(body, ROOM);
  const bytes = memory.subarray(ROOM);
  free.add(bytes);
  return bytes;
}

/**
 * Writes head and body in one piece, where Node would make a vectored write of head, body and an empty end.
 *
 * The system takes most writes at once, and then the room is free again. Where a write has to wait, the head must stay
 * as it is, so that body has no room any more.
 *
 * @param head One character a byte.
 * @returns Whether they were written; false where the body has no room, or the connection is closed, encrypted (so that
 *   they would be copied after all) or not yet done with what was written before.
 */
export function writeWhole(
  socket: Socket,
  { head, body }: { head: string; body: Buffer },
): boolean {
  if (!free.has(body) || head.length > ROOM) return false;
  if (!socket.writable || socket.writableLength > 0 || "encrypted" in socket) return false;
  const { buffer, byteOffset, length } = body;
  const whole = Buffer.from(buffer, byteOffset - head.length, head.length + length);
  whole.write(head, "latin1");
  socket.write(whole);
  if (socket.writableLength > 0) free.delete(body);
  return true;
}
