import { OperatorError, reasonOf } from './operator-error.ts';

interface Place {
  host: string;
  port: number;
  /** What the variables are called with which each is set. */
  names?: { host: string; port: string };
}

/** Why nothing can listen there, by the variable that is to be changed. */
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
