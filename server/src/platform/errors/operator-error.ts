/** Error that stops a start or a command, with a message for the operator; printed without a stack. */
export class OperatorError extends Error {}

/** Another process has the SQLite file. */
export class DirectoryInUseError extends OperatorError {}

/** The code of a failure of the system, such as `EADDRINUSE`, else its text. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** In one line, as short as operators need it. */
export function sayReason(error: unknown): string {
  const words = error instanceof Error && error.message !== '' ? error.message : reasonOf(error);
  return words.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 200);
}

/** Whether the system or a server elsewhere refused something, such as a full disk; anything else is a fault of ours. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  ('syscall' in error ||
    '$metadata' in error ||
    ('code' in error && /^E[A-Z]+$/.test(String(error.code))) ||
    isRefusal(error.cause));

/** Converts a refusal to an operator's message with `explain`. */
export async function tellRefusals<Result>(
  work: () => Promise<Result>,
  explain: (words: string) => string,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperatorError || !isRefusal(error)) throw error;
    throw new OperatorError(explain(error.message || error.name));
  }
}
