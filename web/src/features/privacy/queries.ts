import {
  CONSENT_PATH,
  type ConsentAnswer,
  type Consents,
  ERASURE_PATH,
  type Erasure,
  EXPORT_PATH,
} from '@press-room/contract/privacy';
import { queryOptions } from '@tanstack/react-query';
import { changeJson, getBlob, getJson, postJson } from '../../lib/api.ts';
import { noteConsent } from '../../lib/consent-due.ts';

/** Updates the state that the navigation guard uses. */
function keepDue(userId: number, consents: Consents): Consents {
  noteConsent(userId, consents.needs_consent);
  return consents;
}

export const consentsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['consents', userId],
    queryFn: async ({ signal }) => keepDue(userId, await getJson<Consents>(CONSENT_PATH, {}, signal)),
  });

export const erasureQuery = (userId: number) =>
  queryOptions({
    queryKey: ['erasure', userId],
    queryFn: ({ signal }) => getJson<Erasure>(ERASURE_PATH, {}, signal),
  });

export const answerConsent = async (userId: number, answer: ConsentAnswer): Promise<Consents> =>
  keepDue(userId, await postJson<Consents>(CONSENT_PATH, answer));
export const requestErasure = (password: string) => postJson<Erasure>(ERASURE_PATH, { password });
export const withdrawErasure = () => changeJson<Erasure>('DELETE', ERASURE_PATH);
export const downloadData = (): Promise<Blob> => getBlob(EXPORT_PATH);
