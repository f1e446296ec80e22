/** `busy`: too many wait already, or it took too long until its turn. `gone`: nobody waits for the answer any more. */
export type WorkRefusal = 'busy' | 'too-slow' | 'gone';

/** Expensive work that was not begun, or was ended before it was done. */
export class WorkRefused extends Error {
  readonly reason: WorkRefusal;

  constructor(reason: WorkRefusal) {
    super(`Refused: ${reason}`);
    this.reason = reason;
  }
}

/** Who asks for expensive work. */
export interface Client {
  /** The network that it comes from: one of them never takes all places. */
  key: string;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** How much expensive work there is at the moment, and how much was refused since the start. */
export interface LimiterState {
  running: number;
  waiting: number;
  refused: Readonly<Record<WorkRefusal, number>>;
}

export interface LimiterOptions {
  /** So many run side by side. */
  atOnce: number;
  /** So many wait, of one client at most half of them. */
  places: number;
  /** Nobody waits longer. */
  patienceMs: number;
}

interface Waiting {
  key: string;
  start(): void;
}

/** A bounded queue before something expensive: a caller that finds it full is refused at once. */
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

  // The place stays taken until the next begins, so that nobody slips in between; but the event loop turns first, because
  // one after the other they would leave no time for what is quick.
  #pass(): void {
    setImmediate(() => {
      const next = this.#waiting[0];
      if (next === undefined) this.#running -= 1;
      else next.start();
    });
  }
}
