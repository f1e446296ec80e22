import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { stopAll } from './stop.ts';

it('takes no further job while requests end, and cuts those that do not', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const ended: string[] = [];
  app.addHook('onClose', async () => void ended.push('requests'));
  app.get('/endless', (_request, reply) => {
    reply.hijack();
    reply.raw.write('a first part');
  });
  const address = `${await app.listen({ port: 0 })}/endless`;
  const answer = await new Promise<IncomingMessage>((resolve) => request(address, resolve).end());
  const cut = once(answer.resume(), 'error');

  const worker = { stop: async () => void ended.push('worker') };
  const database = { close: async () => void ended.push('database') };
  await stopAll({ app, workers: [worker], database }, 200);
  await cut;
  expect(ended).toEqual(['worker', 'requests', 'database']);
});
