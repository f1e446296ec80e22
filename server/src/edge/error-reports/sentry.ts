import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { findErrorReport } from './queries.ts';
import { toErrorReport } from './service.ts';

const ANSWER_MS = 10_000;

const payloadSchema = z.object({ id: z.int() });

/** Envelope address of a DSN such as `https://key@host/7` (develop.sentry.dev/sdk, "Envelopes"). */
function toEnvelopeUrl(dsn: string): URL {
  const { origin, username, pathname } = new URL(dsn);
  const end = pathname.lastIndexOf('/') + 1;
  const [path, project] = [pathname.slice(0, end), pathname.slice(end)];
  return new URL(`${origin}${path}api/${project}/envelope/?sentry_key=${username}&sentry_version=7`);
}

/** Sends a report to the error service; the job retries failures. The reporter's address is not sent. */
export async function tellSentry(
  { config, database, log }: Pick<AppContext, 'config' | 'database' | 'log'>,
  payload: unknown,
): Promise<void> {
  const row = await findErrorReport(database.db, payloadSchema.parse(payload).id);
  if (row === null || config.SENTRY_DSN === undefined || Math.random() >= config.SENTRY_SAMPLE_RATE) return;
  const { message, route, release, last_actions, comment, user_agent, created_at } = toErrorReport(row);
  const event = {
    event_id: randomUUID().replaceAll('-', ''),
    platform: 'javascript',
    level: 'error',
    message,
    timestamp: Date.parse(created_at) / 1000,
    tags: { route },
    contexts: { report: { comment, user_agent } },
    breadcrumbs: { values: last_actions.map((action) => ({ message: action })) },
    ...(release === '' ? {} : { release }),
  };
  const { event_id } = event;
  const parts = [{ event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event];
  const answer = await fetch(toEnvelopeUrl(config.SENTRY_DSN), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body: parts.map((part) => JSON.stringify(part)).join('\n'),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`the error service answered ${answer.status}`);
  log.info({ report: row.id }, 'error report sent to the error service');
}
