import type { FastifyRequest } from 'fastify';
import { patternOf } from '../../platform/http/route-pattern.ts';
import type { AppContext } from '../context.ts';
import { recordAttempt } from './queries.ts';

/** Records that a signed-in user lacked a right for a request. */
export async function recordRefusal(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  request: FastifyRequest,
): Promise<void> {
  const { method, reader } = request;
  if (reader.account === null) return;
  const subject = `${method} ${patternOf(request)}`;
  await recordAttempt(
    database.db,
    { by: reader.account.id, action: 'refused', subject, network: null },
    now(),
  );
}
