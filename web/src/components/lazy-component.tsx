import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from '../lib/load-screen.ts';
import { endProgress, startProgress } from '../lib/progress.ts';
import { createStore, useStore } from '../lib/store.ts';

/** `prepare` fetches the code ahead, so that the part is drawn at once; null when it is there. */
export type LazyComponent<Props> = ComponentType<Props> & { prepare: () => Promise<void> | null };

/**
 * A part whose code comes when it is wanted; `outlines` stand for it meanwhile. What does not come is for the error
 * boundary, and is asked for again when it is next wanted. Not `React.lazy`: that one draws nothing first even when the
 * code is there, holds a screen that has come back for up to 300 ms, waits without end and fails for good.
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
