import type { Server } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { OperatorError, reasonOf } from '../errors/operator-error.ts';

interface Place {
  host: string;
  port: number;
  /** Names of the variables that configure host and port. */
  names?: { host: string; port: string };
}

/** Why the server cannot listen there, naming the variable to change. */
export function explainListening(
  { host, port, names = { host: 'HOST', port: 'PORT' } }: Place,
  error: unknown,
): OperatorError {
  const reason = reasonOf(error);
  switch (reason) {
    case 'EADDRINUSE':
      return new OperatorError(
        `${names.port}: ${host}:${port} is taken by another process; set another ${names.port} or stop it.`,
      );
    case 'EACCES':
      return new OperatorError(
        `${names.port}: this user may not listen on ${host}:${port}; ports from 1024 up are free for all.`,
      );
    default:
      return new OperatorError(
        `${names.host}: ${host}:${port} cannot be listened on (${reason}); ${names.host} must be an address of this machine.`,
      );
  }
}

/**
 * The system may fail to accept a connection, for example without free file descriptors, and later ones can succeed.
 * Without a listener the error would end the process. For a listening server.
 */
export function surviveRefusals(server: Server, log: Pick<FastifyBaseLogger, 'warn'>): void {
  server.on('error', (error) => log.warn({ err: error }, 'a connection was not accepted'));
}
