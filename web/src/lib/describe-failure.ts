import { m } from '../paraglide/messages.js';
import { ApiError } from './api-error.ts';
import { ChunkLoadError } from './load-screen.ts';

/** Title and advice for an error of a screen. */
export function describeFailure(error: unknown): { title: string; text: string } {
  // A code chunk that failed to load has no status.
  const silence = navigator.onLine ? null : 0;
  const status = error instanceof ApiError ? error.status : silence;
  if (status === 0) return { title: m['errors.offline.title'](), text: m['errors.offline.text']() };
  if (error instanceof ChunkLoadError)
    return { title: m['errors.chunk.title'](), text: m['errors.chunk.text']() };
  if (status === 401 || status === 403)
    return { title: m['errors.refused.title'](), text: m['errors.refused.text']() };
  if (status === 429) return { title: m['errors.busy.title'](), text: m['errors.busy.text']() };
  return { title: m['errors.screen.title'](), text: m['errors.screen.text']() };
}
