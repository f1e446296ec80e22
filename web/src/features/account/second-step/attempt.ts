import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { endProgress, startProgress } from '../../../lib/progress.ts';
import { dismissErrors, showToast } from '../../../lib/toasts.ts';

/** Spec 4, of the second step as of the first: a refusal is told in a notice, and by who asked beside the fields. */
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
