import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type AppError, requestTimeout } from '../errors/errors.ts';
import type { HttpLimits } from './http-limits.ts';

type Times = Pick<HttpLimits, 'bodyMs' | 'uploadPace' | 'checkMs'>;

/** A body that has not arrived completely. */
interface OpenBody {
  request: IncomingMessage;
  response: ServerResponse;
  isUpload: boolean;
  /** Start of the time limit, or of the current period of the pace. */
  since: number;
  bytesBefore: number;
}

/**
 * Ends requests whose body takes too long; time in which this process was blocked does not count. Node's own
 * `requestTimeout` counts the whole request, so it would end large uploads on slow lines. Those may take as long as
 * they keep a minimum pace.
 */
export interface BodyWatch {
  register: (server: Server) => void;
  /** From this call on, the pace applies instead of the time limit. */
  measurePace: (request: IncomingMessage) => void;
}

export function createBodyWatch(
  { bodyMs, uploadPace, checkMs }: Times,
  refuse: (socket: Socket, error: AppError) => void,
): BodyWatch {
  const open = new Map<IncomingMessage, OpenBody>();

  const isTooSlow = (body: OpenBody, now: number): boolean => {
    if (!body.isUpload) return now - body.since >= bodyMs;
    if (now - body.since < uploadPace.ms) return false;
    const bytes = body.request.socket.bytesRead - body.bytesBefore;
    restart(body, now);
    // Unread data mean that we delay the client.
    return bytes < uploadPace.bytes && body.request.readableLength === 0;
  };

  let checkedAt = performance.now();

  // One check of all bodies costs less than a timer for each.
  const check = (): void => {
    const now = performance.now();
    // Data received while this process was blocked are still unread.
    const heldUpMs = Math.max(0, now - checkedAt - checkMs);
    checkedAt = now;
    for (const body of open.values()) {
      body.since = Math.min(body.since + heldUpMs, now);
      const { complete, destroyed, socket } = body.request;
      if (complete || (destroyed && socket.destroyed)) {
        open.delete(body.request);
      } else if (isTooSlow(body, now)) {
        open.delete(body.request);
        // A client that keeps sending long after its answer is disconnected.
        if (body.response.headersSent) socket.destroy();
        else refuse(socket, requestTimeout());
      }
    }
  };

  return {
    register: (server) => {
      server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
        if (!announcesBody(request)) return;
        open.set(request, { request, response, isUpload: false, since: performance.now(), bytesBefore: 0 });
      });
      const timer = setInterval(check, checkMs).unref();
      server.once('close', () => clearInterval(timer));
    },
    measurePace: (request) => {
      const body = open.get(request);
      if (body === undefined) return;
      body.isUpload = true;
      restart(body, performance.now());
    },
  };
}

function restart(body: OpenBody, now: number): void {
  body.since = now;
  body.bytesBefore = body.request.socket.bytesRead;
}

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
