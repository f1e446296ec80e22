import type { ErasureContext } from '../erasure/erasure.ts';

/** One retention action, as a sentence for the dry run and as a function. */
export interface RetentionStep {
  action: string;
  subject: string;
  reason: string;
  run(context: ErasureContext): Promise<unknown>;
}
