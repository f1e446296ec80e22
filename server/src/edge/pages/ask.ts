import type { FastifyInstance } from 'fastify';

/** Request function of the renderer. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>;

/**
 * The calls of the API on a host, as a reader without session makes them: a page holds nothing that they would not give.
 * They take no turn and no limit counts them, as a page is kept and takes its turn as a whole.
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
