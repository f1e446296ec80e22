import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
  PRESS_CONTACT_PATH,
  type PressContact,
  type ReleaseVersion,
  type ReleaseVersionRow,
} from '@press-room/contract/admin-press-releases';
import type { Datatables } from '@press-room/contract/datatables';
import {
  DRAFT_KEYS_PATH,
  type DraftKeys,
  PRESENCE_EVERY_SECONDS,
  type ReleaseCheck,
  type ReleasePresence,
  releaseCheckPath,
  releasePresencePath,
} from '@press-room/contract/release-editor';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { changeJson, getJson, postJson } from '../../lib/api.ts';
import { sendInTurn } from '../components/saving/in-turn.ts';

/** Release as loaded when it was opened; from then on `Editing` holds the current one. */
export const officeReleaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['office-press-release', id],
    queryFn: ({ signal }) => getJson<OfficePressRelease>(officePressReleasePath(id), {}, signal),
    // Editing starts from the current release, never from a cached one.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** Contacts that a release of this press group, and of this company if any, can name. */
export const pressContactsQuery = (group: number, company: number | null) =>
  queryOptions({
    queryKey: ['office', PRESS_CONTACT_PATH, group, company],
    queryFn: async ({ signal }) => {
      const query = { group: String(group), ...(company === null ? {} : { company: String(company) }) };
      return (await getJson<{ results: PressContact[] }>(PRESS_CONTACT_PATH, query, signal)).results;
    },
  });

export const fetchRelease = (id: number): Promise<OfficePressRelease> => getJson(officePressReleasePath(id));

export const saveRelease = (
  { id, version: said }: OfficePressRelease,
  form: Record<string, unknown>,
): Promise<OfficePressRelease> =>
  sendInTurn({
    row: { noun: OFFICE_PRESS_RELEASE_PATH, id },
    said,
    isOnce: false,
    send: (version) => changeJson<OfficePressRelease>('PATCH', officePressReleasePath(id), form, { version }),
    rowOf: (answer) => answer,
  });

export const fetchDraftKeys = async (): Promise<string[]> => (await getJson<DraftKeys>(DRAFT_KEYS_PATH)).keys;

/** Effect of a transition on the saved release. A new version loads it again. */
export const releaseCheckQuery = ({ id, version }: OfficePressRelease, form: object) =>
  queryOptions({
    queryKey: ['release-check', id, version, form],
    queryFn: ({ signal }) => postJson<ReleaseCheck>(releaseCheckPath(id), form, { signal }),
    gcTime: 0,
  });

/** Reports every few seconds that this release is open here, and returns who else has it open. */
export const presenceQuery = (id: number) =>
  queryOptions({
    queryKey: ['release-presence', id],
    queryFn: ({ signal }) => postJson<ReleasePresence>(releasePresencePath(id), {}, { signal }),
    refetchInterval: PRESENCE_EVERY_SECONDS * 1000,
    retry: false,
    gcTime: 0,
  });

export const leaveRelease = (id: number): Promise<void> =>
  changeJson<void>('DELETE', releasePresencePath(id), undefined, { keepalive: true });

/** The latest hundred. `saved` is the version on the server: a save adds or updates a version. */
export const versionsQuery = (id: number, saved: number) =>
  queryOptions({
    queryKey: ['release-versions', id, saved],
    queryFn: async ({ signal }) => {
      const path = `${officePressReleasePath(id)}version/`;
      const parameters = { format: 'datatables', start: 0, length: 100 };
      return (await getJson<Datatables<ReleaseVersionRow>>(path, parameters, signal)).data;
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export const versionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: ['release-version', id, version],
    queryFn: ({ signal }) =>
      getJson<ReleaseVersion>(`${officePressReleasePath(id)}version/${version}/`, {}, signal),
    gcTime: 0,
  });
