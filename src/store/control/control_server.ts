import type { Socket } from "node:net";
import { pid } from "node:process";
import { SINGLES, STREAMS, type StoreCalls } from "./calls.ts";
import { type FolderLock, lockFolder } from "./folder_lock.ts";
import { type ControlRequest, errorReply, type Role, receive, send } from "./protocol.ts";

/** How long a caller may take to ask, and to listen on, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
/** The same once this process is to end: whoever was greeted asks at once, unless it was suspended. */
const STOP_TIMEOUT_MS = 2000;

/** This process as the one that works on a folder: it answers what other processes ask for. */
export class ControlServer {
  #role: Role;
  #claim: FolderLock | undefined;
  #begin!: (calls: StoreCalls | undefined) => void;
  readonly #calls: Promise<StoreCalls | undefined>;
  /** The connections there are, each with the end of its answers. */
  #answering = new Map<Socket, Promise<void>>();
  #closing = false;

  private constructor(role: Role) {
    this.#role = role;
    this.#calls = new Promise((resolve) => {
      this.#begin = resolve;
    });
  }

  /** Claims a folder; undefined if a living process holds it. @throws {Error} If no socket can be made. */
  static async claim(folder: string, role: Role): Promise<ControlServer | undefined> {
    const holder = new ControlServer(role);
    try {
      holder.#claim = await lockFolder(folder, (socket) => holder.#connected(socket));
    } finally {
      // Whoever looked whether this process lives waits for nothing more.
      if (!holder.#claim) await holder.stopAnswering();
    }
    return holder.#claim && holder;
  }

  /** Answers from now on; whoever connected before has waited. */
  answer(calls: StoreCalls): void {
    this.#begin(calls);
  }

  /** Answers nobody any more who has not been greeted, and waits for the answers under way. */
  async stopAnswering(): Promise<void> {
    this.#closing = true;
    this.#begin(undefined);
    for (const socket of this.#answering.keys()) socket.setTimeout(STOP_TIMEOUT_MS);
    await Promise.all(this.#answering.values());
  }

  /** Gives the folder back. What is in it must be closed before. */
  async release(): Promise<void> {
    await this.stopAnswering();
    await this.#claim?.release();
  }

  #connected(socket: Socket): void {
    // A caller that goes away is no fault of ours.
    socket.on("error", () => {});
    socket.setTimeout(REQUEST_TIMEOUT_MS, () => socket.destroy());
    const answered = this.#talk(socket)
      .catch(() => {})
      .finally(() => {
        socket.destroySoon();
        this.#answering.delete(socket);
      });
    this.#answering.set(socket, answered);
  }

  async #talk(socket: Socket): Promise<void> {
    const calls = await this.#calls;
    if (this.#closing || !calls) return;
    await send(socket, { ambo: "control", role: this.#role, process: pid });
    for await (const question of receive(socket)) {
      try {
        await answer(socket, { calls, question: question as ControlRequest });
      } catch (error) {
        await send(socket, errorReply(error));
      }
      if (this.#closing) return;
    }
  }
}

async function answer(
  socket: Socket,
  { calls, question }: { calls: StoreCalls; question: ControlRequest },
): Promise<void> {
  const stream = STREAMS.find((name) => name === question.call);
  const single = SINGLES.find((name) => name === question.call);
  if (stream) {
    for await (const item of calls[stream]()) await send(socket, { item });
    await send(socket, { result: null });
  } else if (single) {
    // The caller is this program, run by the same user: the shape is taken on trust, the values are checked.
    const result = await calls[single](question.with as never);
    await send(socket, { result: result ?? null });
  } else {
    throw new Error(
      `The process ${pid} knows no ${JSON.stringify(question.call)}: it is of another version`,
    );
  }
}
