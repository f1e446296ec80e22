import { LOGIN_TOAST_DELAY_MS } from '@press-room/contract/limits';
import { isAdmitted } from '@press-room/contract/roles';
import { statusOf } from '../../lib/api-error.ts';
import { storeSession } from '../../lib/auth.ts';
import { describeRefusal } from '../../lib/describe-refusal.ts';
import { endProgress, startProgress } from '../../lib/progress.ts';
import { dismissErrors, showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { findNext, isAwaiting, readProfileOf } from './after-sign-in.ts';
import { type Credentials, requestSession } from './queries.ts';

/** Signs in and says how it went. Answers where the reader goes on, null when they may not. */
export async function signIn(credentials: Credentials, wanted: string): Promise<string | null> {
  startProgress();
  dismissErrors();
  try {
    const session = await requestSession(credentials);
    const profile = await readProfileOf(session);
    if (!isAdmitted(session.user.groups) && !isAwaiting(profile)) {
      showToast('error', m['account.login.notAdmitted']());
      return null;
    }
    storeSession(session);
    setTimeout(() => showToast('success', m['account.login.success']()), LOGIN_TOAST_DELAY_MS);
    return findNext(profile, wanted);
  } catch (error) {
    showToast('error', describeFailedSignIn(error));
    return null;
  } finally {
    endProgress();
  }
}

/** Spec 8: 400 has a text of its own, every other error speaks for itself. */
function describeFailedSignIn(error: unknown): string {
  return statusOf(error) === 400 ? m['account.login.wrong']() : describeRefusal(error);
}
