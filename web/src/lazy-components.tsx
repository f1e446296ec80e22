import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from './lib/load-screen.ts';
import { closeOverlay, useOverlay } from './lib/overlay.ts';
import { storeError } from './lib/stored-error.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { whenRested } from './lib/when-quiet.ts';

const loadParts = async () => (await import('./overlays.tsx')).Overlays;

/** What the first drawing does not need: it follows when the reader rests, and is asked for again when it is wanted and not there. */
export function LazyComponents() {
  const wanted = useOverlay();
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Parts) return;
    const load = () =>
      void loadChunk(loadParts).then(
        (loaded) => setParts(() => loaded),
        (error: unknown) => wanted && giveUp(error),
      );
    if (wanted) load();
    else whenRested(load);
  }, [Parts, wanted]);
  return (
    Parts && (
      <ErrorBoundary fallback={null} resetKeys={[wanted]} onError={giveUp}>
        <Parts />
      </ErrorBoundary>
    )
  );
}

/** The overlay goes, the screen under it stays. */
function giveUp(error: unknown): void {
  closeOverlay();
  storeError(error);
  tellFailure(error);
}
