import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { unavailable } from '../../errors.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await database.db.selectFrom('press_group').select('id').limit(1).execute();
    } catch {
      throw unavailable();
    }
    return { status: 'ready' };
  });
}
