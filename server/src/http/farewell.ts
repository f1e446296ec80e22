import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * How a server takes leave while others serve in its place: it says that it is not ready, asks clients for another
 * connection with each answer, and breaks none that one may still be sending on.
 */
export class Farewell {
  readonly #app: FastifyInstance;
  #isBegun = false;

  constructor(app: FastifyInstance) {
    this.#app = app;
    app.addHook('onRequest', (_request, reply, done) => {
      if (this.#isBegun) reply.header('Connection', 'close');
      done();
    });
  }

  get isBegun(): boolean {
    return this.#isBegun;
  }

  begin(): void {
    this.#isBegun = true;
  }

  /** Takes no new connection, and waits for the end of all there are: the idle ones end by the time that clients know. */
  async isEmpty(): Promise<void> {
    this.begin();
    // `close` of an HTTP server would end idle connections under the hands of who sends on one.
    await new Promise<void>((resolve) => Server.prototype.close.call(this.#app.server, () => resolve()));
  }
}
