import { getUser } from '../../../lib/auth.ts';
import { createStore, useStore } from '../../../lib/store.ts';

/** Account whose baskets were asked for on this page, whether or not an answer came. */
const synced = createStore<number | null>(null);

export const markSynced = (): void => synced.set(getUser()?.id ?? null);

export const useIsSynced = (account: number | undefined): boolean => useStore(synced) === (account ?? null);
