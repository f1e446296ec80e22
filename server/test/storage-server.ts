import { once } from 'node:events';
import {
  request as ask,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { findFreePort } from '../../scripts/free-port.ts';
import { startS3Server } from './s3-server.ts';

/**
 * `holds`: delays all requests until it is well again. `hangs up`: closes the connection within a request or an answer.
 */
export type StorageMood = 'well' | 'away' | 'holds' | 'refuses' | 'hangs up';

export interface StorageServer {
  /** Address of an empty bucket, for `STORAGE_URL`. */
  url: string;
  turn: (mood: StorageMood) => Promise<void>;
  /** Executes the next request of this form, `POST /path?query`, without answering it. Returns whether it did. */
  loseAnswer: (to: RegExp) => () => boolean;
  stop: () => Promise<void>;
}

const SLOW_DOWN =
  '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';

/** An S3 server that fails on demand. */
export async function startStorageServer(): Promise<StorageServer> {
  const behind = await startS3Server();
  const { hostname, port } = new URL(behind.url);
  let mood: StorageMood = 'well';
  let wake = Promise.withResolvers<void>();
  let cuts = 0;
  let unsaid: RegExp | null = null;

  const passOn = ({ method = 'GET', url = '/', headers }: IncomingMessage): ClientRequest =>
    ask({ host: hostname, port, method, path: url, headers, agent: false });

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    while (mood === 'holds') await wake.promise;
    if (mood === 'refuses') {
      request.resume();
      response.writeHead(503, { 'Content-Type': 'application/xml' }).end(SLOW_DOWN);
      return;
    }
    const isCut = mood === 'hangs up';
    const sent = passOn(request);
    cuts += isCut ? 1 : 0;
    if (isCut && cuts % 2 === 1) {
      cutQuestion(request, sent);
      return;
    }
    const answered = once(sent, 'response');
    request.pipe(sent);
    const [answer] = (await answered) as [IncomingMessage];
    if (unsaid?.test(`${request.method} ${request.url}`)) {
      unsaid = null;
      await once(answer.resume(), 'end');
      response.destroy();
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (isCut) await cutAnswer(answer, response);
    else answer.pipe(response);
  };

  const server = createServer((request, response) => {
    // Clients can be killed in the middle of a request.
    serve(request, response).catch(() => response.destroy());
  });
  const own = await findFreePort();
  const listen = (): Promise<void> =>
    new Promise((listens) => void server.listen(own, '127.0.0.1', () => listens()));
  const leave = async (): Promise<void> => {
    const left = new Promise<void>((leaves) => void server.close(() => leaves()));
    server.closeAllConnections();
    await left;
  };
  await listen();
  return {
    url: Object.assign(new URL(behind.url), { port: String(own) }).href,
    turn: async (next) => {
      if (next === 'away') await leave();
      else if (mood === 'away') await listen();
      mood = next;
      wake.resolve();
      wake = Promise.withResolvers();
    },
    loseAnswer: (to) => {
      unsaid = to;
      return () => unsaid === null;
    },
    stop: async () => {
      if (mood !== 'away') await leave();
      await behind.close();
    },
  };
}

/** Forwards only the received part of a request. */
function cutQuestion(request: IncomingMessage, sent: ClientRequest): void {
  const cut = (): void => {
    sent.destroy();
    request.socket.destroy();
  };
  sent.on('error', cut);
  request.once('data', (bytes: Buffer) => sent.write(bytes.subarray(0, bytes.length / 2), cut));
  request.once('end', cut);
}

/** Executes the request, and sends half of the answer. */
async function cutAnswer(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const [bytes] = (await Promise.race([once(answer, 'data'), once(answer, 'end')])) as unknown[];
  const half = bytes instanceof Uint8Array ? bytes.subarray(0, bytes.length / 2) : Buffer.alloc(0);
  response.write(half, () => response.destroy());
}
