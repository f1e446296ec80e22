import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser knows: `drawn` on a page that the server draws, and until it is hydrated. */
export const useBrowserValue = <Value>(read: () => Value, drawn: Value): Value =>
  useSyncExternalStore(never, read, () => drawn);
