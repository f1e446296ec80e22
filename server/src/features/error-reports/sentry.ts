import type { Event } from '@sentry/core';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { findErrorReport } from './queries.ts';
import { toErrorReport } from './service.ts';

const FLUSH_MS = 10_000;

const payloadSchema = z.object({ id: z.int() });

/** Tells the error service of a report; a failure to do so is the job's to try again. The address of the reporter stays here. */
export async function tellSentry(
  { config, database, log }: Pick<AppContext, 'config' | 'database' | 'log'>,
  payload: unknown,
): Promise<void> {
  const row = await findErrorReport(database.db, payloadSchema.parse(payload).id);
  if (row === null || config.SENTRY_DSN === undefined) return;
  const { createStackParser, createTransport } = await import('@sentry/core');
  const { ServerRuntimeClient } = await import('@sentry/core/server');
  const failures: string[] = [];
  const client = new ServerRuntimeClient({
    dsn: config.SENTRY_DSN,
    sampleRate: config.SENTRY_SAMPLE_RATE,
    integrations: [],
    stackParser: createStackParser(),
    platform: 'javascript',
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, { method: 'POST', body: toBytes(body) });
        if (!answer.ok) failures.push(`the error service answered ${answer.status}`);
        return { statusCode: answer.status };
      }),
  });
  client.init();
  client.on('afterSendEvent', (_event, sent) => {
    if (sent.statusCode === undefined) failures.push('the error service could not be reached');
  });
  const { message, route, release, last_actions, comment, user_agent, created_at } = toErrorReport(row);
  const event: Event = {
    message,
    level: 'error',
    timestamp: Date.parse(created_at) / 1000,
    tags: { route },
    contexts: { report: { comment, user_agent } },
    breadcrumbs: last_actions.map((action) => ({ message: action })),
    ...(release === '' ? {} : { release }),
  };
  client.captureEvent(event);
  const isFlushed = await client.close(FLUSH_MS);
  const [failure = isFlushed ? undefined : 'the error service did not answer in time'] = failures;
  if (failure !== undefined) throw new Error(failure);
  log.info({ report: row.id }, 'error report told to the error service');
}

const toBytes = (body: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
