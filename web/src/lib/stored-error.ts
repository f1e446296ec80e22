import { createStore } from './store.ts';

/** The last failure nobody could be told about on the spot (spec 8); null when there is none. */
export const storedError = createStore<string | null>(null);
