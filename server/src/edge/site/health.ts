import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { unavailable } from '../../platform/errors/errors.ts';
import type { GracefulShutdown } from '../../platform/http/graceful-shutdown.ts';
import { peerOf } from '../../platform/http/network.ts';
import { answerQuestion, QUESTION_HEADER, type Seen } from '../doctor/identity.ts';

interface Health {
  database: Database;
  shutdown: GracefulShutdown;
  secret: string;
}

/** `/healthz`: the process answers. `/readyz`: the database does too, and the process is not stopping. */
export function serveHealth(app: FastifyInstance, { database, shutdown, secret }: Health): void {
  app.get('/healthz', { schema: { hide: true } }, async (request) => ({
    status: 'ok',
    ...tellDoctor(request, secret),
  }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (shutdown.isBegun) throw unavailable();
    try {
      await database.db.selectFrom('press_group').select('id').limit(1).execute();
    } catch {
      throw unavailable();
    }
    return { status: 'ready' };
  });
}

/** Properties of the received request for a client that knows our secret; others get nothing. */
function tellDoctor(request: FastifyRequest, secret: string): Seen | null {
  const question = request.headers[QUESTION_HEADER];
  const proof = typeof question === 'string' ? answerQuestion(secret, question) : null;
  if (proof === null) return null;
  return {
    proof,
    origin: new URL(`${request.protocol}://${request.host}`).origin,
    ...peerOf(request),
  };
}
