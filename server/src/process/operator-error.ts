/** What keeps a start or a command from going on, in a sentence for the operator; printed without a stack. */
export class OperatorError extends Error {}

/** Another process has the SQLite file. */
export class DirectoryInUseError extends OperatorError {}

/** The code of a failure of the system, such as `EADDRINUSE`, else its text. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
