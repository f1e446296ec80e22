import { latePart } from './components/late-part.tsx';
import { TourOffer } from './features/tour/tour-offer.tsx';
import { closeOverlay, useOverlay } from './lib/overlay.ts';

const Palette = latePart(async () => (await import('./features/shell/palette/palette.tsx')).Palette);
const HelpDialog = latePart(async () => (await import('./features/tour/help-dialog.tsx')).HelpDialog);
const ProofDialog = latePart(
  async () => (await import('./features/account/second-step/proof-dialog.tsx')).ProofDialog,
);
const Tour = latePart(async () => (await import('./features/tour/tour.tsx')).Tour);

/** The offer of the tour, and the overlay that is open. */
export function Overlays() {
  const name = useOverlay();
  return (
    <>
      <TourOffer />
      {name === 'search' && <Palette onClose={closeOverlay} />}
      {name === 'help' && <HelpDialog onClose={closeOverlay} />}
      {name === 'proof' && <ProofDialog onClose={closeOverlay} />}
      {name === 'tour' && <Tour onClose={closeOverlay} />}
    </>
  );
}
