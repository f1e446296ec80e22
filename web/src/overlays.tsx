import { type ComponentType, useEffect, useState } from 'react';
import { TourOffer } from './features/tour/tour-offer.tsx';
import { giveUp } from './late-parts.tsx';
import { loadChunk } from './lib/load-screen.ts';
import { closeOverlay, type OverlayName, useOverlay } from './lib/overlay.ts';
import { endProgress, startProgress } from './lib/progress.ts';

type Overlay = ComponentType<{ screens: ReadonlySet<string>; onClose: () => void }>;

const LOADERS: Record<OverlayName, () => Promise<Overlay>> = {
  search: async () => (await import('./features/shell/palette/palette.tsx')).Palette,
  help: async () => (await import('./features/tour/help-dialog.tsx')).HelpDialog,
  tour: async () => (await import('./features/tour/tour.tsx')).Tour,
};

/** The offer of the tour, and the overlay that is open. Its code is fetched then; a toast says when that fails. */
export function Overlays({ screens }: { screens: ReadonlySet<string> }) {
  const name = useOverlay();
  const [loaded, setLoaded] = useState<{ name: OverlayName; Overlay: Overlay } | null>(null);
  const isHere = name === loaded?.name;
  useEffect(() => {
    if (name === null || isHere) return;
    startProgress();
    void loadChunk(LOADERS[name])
      .then((Overlay) => setLoaded({ name, Overlay }), giveUp)
      .finally(endProgress);
  }, [name, isHere]);
  return (
    <>
      <TourOffer />
      {loaded && isHere && <loaded.Overlay screens={screens} onClose={closeOverlay} />}
    </>
  );
}
