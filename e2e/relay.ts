import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Relay {
  origin: string;
  /** From now on the server has another build: the same app under another name, its first script too. */
  deploy: () => void;
  /** The server is gone: who connects is refused. */
  vanish: () => Promise<void>;
  /** The service worker is answered with this script. */
  replaceWorker: (script: string) => void;
  close: () => Promise<void>;
}

const TEXT = /^(?:text\/|application\/(?:javascript|json))/;

/** Stands before the site of the tests, so that one test can change or lose it without the others noticing. */
export async function startRelay(site: string): Promise<Relay> {
  const release = await nameRelease(site);
  const rename = (text: string): string => swapHashes(text).replaceAll(release, `${release}next`);
  let isNew = false;
  let worker: string | null = null;
  const server = createServer((request, response) => {
    if (worker !== null && request.url === '/service-worker.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }).end(worker);
      return;
    }
    forward(site, request, response, isNew ? rename : null).catch(() => response.destroy());
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

/** The hash in the name of a script; its letters change case from one build to the other, and back. */
const HASH = /(?<=-)[\w-]{8}(?=\.m?js\b)/g;
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

async function forward(
  site: string,
  request: IncomingMessage,
  response: ServerResponse,
  rename: ((text: string) => string) | null,
): Promise<void> {
  const path = rename === null ? request.url : swapHashes(request.url ?? '/');
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (
      typeof value === 'string' &&
      !/^(?:host|connection|accept-encoding|if-none-match|if-modified-since)$/.test(name)
    )
      headers.set(name, value);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  const method = request.method ?? 'GET';
  const answer = await fetch(`${site}${path}`, { method, headers, body, redirect: 'manual' });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!/^(?:content-encoding|content-length|transfer-encoding|connection|etag|last-modified)$/.test(name))
      response.setHeader(name, value);
  }
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isText = TEXT.test(answer.headers.get('Content-Type') ?? '');
  response.end(rename !== null && isText ? rename(bytes.toString()) : bytes);
}
