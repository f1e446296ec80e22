import { m } from '../paraglide/messages.js';
import { describeFailure } from './describe-failure.ts';
import { ChunkLoadError } from './load-screen.ts';
import { showToast } from './toasts.ts';

/** Shows an error in a notice, with a reload button if that can help. */
export function tellFailure(error: unknown): void {
  const reload = { text: m['errors.reload'](), run: () => location.reload() };
  showToast('error', describeFailure(error).text, error instanceof ChunkLoadError ? { offer: reload } : {});
}
