import type { User } from '@press-room/contract/account';
import { useEffect } from 'react';
import { useUser } from './lib/auth.ts';
import { loadChunk } from './lib/load-screen.ts';
import type { OfficeScreen } from './lib/screen.ts';
import { createStore, useStore } from './lib/store.ts';

type Office = typeof import('./admin/office-screens.tsx');

const officeStore = createStore<Office | null>(null);

/** What the press office adds to the app: nothing of it is in what readers load. */
export async function loadOffice(): Promise<Office> {
  const office = await import('./admin/office-screens.tsx');
  officeStore.set(office);
  return office;
}

/** Its screens, as far as the signed-in reader may see them; none before they have come. */
export function useOfficeScreens(): readonly OfficeScreen[] {
  const user = useUser();
  const office = useOffice();
  return user && office ? office.listPermitted(user) : NONE;
}
const NONE: readonly OfficeScreen[] = [];

/** The office for who works there; null for readers, and before it has come. */
export function useOffice(): Office | null {
  const user = useUser();
  const office = useStore(officeStore);
  const isWanted = user !== null && !isReaderAlone(user);
  useEffect(() => {
    if (!isWanted || office) return;
    let last = Promise.resolve();
    // The line may come back while the attempt before still hangs.
    const load = () => {
      last = last.then(() => loadChunk(loadOffice)).then(ignore, ignore);
    };
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isWanted, office]);
  return isWanted ? office : null;
}
/** Which rights which group has is for the office to know. */
const isReaderAlone = ({ groups, permissions = [] }: User): boolean =>
  permissions.length === 0 && groups.every(({ name }) => name === 'user_press_room');
// It is asked for again when the line is back, and by the screen that is wanted, which says so.
const ignore = (): void => {};

/** Fetches the code of its screen at a path, once the office itself is there; null when both are. */
export const prepareOfficeScreen = (path: string): Promise<void> | null =>
  officeStore.get()?.prepareScreen(path) ?? null;
