import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from './lib/load-screen.ts';
import { closeOverlay, useOverlay } from './lib/overlay.ts';
import { storeError } from './lib/stored-error.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { whenRested } from './lib/when-quiet.ts';

const loadParts = async () => (await import('./overlays.tsx')).Overlays;

/** Components outside of the first render: loaded when the browser is idle, or when needed. */
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

/** Closes the overlay; the screen below remains. */
function giveUp(error: unknown): void {
  closeOverlay();
  storeError(error);
  tellFailure(error);
}
