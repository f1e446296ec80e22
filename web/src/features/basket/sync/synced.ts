import { getUser } from '../../../lib/auth.ts';
import { createStore, useStore } from '../../../lib/store.ts';

/** Account whose baskets were requested by this page, successfully or not. */
const synced = createStore<number | null>(null);

export const markSynced = (): void => synced.set(getUser()?.id ?? null);

export const useIsSynced = (account: number | undefined): boolean => useStore(synced) === (account ?? null);
