import { type ComponentType, useEffect, useState } from 'react';
import { describeFailure } from './lib/describe-failure.ts';
import { loadChunk } from './lib/load-screen.ts';
import { closeOverlay, useOverlay } from './lib/overlay.ts';
import { storeError } from './lib/stored-error.ts';
import { showToast } from './lib/toasts.ts';

type Parts = ComponentType<{ screens: ReadonlySet<string> }>;

const loadParts = async () => (await import('./overlays.tsx')).Overlays;

/** What the first drawing does not need: it follows at once, and is asked for again when it is wanted and not there. */
export function LateParts({ screens }: { screens: ReadonlySet<string> }) {
  const wanted = useOverlay();
  const [Parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (Parts) return;
    loadChunk(loadParts).then(
      (loaded) => setParts(() => loaded),
      (error: unknown) => wanted && giveUp(error),
    );
  }, [Parts, wanted]);
  return Parts && <Parts screens={screens} />;
}

export function giveUp(error: unknown): void {
  closeOverlay();
  storeError(error);
  showToast('error', describeFailure(error).text);
}
