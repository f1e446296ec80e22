import { translationFailed } from '../../platform/errors/errors.ts';
import {
  type FailureKind,
  ProviderFailure,
  type TranslationProvider,
} from '../../platform/translation/provider.ts';
import type { AppContext } from '../context.ts';

/** Limit per person. */
export const CALLS_AN_HOUR = 60;

const KEYS = {
  refused: 'translation_refused',
  quota: 'translation_quota',
  limited: 'translation_limited',
  unreachable: 'translation_unreachable',
  slow: 'translation_slow',
  unreadable: 'translation_unreadable',
} as const satisfies Record<FailureKind, string>;
/** The provider may have done the work, and charges for it. */
const WORKED: readonly FailureKind[] = ['slow', 'unreadable'];

/** @throws 503 with a message for the officer; the log contains the host and the status, never a text */
export async function failTranslation(
  { log }: Pick<AppContext, 'log'>,
  { host }: TranslationProvider,
  error: unknown,
  undo: () => Promise<unknown>,
): Promise<never> {
  const failure = error instanceof ProviderFailure ? error : null;
  if (failure === null || !WORKED.includes(failure.kind)) await undo();
  if (failure === null) throw error;
  log.warn({ host, kind: failure.kind, reason: failure.message }, 'no translation');
  throw translationFailed(KEYS[failure.kind], host);
}
