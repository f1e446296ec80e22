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
