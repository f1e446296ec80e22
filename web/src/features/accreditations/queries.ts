import {
  OWN_ACCREDITATION_PATH,
  type OwnAccreditation,
  ownAccreditationPath,
  ownAppealPath,
  ownBadgePath,
  ownProofOnePath,
  ownProofPath,
  ownSubmissionPath,
} from '@press-room/contract/event-accreditations';
import type { EventLane } from '@press-room/contract/events';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { changeJson, getBlob, getJson, postForm, postJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';

export const ownAccreditationsQuery = () =>
  queryOptions({
    queryKey: ['account', OWN_ACCREDITATION_PATH],
    queryFn: async ({ signal }) =>
      (await getJson<{ results: OwnAccreditation[] }>(OWN_ACCREDITATION_PATH, {}, signal)).results,
  });

/** Editable fields of an application. */
export interface ApplicationWords {
  lane: EventLane;
  outlet: string;
  order_number: string;
  order_region: string | null;
  website: string;
  remark: string;
}

type Own = OwnAccreditation;

/** Key of the writes that change the documents of an application. */
export const proofsKey = ({ id }: Own) => ['account', ownProofPath(id)];

export const createApplication = (body: { event: number; lane: EventLane; outlet: string }): Promise<Own> =>
  postJson<Own>(OWN_ACCREDITATION_PATH, body);
export const changeApplication = ({ id, version }: Own, body: ApplicationWords): Promise<Own> =>
  changeJson<Own>('PATCH', ownAccreditationPath(id), body, { version });
export const submitApplication = ({ id, version }: Own): Promise<Own> =>
  postJson<Own>(ownSubmissionPath(id), {}, { version });
export const appeal = ({ id, version }: Own, text: string): Promise<Own> =>
  postJson<Own>(ownAppealPath(id), { text }, { version });
export const withdraw = ({ id, version }: Own): Promise<void> =>
  changeJson<void>('DELETE', ownAccreditationPath(id), undefined, { version });
export const removeProof = ({ id }: Own, proof: number): Promise<Own> =>
  changeJson<Own>('DELETE', ownProofOnePath(id, proof));
export const getBadge = ({ id }: Own): Promise<Blob> => getBlob(ownBadgePath(id));

export function addProof({ id }: Own, file: File): Promise<Own> {
  const form = new FormData();
  form.set('file', file);
  return postForm<Own>(ownProofPath(id), form);
}

/** Updates the cache with an answer; null: deleted. */
export function useKeep(): (id: number, own: Own | null) => void {
  const client = useQueryClient();
  return (id, own) => {
    client.setQueryData(ownAccreditationsQuery().queryKey, (before = []) => {
      const others = before.filter((each) => each.id !== id);
      const at = before.findIndex((each) => each.id === id);
      if (own === null) return others;
      return at < 0 ? [own, ...before] : before.map((each) => (each.id === id ? own : each));
    });
    void client.invalidateQueries({ queryKey: ownAccreditationsQuery().queryKey });
  };
}

/** Reloads the state after a failed write, because the server may have done it; the next attempt is based on it. */
export function useCatchUp(): <Answer>(write: Promise<Answer>) => Promise<Answer> {
  const client = useQueryClient();
  return async (write) => {
    try {
      return await write;
    } catch (error) {
      const isCaughtUp = client.invalidateQueries({ queryKey: ownAccreditationsQuery().queryKey });
      if (statusOf(error) === 412) await isCaughtUp;
      throw error;
    }
  };
}
