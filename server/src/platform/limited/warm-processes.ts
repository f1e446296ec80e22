import { dirname } from 'node:path';
import {
  type Client,
  ConcurrencyLimiter,
  type LimiterOptions,
  type LimiterState,
} from './concurrency-limiter.ts';
import { ProcessGone, type WarmOptions, WarmProcess, type Work } from './warm-process.ts';

interface PoolOptions extends Pick<WarmOptions, 'program' | 'limits'> {
  limiter: LimiterOptions;
  /** Time after which an idle process is ended. */
  idleMs: number;
}

/** A pool of processes for untrusted files; further clients are queued. */
export class WarmProcesses {
  readonly #options: PoolOptions;
  readonly #limiter: ConcurrencyLimiter;
  readonly #idle = new Map<WarmProcess, NodeJS.Timeout>();

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#limiter = new ConcurrencyLimiter(options.limiter);
  }

  get state(): LimiterState {
    return this.#limiter.state;
  }

  /** Rejects if `hear` does. @throws {WorkRefused} {ProcessDied} */
  async run(client: Client, work: Omit<Work, 'signal'>): Promise<void> {
    await this.#limiter.take(client, () => this.#work({ ...work, signal: client.signal }));
  }

  async #work(work: Work): Promise<void> {
    // Stored files are in subfolders of one folder, which the process may read.
    const folder = work.file.path === null ? null : dirname(dirname(work.file.path));
    for (const [warm, timer] of this.#idle) {
      if (warm.folder !== folder) continue;
      clearTimeout(timer);
      this.#idle.delete(warm);
      const isDone = await this.#use(warm, work).then(
        () => true,
        (error: unknown) => {
          // It ended while idle, so this file is not the cause.
          if (error instanceof ProcessGone) return false;
          throw error;
        },
      );
      if (isDone) return;
    }
    await this.#use(new WarmProcess({ ...this.#options, folder }), work);
  }

  async #use(warm: WarmProcess, work: Work): Promise<void> {
    try {
      await warm.work(work);
    } finally {
      if (warm.isFit) this.#rest(warm);
      else warm.end();
    }
  }

  #rest(warm: WarmProcess): void {
    const timer = setTimeout(() => {
      this.#idle.delete(warm);
      warm.end();
    }, this.#options.idleMs);
    this.#idle.set(warm, timer.unref());
  }
}
