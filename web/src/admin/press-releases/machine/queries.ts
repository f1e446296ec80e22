import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import type { ReleaseTextField } from '@press-room/contract/release-text';
import {
  type ReleaseTranslations,
  releaseTranslationPath,
  releaseTranslationReadPath,
  type TranslationProposal,
} from '@press-room/contract/translation';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from '../../../lib/api.ts';

/** Translation offer and the marks of unreviewed passages. */
export const translationsQuery = (id: number) =>
  queryOptions({
    queryKey: ['release-translations', id],
    queryFn: ({ signal }) => getJson<ReleaseTranslations>(releaseTranslationPath(id), {}, signal),
  });

export interface Wish {
  from: Language;
  to: Language;
  fields: readonly ReleaseTextField[];
}

export const askTranslation = (
  { id, version }: Pick<OfficePressRelease, 'id' | 'version'>,
  wish: Wish,
  signal: AbortSignal,
): Promise<TranslationProposal> => postJson(releaseTranslationPath(id), wish, { version, signal });

export const sayRead = (
  id: number,
  read: { language: Language; marks: readonly string[] },
): Promise<Pick<ReleaseTranslations, 'unread'>> => postJson(releaseTranslationReadPath(id), read);
