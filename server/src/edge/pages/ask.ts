import type { FastifyInstance } from 'fastify';

/** Request function of the renderer. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Calls the API on a host without a session, so a page contains only public data. The calls are neither queued nor
 * counted by limits, because the page is cached and queued as a whole.
 */
export const createAsk =
  (app: FastifyInstance, host: string): Ask =>
  async (address, { headers }) => {
    const { statusCode, payload } = await app.inject({
      method: 'GET',
      url: address,
      headers: { ...Object.fromEntries(new Headers(headers)), host },
    });
    return new Response(payload, { status: statusCode });
  };
