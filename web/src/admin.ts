import type { User } from '@press-room/contract/account';
import { useEffect } from 'react';
import { useUser } from './lib/auth.ts';
import { loadChunk } from './lib/load-screen.ts';
import type { OfficeScreen } from './lib/screen.ts';
import { createStore, useStore } from './lib/store.ts';

type Office = typeof import('./admin/office-screens.tsx');

const officeStore = createStore<Office | null>(null);

/** Loads the back office, which is not part of the readers' bundle. */
export async function loadOffice(): Promise<Office> {
  const office = await import('./admin/office-screens.tsx');
  officeStore.set(office);
  return office;
}

/** Screens of the office that the signed-in reader may see; empty until they are loaded. */
export function useOfficeScreens(): readonly OfficeScreen[] {
  const user = useUser();
  const office = useOffice();
  return user && office ? office.listPermitted(user) : NONE;
}
const NONE: readonly OfficeScreen[] = [];

/** The back office for its users; null for readers, and before it is loaded. */
export function useOffice(): Office | null {
  const user = useUser();
  const office = useStore(officeStore);
  const isWanted = user !== null && !isReaderAlone(user);
  useEffect(() => {
    if (!isWanted || office) return;
    let last = Promise.resolve();
    // The connection can return while the previous attempt still hangs.
    const load = () => {
      last = last.then(() => loadChunk(loadOffice)).then(ignore, ignore);
    };
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isWanted, office]);
  return isWanted ? office : null;
}
/** The rights of groups are known only to the office bundle. */
const isReaderAlone = ({ groups, permissions = [] }: User): boolean =>
  permissions.length === 0 && groups.every(({ name }) => name === 'user_press_room');
// The load is retried when the connection is back, and by the requested screen, which shows the error.
const ignore = (): void => {};

/** Fetches the code of its screen at a path, once the office itself is there; null when both are. */
export const prepareOfficeScreen = (path: string): Promise<void> | null =>
  officeStore.get()?.prepareScreen(path) ?? null;
