import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_KIT_PATH, PRESS_KIT_VISIT_PATH, type PressKit } from '@press-room/contract/press-kit';
import { queryOptions } from '@tanstack/react-query';
import { changeJson, getJson } from '../../lib/api.ts';
import type { Reader } from '../press-releases/queries.ts';

/** Kits visible to the reader, newest year first. Marks of new files are reloaded on each visit. */
export function pressKitsQuery(reader: Reader, group: number) {
  return queryOptions({
    queryKey: ['press-kits', reader, group],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressKit>>(PRESS_KIT_PATH, { format: 'datatables', length: -1, group }, signal),
    gcTime: 0,
  });
}

/** Records a visit, which resets the marks of new files. */
export const recordKitVisit = (): Promise<unknown> => changeJson('PUT', PRESS_KIT_VISIT_PATH);
