import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Value known only to the browser; `drawn` in server rendering and until hydration. */
export const useBrowserValue = <Value>(read: () => Value, drawn: Value): Value =>
  useSyncExternalStore(never, read, () => drawn);
