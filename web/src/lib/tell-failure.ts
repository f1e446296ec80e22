import { m } from '../paraglide/messages.js';
import { describeFailure } from './describe-failure.ts';
import { ChunkLoadError } from './load-screen.ts';
import { showToast } from './toasts.ts';

/** Shows a notice of a failure outside the current screen, with a reload button if that helps. */
export function tellFailure(error: unknown): void {
  const reload = { text: m['errors.reload'](), run: () => location.reload() };
  showToast('error', describeFailure(error).text, error instanceof ChunkLoadError ? { offer: reload } : {});
}
