import { channel } from 'node:diagnostics_channel';

/** A measured part of a request or a job. */
export interface Measured {
  part: 'search' | 'storage';
  /** Label of the measurement: one of a few, without user input. */
  what: string;
  outcome: 'done' | 'failed';
  seconds: number;
}

const ended = channel('press-room:measured');

/** Reports a duration to listeners. `isFailure`: whether an error counts as failed. */
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

/** Calls `listener` for all further measurements in this process. Returns a function that stops that. */
export function onMeasured(listener: (measured: Measured) => void): () => void {
  const hear = (message: unknown): void => listener(message as Measured);
  ended.subscribe(hear);
  return () => ended.unsubscribe(hear);
}
