import { ApiError } from '../../../lib/api-error.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { m } from '../../../paraglide/messages.js';

/** Reason why no passkey was created: the server's message, or a text for the browser's error. */
export function describePasskeyFailure(error: unknown): string {
  if (error instanceof ApiError) return describeRefusal(error);
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return m['account.passkeys.cancelled']();
    case 'InvalidStateError':
      return m['account.passkeys.known']();
    case 'SecurityError':
      return m['account.passkeys.otherSite']();
    default:
      return m['account.passkeys.failed']();
  }
}
