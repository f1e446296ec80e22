import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { lazyComponent } from './components/lazy-component.tsx';
import { Drawer } from './features/shell/menu/drawer.tsx';
import { useUser } from './lib/auth.ts';
import { closeOverlay, getOverlay, useOverlay } from './lib/overlay.ts';
import { setReading } from './lib/readable-address.ts';
import { PATHS } from './paths.ts';

const Palette = lazyComponent(async () => (await import('./features/shell/palette/palette.tsx')).Palette);
const HelpDialog = lazyComponent(async () => (await import('./features/tour/help-dialog.tsx')).HelpDialog);
const ProofDialog = lazyComponent(
  async () => (await import('./features/account/second-step/proof-dialog.tsx')).ProofDialog,
);
const Tour = lazyComponent(async () => (await import('./features/tour/tour.tsx')).Tour);

setReading(toReadableAddress);

/** Closes overlays with their screen, except the tour, which visits several; the lock screen closes all. */
function closeAt(path: string): void {
  const open = getOverlay();
  if (open === 'menu' || open === 'search' || open === 'help' || path === PATHS.lockScreen) closeOverlay();
}

/** Loads the synchronisation of baskets and runs it until the returned function is called. */
function keepBaskets(): () => void {
  let end = (): void => {};
  let hasEnded = false;
  void import('./features/basket/sync/follow.ts').then(({ followBaskets }) => {
    if (!hasEnded) end = followBaskets();
  }, ignore);
  return () => {
    hasEnded = true;
    end();
  };
}
const ignore = (): void => {};

/** Renders the open overlay. */
export function Overlays() {
  const name = useOverlay();
  const reader = useUser()?.id;
  const isSignedIn = reader !== undefined;
  const [path] = useLocation();
  // Loaded with the first overlay, which belongs to this path.
  const drawnAt = useRef(path);
  useEffect(() => {
    if (drawnAt.current !== path) closeAt(path);
    drawnAt.current = path;
  }, [path]);
  useEffect(() => (reader === undefined ? undefined : keepBaskets()), [reader]);
  return (
    <>
      {name === 'menu' && <Drawer isSignedIn={isSignedIn} onClose={closeOverlay} />}
      {name === 'search' && <Palette onClose={closeOverlay} />}
      {name === 'help' && <HelpDialog onClose={closeOverlay} />}
      {name === 'proof' && <ProofDialog onClose={closeOverlay} />}
      {name === 'tour' && <Tour onClose={closeOverlay} />}
    </>
  );
}
