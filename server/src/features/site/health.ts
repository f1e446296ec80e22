import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { unavailable } from '../../errors.ts';
import type { Farewell } from '../../http/farewell.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too, and the process goes on. */
export function serveHealth(app: FastifyInstance, database: Database, farewell: Farewell): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (farewell.isBegun) throw unavailable();
    try {
      await database.db.selectFrom('press_group').select('id').limit(1).execute();
    } catch {
      throw unavailable();
    }
    return { status: 'ready' };
  });
}
