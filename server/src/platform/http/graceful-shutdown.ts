import { Server } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../errors/errors.ts';

const QUIET_MS = 20;
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const isAboutHealth = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === '/healthz' || routeOptions.url === '/readyz';

/**
 * Graceful shutdown while other processes take over: reports that it is not ready, asks clients to reconnect with each
 * answer, and closes no connection in use.
 */
export class GracefulShutdown {
  readonly #app: FastifyInstance;
  #isBegun = false;
  #isAbandoned = false;

  constructor(app: FastifyInstance) {
    this.#app = app;
    app.addHook('onRequest', (request, reply, done) => {
      if (this.#isBegun) reply.header('Connection', 'close');
      done(this.#isAbandoned && !isAboutHealth(request) ? unavailable() : undefined);
    });
    // Pending writes were lost with the data directory.
    app.addHook('onSend', (request, reply, payload, done) => {
      const isSaid = reply.statusCode >= 400 || SAFE_METHODS.includes(request.method);
      if (this.#isAbandoned && !isSaid) done(unavailable());
      else done(null, payload);
    });
  }

  get isBegun(): boolean {
    return this.#isBegun;
  }

  begin(): void {
    this.#isBegun = true;
  }

  /** The data directory is lost: from then on every request is refused. */
  abandon(): void {
    this.begin();
    this.#isAbandoned = true;
  }

  /** The system has pending connections; it delivers one per turn of the event loop. */
  async everybodyIsTaken(patienceMs: number): Promise<void> {
    const start = performance.now();
    let isQuiet = false;
    const onConnection = (): void => {
      isQuiet = false;
    };
    this.#app.server.on('connection', onConnection);
    while (!isQuiet && performance.now() - start < patienceMs) {
      isQuiet = true;
      await delay(QUIET_MS);
      // However late the timer was, the loop checks for connections after it.
      await nextTurn();
      await nextTurn();
    }
    this.#app.server.off('connection', onConnection);
  }

  /**
   * Accepts no new connections and waits until all are closed. Idle ones close at the keep-alive timeout that clients
   * know.
   */
  async isEmpty(): Promise<void> {
    this.begin();
    // `close` of an HTTP server would close idle connections at the moment a client sends on them.
    await new Promise<void>((resolve) => Server.prototype.close.call(this.#app.server, () => resolve()));
  }
}
