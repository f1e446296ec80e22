import {
  IMPORT_PATH,
  IMPORT_PROFILE_PATH,
  type ImportProfile,
  type ImportRun,
  type ImportTarget,
  importProfilePath,
} from '@press-room/contract/imports';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { changeJson, getJson, postForm } from '../../lib/api.ts';
import { officeRecordQuery } from '../components/saving/queries.ts';

const SOON_MS = 1000;

/** An import; refetched while it is being applied. */
export const importQuery = (id: number) => ({
  ...officeRecordQuery<ImportRun>(IMPORT_PATH, id),
  refetchInterval: ({ state }: { state: { data?: ImportRun | undefined } }) =>
    state.data?.progress ? SOON_MS : (false as const),
});

/** Reloads the progress and the result: the server continues after a lost connection. */
export const findOut = (client: QueryClient, id: number): void =>
  void client.invalidateQueries({ queryKey: importQuery(id).queryKey });

/** Progress of the server while an answer is pending. */
export const progressQuery = (id: number) =>
  queryOptions({
    queryKey: ['office', IMPORT_PATH, 'progress', id],
    queryFn: ({ signal }) => getJson<ImportRun>(`${IMPORT_PATH}${id}/`, {}, signal),
    refetchInterval: SOON_MS,
    staleTime: 0,
    gcTime: 0,
  });

export const profilesQuery = (target: ImportTarget) =>
  queryOptions({
    queryKey: ['office', IMPORT_PROFILE_PATH],
    queryFn: ({ signal }) => getJson<{ results: ImportProfile[] }>(IMPORT_PROFILE_PATH, {}, signal),
    select: ({ results }) => results.filter((profile) => profile.target === target),
  });

export const deleteProfile = ({ id }: ImportProfile): Promise<void> =>
  changeJson<void>('DELETE', importProfilePath(id));

/** Uploads a file; the answer describes its content. */
export function uploadTable(fields: Readonly<Record<string, string>>, file: File): Promise<ImportRun> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.append(name, value);
  form.append('file', file, file.name);
  return postForm<ImportRun>(IMPORT_PATH, form);
}
