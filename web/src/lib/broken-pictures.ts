import type { QueryClient } from '@tanstack/react-query';

/** Minimum interval between reloads, in milliseconds; addresses are valid longer. */
const PAUSE_MS = 60_000;
const LIMITED = /[?&]expires=/;

/**
 * Reloads a screen when one of its restricted pictures or videos fails, because their addresses expire within minutes.
 */
export function renewBrokenPictures(client: QueryClient): void {
  let renewedAt = Number.NEGATIVE_INFINITY;
  const renew = ({ target }: Event) => {
    const isFile = target instanceof HTMLImageElement || target instanceof HTMLVideoElement;
    if (!isFile || !LIMITED.test(target.src)) return;
    if (Date.now() - renewedAt < PAUSE_MS) return;
    renewedAt = Date.now();
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
  };
  // Errors of resources do not bubble.
  addEventListener('error', renew, { capture: true });
}
