import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../lib/load-screen.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

/** `prepare` fetches the code ahead, so that the screen is drawn at once; null when it is there. */
export type LazyScreen = ComponentType & { prepare: () => Promise<void> | null };

/**
 * A screen whose code comes when it is wanted. Not `React.lazy`: that one draws nothing first even when the code is
 * there, and holds a screen that has come back for up to 300 ms.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  let Loaded: ComponentType | null = null;
  let coming: Promise<void> | null = null;
  const fetchCode = async () => {
    try {
      Loaded = (await loadChunk(load))[name];
    } finally {
      coming = null;
    }
  };
  const prepare = () => {
    if (Loaded) return null;
    coming ??= fetchCode();
    return coming;
  };
  const readLoaded = () => Loaded;
  const draw = () => <LoadedScreen prepare={prepare} readLoaded={readLoaded} />;
  return Object.assign(draw, { prepare });
}

type Loader = { prepare: LazyScreen['prepare']; readLoaded: () => ComponentType | null };

function LoadedScreen({ prepare, readLoaded }: Loader) {
  const [Content, setContent] = useState(readLoaded);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  useEffect(() => {
    prepare()?.then(
      () => setContent(readLoaded),
      (reason: unknown) => setFailure({ reason }),
    );
  }, [prepare, readLoaded]);
  if (failure) throw failure.reason;
  return Content ? <Content /> : <ScreenSkeleton />;
}
