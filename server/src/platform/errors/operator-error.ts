/** Error that ends a start or a command with a message for the operator, printed without a stack. */
export class OperatorError extends Error {}

/** Another process uses the SQLite file. */
export class DirectoryInUseError extends OperatorError {}

/** Code of a system error, such as `EADDRINUSE`, else its text. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** Reason in one line, for operators. */
export function sayReason(error: unknown): string {
  const words = error instanceof Error && error.message !== '' ? error.message : reasonOf(error);
  return words.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 200);
}

/** Whether the system or another server refused something, for example on a full disk; other errors are bugs. */
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
