import type { User } from '@press-room/contract/account';
import { useEffect } from 'react';
import { useUser } from './lib/auth.ts';
import { loadChunk } from './lib/load-screen.ts';
import type { OfficeScreen } from './lib/screen.ts';
import { createStore, useStore } from './lib/store.ts';

type Office = typeof import('./admin/office-screens.tsx');

const officeStore = createStore<Office | null>(null);

/** Loads the back office, which is not part of the public bundle. */
export async function loadOffice(): Promise<Office> {
  const office = await import('./admin/office-screens.tsx');
  officeStore.set(office);
  return office;
}

/** Office screens that the signed-in user may open; empty until they are loaded. */
export function useOfficeScreens(): readonly OfficeScreen[] {
  const user = useUser();
  const office = useOffice();
  return user && office ? office.listPermitted(user) : NONE;
}
const NONE: readonly OfficeScreen[] = [];

/** The office bundle; null for readers without office permissions, and before it is loaded. */
export function useOffice(): Office | null {
  const user = useUser();
  const office = useStore(officeStore);
  const isWanted = user !== null && !isReaderAlone(user);
  useEffect(() => {
    if (!isWanted || office) return;
    let last = Promise.resolve();
    // The connection can return while the previous attempt is still pending.
    const load = () => {
      last = last.then(() => loadChunk(loadOffice)).then(ignore, ignore);
    };
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [isWanted, office]);
  return isWanted ? office : null;
}
/** The permissions of groups are in the office bundle only. */
const isReaderAlone = ({ groups, permissions = [] }: User): boolean =>
  permissions.length === 0 && groups.every(({ name }) => name === 'user_press_room');
// The load is retried when the connection is back, and by the requested screen, which shows the error.
const ignore = (): void => {};

/** Loads the code of an office screen after the office bundle; null if both are loaded. */
export const prepareOfficeScreen = (path: string): Promise<void> | null =>
  officeStore.get()?.prepareScreen(path) ?? null;
