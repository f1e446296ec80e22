import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { killIfThere, listChildren } from '../../../../scripts/processes.ts';
import { until } from '../load.ts';
import { listening, type Started, startServerScript } from '../processes.ts';
import type { Spans } from './spans.ts';

const MAIN = join(import.meta.dirname, '../../../src/main.ts');
const AGAIN_MS = 200;

interface KeptOptions {
  environment: Record<string, string | undefined>;
  /** Periods in which requests may be interrupted, because it is not running. */
  away: Spans;
  /** Path of its output. */
  log: string;
  /** Called when the server exits unexpectedly. */
  onOwnEnd: (what: string) => void;
}

/** The real server, restarted whenever it ends, like by a service manager. */
export class KeptServer {
  readonly #options: KeptOptions;
  #running: Started | null = null;
  #isStruck = false;
  #isStopping = false;
  #keeping: Promise<void> = Promise.resolve();
  #endAway: () => void;
  /** Number of starts. */
  starts = 0;

  constructor(options: KeptOptions) {
    this.#options = options;
    this.#endAway = options.away.begin();
  }

  /** @throws if the first start fails */
  async start(): Promise<void> {
    const first = Promise.withResolvers<void>();
    this.#keeping = this.#keep(first);
    await first.promise;
  }

  /** `kill -9` of the primary or only process. */
  kill(): void {
    this.#isStruck = true;
    this.#endAway = this.#options.away.begin();
    this.#running?.child.kill('SIGKILL');
  }

  /** Worker processes of the primary one. */
  listWorkers(): number[] {
    const pid = this.#running?.child.pid;
    return pid === undefined ? [] : listChildren(pid);
  }

  /** `kill -9` of one worker. Only its own connections are interrupted. */
  async killWorker(pid: number): Promise<void> {
    const endAway = this.#options.away.begin();
    killIfThere(pid);
    await until(() => !this.listWorkers().includes(pid));
    endAway();
  }

  /** Replaces all serving processes; if the new ones do not become ready, the old ones continue. */
  roll(): void {
    this.#running?.child.kill('SIGHUP');
  }

  async stop(): Promise<number | null> {
    this.#isStopping = true;
    const code = (await this.#running?.end('SIGTERM')) ?? null;
    await this.#keeping;
    return code;
  }

  async #keep(first: PromiseWithResolvers<void>): Promise<void> {
    const { environment, log, onOwnEnd } = this.#options;
    while (!this.#isStopping) {
      this.starts += 1;
      this.#isStruck = false;
      const started = await startServerScript(MAIN, { environment });
      this.#running = started;
      // It was stopped while this one was starting.
      if (this.#isStopping) started.child.kill('SIGTERM');
      const failure = await listening(started).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure === null) {
        this.#endAway();
        first.resolve();
      } else first.reject(failure);
      const code = await started.ended();
      appendFileSync(log, `--- start ${this.starts}\n${started.output()}${started.complaints()}\n`);
      if (this.#isStopping) return;
      if (failure === null && !this.#isStruck) {
        this.#endAway = this.#options.away.begin();
        onOwnEnd(`it ended by itself with ${code ?? started.child.signalCode}`);
      }
      await delay(AGAIN_MS);
    }
  }
}
