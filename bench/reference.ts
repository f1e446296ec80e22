import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { hashPassword, verifyPassword } from '../server/src/core/account/passwords.ts';
import { BENCH_ACCOUNT } from './accounts.ts';
import type { PreparedAnswer } from './servers.ts';

/**
 * Minimum cost of an answer: a server that sends prepared bytes with the headers of the app's answer, on plain
 * `node:http`, on default Fastify, or on `node:http` after checking one password. The first argument selects it.
 */
let headers: Record<string, string> = {};
let bytes = Buffer.alloc(0);

async function listen(kind: string | undefined): Promise<AddressInfo | string | null> {
  if (kind === 'fastify') {
    const app = Fastify();
    app.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app.server.address();
  }
  const stored = await hashPassword(BENCH_ACCOUNT.password);
  const server = createServer((_request, response) => {
    const answer = (): void => {
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length });
      response.end(bytes);
    };
    if (kind === 'http') answer();
    else void verifyPassword(stored, BENCH_ACCOUNT.password).then(answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server.address();
}

process.on('message', (answer: PreparedAnswer) => {
  headers = answer.headers;
  bytes = Buffer.from(answer.body, 'base64');
  process.send?.('ready');
});
process.on('disconnect', () => process.exit(0));
process.send?.((await listen(process.argv[2])) ?? 'closed');
