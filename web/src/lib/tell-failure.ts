import { m } from '../paraglide/messages.js';
import { describeFailure } from './describe-failure.ts';
import { ChunkLoadError } from './load-screen.ts';
import { showToast } from './toasts.ts';

/** For what fails beside a screen, which stays: a notice says so, and offers to load the page again where that helps. */
export function tellFailure(error: unknown): void {
  const reload = { text: m['errors.reload'](), run: () => location.reload() };
  showToast('error', describeFailure(error).text, error instanceof ChunkLoadError ? { offer: reload } : {});
}
