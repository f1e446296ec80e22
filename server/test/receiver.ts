import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DELIVERY_JOB } from '../src/edge/deliveries/queue.ts';
import { deliver } from '../src/edge/webhooks/deliver.ts';
import { listJobs } from '../src/job-list.ts';
import { runNextJob } from '../src/platform/jobs/queue.ts';
import type { ConnectionRules } from '../src/platform/outbound/connect.ts';
import type { TestServer } from './server.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  origin: string;
  /** Oldest first. */
  received: Received[];
  /** Answer to further calls; initially 200. */
  answer: (response: ServerResponse) => void;
  /** Allows connections only to the receiver. */
  rules: ConnectionRules;
  close: () => void;
}

/** A newsroom system that receives calls. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    origin: `http://newsroom.example:${port}`,
    received,
    answer: (response) => response.writeHead(200).end(),
    rules: {
      resolve: () => Promise.resolve(['127.0.0.1']),
      mayConnect: (address, at) => address === '127.0.0.1' && at === port,
      // Both ends are in this process: a pause of the machine must not be a timeout.
      limitMs: 60_000,
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}

/** Runs due jobs; connections follow the rules. */
export async function workWith({ context }: TestServer, rules: ConnectionRules): Promise<void> {
  const jobs = {
    ...listJobs(context),
    [DELIVERY_JOB]: {
      maxAttempts: 440,
      run: (payload: unknown, job: { attempts: number }, signal: AbortSignal) =>
        deliver(context, { payload, job, signal }, rules),
    },
  };
  const { database, now, log } = context;
  let hasWorked = true;
  while (hasWorked) hasWorked = await runNextJob({ database, now, log, loadHandlers: async () => jobs });
}
