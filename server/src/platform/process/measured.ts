import { channel } from 'node:diagnostics_channel';

/** Something within an answer or a job that took its time. */
export interface Measured {
  part: 'search' | 'storage';
  /** Which of its kind: few, and nothing that anybody wrote. */
  what: string;
  outcome: 'done' | 'failed';
  seconds: number;
}

const ended = channel('press-room:measured');

/** Tells who listens how long it took. `isFailure`: whether it failed where it throws. */
export async function measured<Result>(
  { part, what }: Pick<Measured, 'part' | 'what'>,
  work: () => Promise<Result>,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<Result> {
  if (!ended.hasSubscribers) return work();
  const begun = performance.now();
  const tell = (outcome: Measured['outcome']): void =>
    ended.publish({ part, what, outcome, seconds: (performance.now() - begun) / 1000 } satisfies Measured);
  try {
    const result = await work();
    tell('done');
    return result;
  } catch (error) {
    tell(isFailure(error) ? 'failed' : 'done');
    throw error;
  }
}

/** Calls `listener` for all in this process that is measured from now on. Answers how to end that. */
export function onMeasured(listener: (measured: Measured) => void): () => void {
  const hear = (message: unknown): void => listener(message as Measured);
  ended.subscribe(hear);
  return () => ended.unsubscribe(hear);
}
