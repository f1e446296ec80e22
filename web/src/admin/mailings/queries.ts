import type { Language } from '@press-room/contract/languages';
import type {
  MailingAudienceReport,
  MailingChoice,
  MailingPreview,
  MailingProof,
  MailingSample,
} from '@press-room/contract/mailing-readings';
import {
  MAILING_PATH,
  type Mailing,
  type MailingAudience,
  mailingAudiencePath,
  mailingChoicePath,
  mailingPreviewPath,
  mailingProofPath,
  mailingSamplePath,
} from '@press-room/contract/mailings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

type Saved = Pick<Mailing, 'id' | 'version'>;

/** Others change lists, contacts and releases: reloaded for each version and when shown again. */
const keyOf = (part: string, { id, version }: Saved) => ['office', MAILING_PATH, part, id, version] as const;

/** Accepts an unsaved audience. */
export const audienceQuery = (row: Saved, audience: MailingAudience) =>
  queryOptions({
    queryKey: [...keyOf('audience', row), audience],
    queryFn: ({ signal }) =>
      getJson<MailingAudienceReport>(
        mailingAudiencePath(row.id),
        { audience: JSON.stringify(audience) },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const choiceQuery = (row: Saved) =>
  queryOptions({
    queryKey: keyOf('choice', row),
    queryFn: ({ signal }) => getJson<MailingChoice>(mailingChoicePath(row.id), {}, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const findMaterial = async (id: number, q: string, signal: AbortSignal) =>
  (await getJson<MailingChoice>(mailingChoicePath(id), { ...(q && { q }) }, signal)).found;

export const findSamples = async (id: number, q: string, signal: AbortSignal) =>
  (await getJson<{ results: MailingSample[] }>(mailingSamplePath(id), { ...(q && { q }) }, signal)).results;

/** Sample recipients with different data. */
export const samplesQuery = (row: Saved) =>
  queryOptions({
    queryKey: keyOf('sample', row),
    queryFn: ({ signal }) => findSamples(row.id, '', signal),
    staleTime: 0,
  });

export const proofQuery = (row: Saved) =>
  queryOptions({
    queryKey: keyOf('proof', row),
    queryFn: ({ signal }) => getJson<MailingProof>(mailingProofPath(row.id), {}, signal),
    staleTime: 0,
  });

/** Recipient of a preview; without a contact all fields are empty. */
export interface PreviewReader {
  language: Language;
  contact?: number;
}

export const previewQuery = (row: Saved, reader: PreviewReader) =>
  queryOptions({
    queryKey: [...keyOf('preview', row), reader],
    queryFn: ({ signal }) => getJson<MailingPreview>(mailingPreviewPath(row.id), { ...reader }, signal),
    staleTime: 0,
  });
