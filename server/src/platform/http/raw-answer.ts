import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE } from '@press-room/contract/languages';
import {
  type AppError,
  badRequest,
  expectationFailed,
  headersTooLarge,
  requestTimeout,
} from '../errors/errors.ts';
import { toErrorBody } from './error-body.ts';
import { latestAnswerOf } from './pipelining.ts';

type Headers = Readonly<Record<string, string>>;

/** Refusals below the framework, for requests that cannot be routed and whose language is unknown. */
export interface RawAnswers {
  /** Ends a connection with a refusal, or without one if an answer has begun. */
  refuse: (socket: Socket, error: AppError) => void;
  /** Errors and timeouts of Node's parser. */
  onClientError: (error: NodeJS.ErrnoException, socket: Socket) => void;
  register: (server: Server) => void;
}

export function createRawAnswers(securityHeaders: Headers): RawAnswers {
  const toAnswer = (error: AppError): { headers: Headers; body: string } => {
    const body = JSON.stringify(toErrorBody(error.content, DEFAULT_LANGUAGE));
    const headers = {
      ...securityHeaders,
      ...error.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Content-Language': DEFAULT_LANGUAGE,
      'Cache-Control': 'no-store',
      Date: new Date().toUTCString(),
      Connection: 'close',
    };
    return { headers, body };
  };

  const refuse = (socket: Socket, error: AppError): void => {
    const answer = latestAnswerOf(socket);
    const hasBegun = answer?.headersSent === true && !answer.writableFinished;
    // Text within another answer would be read as a part of it.
    if (!socket.writable || hasBegun) {
      socket.destroy();
      return;
    }
    const { headers, body } = toAnswer(error);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? ''}`, ...lines];
    socket.end([...head, '', body].join('\r\n'), () => socket.destroy());
  };

  return {
    refuse,
    onClientError: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      refuse(socket, toRefusal(error));
    },
    register: (server) => {
      server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
        const { headers, body } = toAnswer(expectationFailed());
        response.writeHead(417, headers).end(body);
      });
    },
  };
}

function toRefusal({ code }: NodeJS.ErrnoException): AppError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return headersTooLarge();
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return requestTimeout();
    default:
      return badRequest('bad_request');
  }
}
