import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { isAbsolute } from 'node:path';
import type { Logger } from 'pino';
import { type Order, readReport } from './messages.ts';

/** A process that ran at least this long is restarted at once. */
const STEADY_MS = 60_000;
const BACK_OFF_MS = 500;
const BACK_OFF_MAX_MS = 30_000;

/** Delay before the next start, by the number of processes that ended early. */
const backOff = (failures: number): number =>
  failures === 0 ? 0 : Math.min(BACK_OFF_MAX_MS, BACK_OFF_MS * 2 ** (failures - 1));

/** A slot in which one process serves; it is replaced by another one, also when it dies. */
interface Place {
  number: number;
  serving: { worker: Worker; since: number } | null;
  isStarting: boolean;
  failures: number;
  timer: NodeJS.Timeout | undefined;
}

export interface WorkersState {
  serving: readonly { place: number; worker: Worker }[];
  /** All processes, including starting and ending ones. */
  processes: number;
  /** Unexpected exits. */
  deaths: number;
}

/** The serving processes, one per slot. The primary process, in which this runs, only starts and replaces them. */
export class Workers {
  readonly #places: readonly Place[];
  readonly #log: Logger;
  #isRolling = false;
  #isAskedAgain = false;
  #isStopping = false;
  #deaths = 0;
  readonly #lost = Promise.withResolvers<void>();

  constructor(count: number, log: Logger) {
    this.#log = log;
    this.#places = Array.from({ length: count }, (_, at) => ({
      number: at + 1,
      serving: null,
      isStarting: false,
      failures: 0,
      timer: undefined,
    }));
    // All processes accept connections from one shared queue, so a killed process loses no pending connection. If the
    // primary distributed connections, a killed process would lose those it had just received.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ serialization: 'advanced' });
    // If started through the link to a release, later workers use the Node of the release that the link then points to,
    // like their code.
    if (isAbsolute(process.argv0)) process.execPath = process.argv0;
  }

  /** Resolves when a worker has lost DATA_DIR; then workers are not replaced. */
  get lost(): Promise<void> {
    return this.#lost.promise;
  }

  get state(): WorkersState {
    return {
      serving: this.#places.flatMap(({ number, serving }) =>
        serving === null ? [] : [{ place: number, worker: serving.worker }],
      ),
      processes: Object.keys(cluster.workers ?? {}).length,
      deaths: this.#deaths,
    };
  }

  /** The first worker migrates the database before the others start. Returns false if it did not become ready. */
  async start(): Promise<boolean> {
    const [first, ...others] = this.#places;
    if (first === undefined || !(await this.#fill(first))) return false;
    await Promise.all(others.map((place) => this.#fillOrFollow(place)));
    return true;
  }

  /** Replaces workers one after another; a call during that repeats it afterwards. */
  roll(): void {
    if (this.#isStopping) return;
    this.#isAskedAgain = true;
    if (!this.#isRolling) void this.#rollWhileAsked();
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.#isStopping = true;
    for (const { timer } of this.#places) clearTimeout(timer);
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = running.map((worker) => once(worker, 'exit'));
    for (const worker of running) worker.process.kill(signal);
    await Promise.all(ended);
  }

  async #rollWhileAsked(): Promise<void> {
    this.#isRolling = true;
    while (this.#isAskedAgain && !this.#isStopping) {
      this.#isAskedAgain = false;
      await this.#rollOnce();
    }
    this.#isRolling = false;
  }

  async #rollOnce(): Promise<void> {
    this.#log.info('every process is replaced, one after another');
    for (const place of this.#places) {
      // A worker that died is already being replaced, with current code.
      if (place.serving === null) continue;
      if (await this.#fill(place)) continue;
      if (this.#isStopping) return;
      this.#log.error('the new process did not get ready: those that serve go on');
      if (place.serving === null) this.#follow(place);
      return;
    }
    this.#log.info('every process was replaced');
  }

  /** Starts a process and gives it the slot when it is ready; the previous one retires. False if it ended before. */
  async #fill(place: Place): Promise<boolean> {
    place.isStarting = true;
    const worker = cluster.fork();
    // The system may refuse another process: then it does not become ready.
    worker.on('error', (error) => this.#log.error({ err: error }, 'a process cannot be started'));
    worker.on('message', (message) => {
      if (readReport(message)?.is !== 'place-lost') return;
      this.#isStopping = true;
      this.#lost.resolve();
    });
    const isReady = await becomesReady(worker);
    place.isStarting = false;
    if (!isReady || this.#isStopping) return false;
    const before = place.serving?.worker;
    place.serving = { worker, since: Date.now() };
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (place.serving?.worker !== worker || this.#isStopping) return;
      this.#deaths += 1;
      if (Date.now() - place.serving.since >= STEADY_MS) place.failures = 0;
      place.serving = null;
      this.#log.error(
        { worker: worker.process.pid, code, signal },
        'a process ended: another takes its place',
      );
      if (!place.isStarting) this.#follow(place);
    });
    this.#log.info({ worker: worker.process.pid, place: place.number }, 'a process serves');
    if (before?.isConnected() === true) tell(before, { is: 'retire' });
    return true;
  }

  async #fillOrFollow(place: Place): Promise<void> {
    if (await this.#fill(place)) return;
    if (!this.#isStopping) this.#follow(place);
  }

  #follow(place: Place): void {
    const wait = backOff(place.failures);
    place.failures += 1;
    place.timer = setTimeout(() => void this.#fillOrFollow(place), wait);
  }
}

export const tell = (worker: Worker, order: Order): void => void worker.send(order, () => undefined);

function becomesReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.on('message', (message) => {
      if (readReport(message)?.is === 'ready') resolve(true);
    });
    worker.once('exit', () => resolve(false));
    worker.once('error', () => resolve(false));
  });
}
