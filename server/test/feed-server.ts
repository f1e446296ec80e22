import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConnectionRules } from '../src/platform/outbound/connect.ts';

export interface FeedItem {
  title: string;
  path?: string;
  at?: string | null;
  text?: string;
}

export const FEED_NOW = '2026-11-20T09:00:00Z';

export const toRss = (items: readonly FeedItem[]): string =>
  `<rss version="2.0"><channel><title>G</title>${items
    .map(
      ({ title, path = `/${encodeURIComponent(title)}`, at = FEED_NOW, text = '' }) =>
        `<item><title>${title}</title><link>http://paper.example${path}</link><description>${text}</description>${
          at === null ? '' : `<pubDate>${new Date(at).toUTCString()}</pubDate>`
        }</item>`,
    )
    .join('')}</channel></rss>`;

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A local server that represents the open internet; `inside.example` has an internal address. */
export async function startFeedServer() {
  const asked: IncomingMessage[] = [];
  let respond: Respond = (_request, response) => response.writeHead(404).end();
  const server = createServer((request, response) => {
    asked.push(request);
    respond(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    port,
    answer: (next: Respond) => {
      respond = next;
    },
    serve: (items: readonly FeedItem[], headers: Record<string, string> = {}) => {
      respond = (_request, response) =>
        response.writeHead(200, { 'Content-Type': 'text/xml', ...headers }).end(toRss(items));
    },
    rules: (changes: Partial<ConnectionRules> = {}): ConnectionRules => ({
      resolve: (host) => Promise.resolve(host === 'inside.example' ? ['10.0.0.7'] : ['127.0.0.1']),
      mayConnect: (address, at) => address === '127.0.0.1' && at === port,
      limitMs: 60_000,
      ...changes,
    }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>;
