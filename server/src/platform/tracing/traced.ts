import { findScope, runIn } from './scope.ts';
import { failureOf, type Outcome, type Part } from './span.ts';

/** Traces a part of the current request or job, if enabled. `tell` returns its outcome. */
export async function traced<Result>(
  part: Part,
  work: () => Promise<Result>,
  tell?: (result: Result) => Outcome,
): Promise<Result> {
  const scope = findScope();
  if (scope?.span === undefined) return work();
  const span = scope.span.begin(part);
  try {
    const result = await runIn({ ...scope, span }, work);
    span.end(tell?.(result));
    return result;
  } catch (error) {
    span.end({ failure: failureOf(error) });
    throw error;
  }
}
