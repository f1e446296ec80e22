import type { ServerResponse } from 'node:http';
import { throttled, unavailable } from '../errors/errors.ts';
import type { HttpLimits } from './http-limits.ts';

/** Seconds after which a refused upload may be tried again. */
const RETRY_SECONDS = 5;

/** Limits concurrent uploads, so that a few clients cannot use all disk and decoder time. */
export class UploadSlots {
  readonly #limits: HttpLimits['uploads'];
  readonly #ofNetworks = new Map<string, number>();
  #inAll = 0;

  constructor(limits: HttpLimits['uploads']) {
    this.#limits = limits;
  }

  /** Takes a slot until the answer is sent. @throws 429 for a network at its limit, 503 if all are taken */
  take(network: string, response: ServerResponse): void {
    const ofNetwork = this.#ofNetworks.get(network) ?? 0;
    if (ofNetwork >= this.#limits.perNetwork) throw throttled(RETRY_SECONDS);
    if (this.#inAll >= this.#limits.inAll) throw unavailable();
    this.#inAll += 1;
    this.#ofNetworks.set(network, ofNetwork + 1);
    // If the client has disconnected, `close` was already emitted.
    if (response.destroyed) this.#free(network);
    else response.once('close', () => this.#free(network));
  }

  #free(network: string): void {
    this.#inAll -= 1;
    const left = (this.#ofNetworks.get(network) ?? 1) - 1;
    if (left === 0) this.#ofNetworks.delete(network);
    else this.#ofNetworks.set(network, left);
  }
}
