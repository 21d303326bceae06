import type { Socket } from "node:net";
import { isBusy, stateOf } from "./connection.ts";

/** The requests of a turn after which what comes next waits for another one. */
const MAX_TASKS = 64;
/** The same for requests that were sent ahead of a response. */
const MAX_TASKS_AHEAD = 16;
/** The same in a turn that accepted a connection. */
const MAX_TASKS_AHEAD_OF_CONNECTIONS = 2;
/** The requests sent ahead of a response that a turn takes in before reading is put off. */
const MAX_REQUESTS_AHEAD = 48;
/** The milliseconds of a turn after which what comes next waits for another one. */
const SHARE_MS = 5;
/** The same for requests that may wait: they take milliseconds each. */
const LOW_PRIORITY_SHARE_MS = 4;
/** The responses of low priority that are made at a time: more promises would go on in one turn. */
const MAX_IN_MAKING = 2;
/** The milliseconds after which a response in the making no longer counts, as it waits for something else. */
const MAKING_MS = 100;
/** How long a request of low priority may have to wait for the others, in milliseconds. */
const MAX_LOW_PRIORITY_WAIT_MS = 2000;
/** The weight of the last task in the mean time from one task of low priority to the next, and the first value of it. */
const LAST_TASK_WEIGHT = 0.05;
const FIRST_TASK_MS = 5;
/** The milliseconds for which the beginning of a task of low priority says that others may be about to come. */
const CROWD_MS = 200;

/** A task that waits for its turn. */
interface TaskOptions {
  /** Its request was sent ahead of a response. */
  readonly isAhead: boolean;
  /** Its request may wait for all others. */
  readonly isLowPriority?: boolean;
  /** Returns true once its client has left: then a task of low priority is not run. */
  readonly isGone?: () => boolean;
}

interface Task {
  readonly run: () => void;
  readonly isGone: () => boolean;
}

/**
 * Shares the turns of the event loop, so that none is long: requests that wait are handled first come, first served,
 * those that were sent ahead of a response after them, and last those that may wait, such as pages. So a client that asks one thing after another waits for the
 * turn that is under way, however much others have sent ahead.
 *
 * The number of requests is bounded besides their time: most of it is spent later, when they are counted together.
 */
export class Turns {
  readonly #tasks: Task[] = [];
  readonly #tasksAhead: Task[] = [];
  #lowPriorityTasks: Task[] = [];
  /** How many of them came before the last turn, so that since then their connections were read. */
  #readyLowPriorityTasks = 0;
  /** The mean time from the beginning of one low-priority task to the next, while others wait. */
  #lowPriorityTaskMs = FIRST_TASK_MS;
  #lastLowPriorityStart = Number.NEGATIVE_INFINITY;
  /** The number of low-priority responses in the making. */
  #inMaking = 0;
  #isScheduled = false;
  #hasAccepted = false;
  /** When the requests that come in this turn have taken their share of it. */
  #shareEnd: number | undefined;
  /** The requests of this turn that were sent ahead of a response. */
  #requestsAhead = 0;

  /** Runs a task in a later turn. */
  add(run: () => void, { isAhead, isLowPriority = false, isGone = () => false }: TaskOptions): void {
    const tasks = isAhead ? this.#tasksAhead : isLowPriority ? this.#lowPriorityTasks : this.#tasks;
    tasks.push({ run, isGone });
    this.#schedule();
  }

  /** Returns true if the low-priority requests that wait, and whose clients have not left, would take too long. */
  isLowPriorityQueueFull(): boolean {
    const most = MAX_LOW_PRIORITY_WAIT_MS / this.#lowPriorityTaskMs;
    if (this.#lowPriorityTasks.length < most) return false;
    this.#lowPriorityTasks = this.#lowPriorityTasks.filter(({ isGone }) => !isGone());
    this.#readyLowPriorityTasks = 0;
    return this.#lowPriorityTasks.length >= most;
  }

  /** Notes a response in the making to a request that may wait: few of them are made at a time. */
  making(response: Promise<unknown>): void {
    this.#inMaking++;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#inMaking--;
      if (this.#lowPriorityTasks.length > 0) this.#schedule();
    };
    const timer = setTimeout(end, MAKING_MS).unref();
    response.then(end, end);
  }

  /**
   * Notes a request that was sent ahead of a response. Where there are many, reading its client's connections is put off:
   * Node's parser makes objects of all that has arrived on each, some 15 µs a request, and one turn of the event loop
   * reads a thousand connections.
   *
   * @param connectionsOf Lists the connections of the client at the other end of one.
   */
  noteAhead(socket: Socket, connectionsOf: (socket: Socket) => Iterable<Socket>): void {
    this.#requestsAhead++;
    if (this.#requestsAhead === 1) setImmediate(this.#endAhead);
    if (this.#requestsAhead !== MAX_REQUESTS_AHEAD) return;
    for (const connection of connectionsOf(socket)) {
      const state = stateOf(connection);
      if (isBusy(state) || state.waiting.length > 0 || state.socket.isPaused()) continue;
      state.socket.pause();
      this.add(() => state.socket.resume(), { isAhead: true });
    }
  }

  /** Notes a new connection. A turn accepts one, and others may wait: what was sent ahead keeps it short. */
  accept(): void {
    this.#hasAccepted = true;
  }

  /** Returns true if the requests that came in this turn have taken their share of it. */
  isShareTaken(): boolean {
    if (this.#shareEnd !== undefined) return performance.now() > this.#shareEnd;
    this.#shareEnd = performance.now() + SHARE_MS;
    setImmediate(this.#endShare);
    return false;
  }

  /**
   * Returns the same for requests of low priority: also true if some of them wait, or one was begun just now.
   */
  isLowPriorityShareTaken(): boolean {
    if (this.#lowPriorityTasks.length > 0 || this.#inMaking >= MAX_IN_MAKING || this.isShareTaken()) return true;
    const now = performance.now();
    if (now - this.#lastLowPriorityStart < CROWD_MS) return true;
    this.#lastLowPriorityStart = now;
    return false;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(this.#run);
  }

  readonly #run = (): void => {
    this.#isScheduled = false;
    const end = performance.now() + SHARE_MS;
    const taken = runSome(this.#tasks, { most: MAX_TASKS, end });
    const ahead = this.#hasAccepted ? MAX_TASKS_AHEAD_OF_CONNECTIONS : MAX_TASKS_AHEAD;
    this.#hasAccepted = false;
    runSome(this.#tasksAhead, { most: Math.max(1, ahead - taken), end });
    const hasRoom = () => this.#inMaking < MAX_IN_MAKING;
    runSome(this.#lowPriorityTasks, {
      ...{ most: Math.min(MAX_TASKS, this.#readyLowPriorityTasks), hasRoom },
      ...{ end: performance.now() + LOW_PRIORITY_SHARE_MS, run: (task) => this.#runLowPriority(task) },
    });
    this.#readyLowPriorityTasks = this.#lowPriorityTasks.length;
    const isLowPriorityNext = this.#lowPriorityTasks.length > 0 && hasRoom();
    if (this.#tasks.length + this.#tasksAhead.length > 0 || isLowPriorityNext) this.#schedule();
  };

  #runLowPriority({ run, isGone }: Task): void {
    if (isGone()) return;
    const now = performance.now();
    const time = now - this.#lastLowPriorityStart;
    if (time < CROWD_MS) this.#lowPriorityTaskMs += (time - this.#lowPriorityTaskMs) * LAST_TASK_WEIGHT;
    this.#lastLowPriorityStart = now;
    run();
  }

  readonly #endShare = (): void => {
    this.#shareEnd = undefined;
  };

  readonly #endAhead = (): void => {
    this.#requestsAhead = 0;
  };
}

/** Runs the first of the tasks that wait, one at least, until a time or while there is room. @returns How many. */
function runSome(
  tasks: Task[],
  options: { most: number; end: number; hasRoom?: () => boolean; run?: (task: Task) => void },
): number {
  const { most, end, hasRoom = () => true, run = (task) => task.run() } = options;
  const waiting = Math.min(most, tasks.length);
  let taken = 0;
  while (taken < waiting && hasRoom() && (taken === 0 || performance.now() < end)) run(tasks[taken++]!);
  tasks.splice(0, taken);
  return taken;
}
