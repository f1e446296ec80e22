/** `busy`: the queue is full. `too-slow`: the wait was too long. `gone`: no client waits. */
export type WorkRefusal = 'busy' | 'too-slow' | 'gone';

/** Expensive work that was not started, or was ended early. */
export class WorkRefused extends Error {
  readonly reason: WorkRefusal;

  constructor(reason: WorkRefusal) {
    super(`Refused: ${reason}`);
    this.reason = reason;
  }
}

/** Client of expensive work. */
export interface Client {
  /** Network of the client: a single network never gets all slots. */
  key: string;
  /** Aborts when no client waits. */
  signal: AbortSignal;
}

/** Current expensive work, and number of refusals since the start. */
export interface LimiterState {
  running: number;
  waiting: number;
  refused: Readonly<Record<WorkRefusal, number>>;
}

export interface LimiterOptions {
  /** Maximum concurrent work. */
  atOnce: number;
  /** Length of the queue; one client may use half of it. */
  places: number;
  /** Longest wait. */
  patienceMs: number;
}

interface Waiting {
  key: string;
  start(): void;
}

/** A bounded queue for expensive work; if it is full, callers are refused at once. */
export class ConcurrencyLimiter {
  readonly #options: LimiterOptions;
  #running = 0;
  #waiting: Waiting[] = [];
  readonly #refused: Record<WorkRefusal, number> = { busy: 0, 'too-slow': 0, gone: 0 };

  get state(): LimiterState {
    return { running: this.#running, waiting: this.#waiting.length, refused: this.#refused };
  }

  constructor(options: LimiterOptions) {
    this.#options = options;
  }

  /** @throws {WorkRefused} */
  async take<T>(client: Client, run: () => Promise<T>): Promise<T> {
    try {
      return await this.#take(client, run);
    } catch (error) {
      if (error instanceof WorkRefused) this.#refused[error.reason] += 1;
      throw error;
    }
  }

  async #take<T>(client: Client, run: () => Promise<T>): Promise<T> {
    if (client.signal.aborted) throw new WorkRefused('gone');
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#wait(client);
    try {
      return await run();
    } finally {
      this.#pass();
    }
  }

  #wait({ key, signal }: Client): Promise<void> {
    const { places, patienceMs } = this.#options;
    const own = this.#waiting.filter((each) => each.key === key).length;
    if (this.#waiting.length >= places || own >= places / 2) throw new WorkRefused('busy');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onGone);
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
      };
      const waiting: Waiting = {
        key,
        start: () => {
          leave();
          resolve();
        },
      };
      const refuse = (reason: WorkRefusal): void => {
        leave();
        reject(new WorkRefused(reason));
      };
      const onGone = (): void => refuse('gone');
      const timer = setTimeout(() => refuse('busy'), patienceMs);
      signal.addEventListener('abort', onGone);
      this.#waiting.push(waiting);
    });
  }

  // The slot stays taken until the next work starts, so that no other caller gets it. The event loop turns first,
  // because consecutive work would leave no time for short requests.
  #pass(): void {
    setImmediate(() => {
      const next = this.#waiting[0];
      if (next === undefined) this.#running -= 1;
      else next.start();
    });
  }
}
