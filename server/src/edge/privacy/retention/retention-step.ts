import type { ErasureContext } from '../erasure/erasure.ts';

/** One thing that retention has to do, in words for the dry run and as a deed. */
export interface RetentionStep {
  action: string;
  subject: string;
  reason: string;
  run(context: ErasureContext): Promise<unknown>;
}
