import type { QueryClient } from '@tanstack/react-query';

/** One renewal serves all that is shown, and addresses live longer. */
const PAUSE_MS = 60_000;
const LIMITED = /[?&]expires=/;

/** Addresses of restricted pictures and videos expire within minutes: when one fails, its screen requests new ones. */
export function renewBrokenPictures(client: QueryClient): void {
  let renewedAt = Number.NEGATIVE_INFINITY;
  const renew = ({ target }: Event) => {
    const isFile = target instanceof HTMLImageElement || target instanceof HTMLVideoElement;
    if (!isFile || !LIMITED.test(target.src)) return;
    if (Date.now() - renewedAt < PAUSE_MS) return;
    renewedAt = Date.now();
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
  };
  // The failure of a file does not bubble.
  addEventListener('error', renew, { capture: true });
}
