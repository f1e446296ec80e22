import type { Config } from '../config.ts';
import { OperatorError, reasonOf } from './operator-error.ts';

/** Why nothing can listen there, by the variable that is to be changed. */
export function explainListening(
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
  error: unknown,
): OperatorError {
  const reason = reasonOf(error);
  switch (reason) {
    case 'EADDRINUSE':
      return new OperatorError(
        `PORT: ${HOST}:${PORT} is taken by another process; set another PORT or stop it.`,
      );
    case 'EACCES':
      return new OperatorError(
        `PORT: this user may not listen on ${HOST}:${PORT}; ports from 1024 up are free for all.`,
      );
    default:
      return new OperatorError(
        `HOST: ${HOST}:${PORT} cannot be listened on (${reason}); HOST must be an address of this machine.`,
      );
  }
}
