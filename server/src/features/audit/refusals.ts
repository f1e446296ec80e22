import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { recordAttempt } from './queries.ts';

/** Somebody who is signed in asked for what their rights do not reach. */
export async function recordRefusal(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { method, reader, routeOptions }: FastifyRequest,
): Promise<void> {
  if (reader.account === null) return;
  const subject = `${method} ${routeOptions.url ?? 'none'}`;
  await recordAttempt(
    database.db,
    { by: reader.account.id, action: 'refused', subject, network: null },
    now(),
  );
}
