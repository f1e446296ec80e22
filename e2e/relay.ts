import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Relay {
  origin: string;
  /** Simulates a new build: the same app with other file names, including its first script. */
  deploy: () => void;
  /** Stops the server: connections are refused. */
  vanish: () => Promise<void>;
  /** Replaces the script of the service worker. */
  replaceWorker: (script: string) => void;
  close: () => Promise<void>;
}

/** Headers of a single connection, and headers that would prevent changing a text. */
const OWN_REQUEST = /^(?:host|connection|accept-encoding|if-none-match|if-modified-since)$/;
const OWN_ANSWER =
  /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive|etag|last-modified)$/;
const TEXT = /^(?:text\/|application\/(?:javascript|json))/;

/** Proxy in front of the test site, so that one test can change or stop it without affecting the others. */
export async function startRelay(site: string): Promise<Relay> {
  const release = await nameRelease(site);
  const rename = (text: string): string => swapHashes(text).replaceAll(release, `${release}next`);
  let isNew = false;
  let worker: string | null = null;
  const server = createServer((asked, response) => {
    if (worker !== null && asked.url === '/service-worker.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(worker);
      return;
    }
    forward(site, asked, response, isNew ? rename : null).catch((error: unknown) => {
      console.error(`The relay could not forward ${asked.url}:`, error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNew = true;
    },
    vanish: close,
    replaceWorker: (script) => {
      worker = script;
    },
    close,
  };
}

/** Hash in the name of a script; `deploy` changes the case of its letters. */
const HASH = /(?<=-)[\w-]{7}(?=\.m?js\b)/g;
const swapHashes = (text: string): string =>
  text.replaceAll(HASH, (hash) =>
    hash.replaceAll(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    ),
  );

async function nameRelease(site: string): Promise<string> {
  const answer = await fetch(`${site}/release.json`);
  return ((await answer.json()) as { release: string }).release;
}

/** Uses a new connection for each request: the site may close an idle one while it is being reused. */
async function forward(
  site: string,
  asked: IncomingMessage,
  response: ServerResponse,
  rename: ((text: string) => string) | null,
): Promise<void> {
  const path = rename === null ? asked.url : swapHashes(asked.url ?? '/');
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !OWN_REQUEST.test(name)),
  );
  const sent = request(`${site}${path}`, { agent: false, method: asked.method, headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  asked.pipe(sent);
  const [answer] = await answered;
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !OWN_ANSWER.test(name)) response.setHeader(name, value);
  response.statusCode = answer.statusCode ?? 502;
  const bytes = await buffer(answer);
  const isText = TEXT.test(answer.headers['content-type'] ?? '');
  response.end(rename !== null && isText ? rename(bytes.toString()) : bytes);
}
