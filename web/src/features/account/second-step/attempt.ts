import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { endProgress, startProgress } from '../../../lib/progress.ts';
import { dismissErrors, showToast } from '../../../lib/toasts.ts';

/** Spec 4, for both steps of the sign-in: a refusal is shown in a notice, and at the fields of the form. */
export async function attempt(signIn: () => Promise<void>): Promise<void> {
  startProgress();
  dismissErrors();
  try {
    await signIn();
  } catch (error) {
    showToast('error', describeRefusal(error));
    throw error;
  } finally {
    endProgress();
  }
}
