import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { m } from '../../../paraglide/messages.js';
import type { Refusal } from './office-write.ts';

/** Why a write failed, as a sentence. */
export function describeOutcome(refusal: Refusal<unknown>): string {
  switch (refusal.kind) {
    case 'conflict':
      return m['office.outcome.conflict']();
    case 'gone':
      return m['office.outcome.gone']();
    default:
      return describeRefusal(refusal.error);
  }
}
