import { DESK_OPENED_PATH, DESK_PATH, type Desk } from '@press-room/contract/desk';
import {
  CORRECTION_MAIL_PATH,
  type CorrectionMail,
  OWN_TAKINGS_PATH,
  type OwnTaking,
} from '@press-room/contract/takings';
import { queryOptions } from '@tanstack/react-query';
import { changeJson, getJson } from '../../../lib/api.ts';
import { TAKINGS_KEY } from '../../../lib/takings-key.ts';

export const ownTakingsQuery = (userId: number, language: string) =>
  queryOptions({
    queryKey: [...TAKINGS_KEY, userId, language],
    queryFn: async ({ signal }) =>
      (await getJson<{ results: OwnTaking[] }>(OWN_TAKINGS_PATH, {}, signal)).results,
  });

export const correctionMailQuery = (userId: number) =>
  queryOptions({
    queryKey: ['correction-mail', userId],
    queryFn: ({ signal }) => getJson<CorrectionMail>(CORRECTION_MAIL_PATH, {}, signal),
  });

export const turnCorrectionMail = (is_on: boolean): Promise<CorrectionMail> =>
  changeJson<CorrectionMail>('PUT', CORRECTION_MAIL_PATH, { is_on });

export const DESK_KEY = ['desk'];

export const deskQuery = (userId: number, language: string) =>
  queryOptions({
    queryKey: [...DESK_KEY, userId, language],
    queryFn: ({ signal }) => getJson<Desk>(DESK_PATH, {}, signal),
    // The reader may have opened or downloaded something since.
    staleTime: 0,
  });

export const forgetOpened = (): Promise<void> => changeJson<void>('DELETE', DESK_OPENED_PATH);
