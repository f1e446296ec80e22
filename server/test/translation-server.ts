import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Answered {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON, a text unchanged. Null: no answer. */
  body: unknown;
}

/** A translation provider that answers as a test says, and records its requests. */
export async function startTranslationServer(answer: (asked: Asked) => Answered) {
  const asked: Asked[] = [];
  let current = answer;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const question: Asked = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
      asked.push(question);
      const { status = 200, headers = {}, body } = current(question);
      if (body === null) return;
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    answerWith: (next: (question: Asked) => Answered): void => {
      current = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TranslationServer = Awaited<ReturnType<typeof startTranslationServer>>;
