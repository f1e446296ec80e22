import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from '../lib/load-screen.ts';
import { endProgress, startProgress } from '../lib/progress.ts';
import { createStore, useStore } from '../lib/store.ts';

/** `prepare` loads the code early, so that the component renders at once; null if it is loaded. */
export type LazyComponent<Props> = ComponentType<Props> & { prepare: () => Promise<void> | null };

/**
 * A lazily loaded component, with `outlines` as placeholder. A failed load goes to the error boundary, and is retried
 * on the next render. Not `React.lazy`: it renders nothing first even if the code is loaded, delays a screen that is
 * shown again by up to 300 ms, never times out and never retries.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  outlines: ReactNode = null,
): LazyComponent<Props> {
  const store = createStore<ComponentType<Props> | null>(null);
  let coming: Promise<void> | null = null;
  const fetchCode = async () => {
    try {
      store.set(await loadChunk(load));
    } finally {
      coming = null;
    }
  };
  const prepare = () => {
    if (store.get()) return null;
    coming ??= fetchCode();
    return coming;
  };
  const draw = (props: Props) => {
    const Content = useStore(store);
    useCode(prepare);
    return Content ? <Content {...props} /> : outlines;
  };
  return Object.assign(draw, { prepare });
}

function useCode(prepare: () => Promise<void> | null): void {
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  useEffect(() => {
    const coming = prepare();
    if (!coming) return;
    startProgress();
    void coming.catch((reason: unknown) => setFailure({ reason })).finally(endProgress);
  }, [prepare]);
  if (failure) throw failure.reason;
}
