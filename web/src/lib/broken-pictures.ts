import type { QueryClient } from '@tanstack/react-query';

/** One renewal serves all that is shown, and addresses live longer. */
const PAUSE_MS = 60_000;
const LIMITED = /[?&]expires=/;

/** Addresses of restricted pictures expire within minutes: when one fails, its screen requests new ones. */
export function renewBrokenPictures(client: QueryClient): void {
  let renewedAt = Number.NEGATIVE_INFINITY;
  const renew = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !LIMITED.test(target.src)) return;
    if (Date.now() - renewedAt < PAUSE_MS) return;
    renewedAt = Date.now();
    void client.refetchQueries({ type: 'active' }, { cancelRefetch: false });
  };
  // The failure of a picture does not bubble.
  addEventListener('error', renew, { capture: true });
}
