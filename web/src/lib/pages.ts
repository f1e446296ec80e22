import { statusOf } from './api-error.ts';

/** Loads a page of rows. If it no longer exists, because records were withdrawn, loads the first one (contract 3.4). */
export async function loadPage<List>(start: number, load: (start: number) => Promise<List>): Promise<List> {
  try {
    return await load(start);
  } catch (error) {
    if (start > 0 && statusOf(error) === 404) return load(0);
    throw error;
  }
}

/** Page that `loadPage` answered with. */
export const toLoaded = (page: number, pages: number): number => (page > pages ? 1 : page);
