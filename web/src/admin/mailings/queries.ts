import type { Language } from '@press-room/contract/languages';
import {
  MAILING_PATH,
  type Mailing,
  type MailingAudienceReport,
  type MailingPreview,
  mailingAudiencePath,
  mailingPreviewPath,
} from '@press-room/contract/mailings';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

/** Others change lists and contacts meanwhile: asked for again with each version and whenever it is seen. */
export const audienceQuery = ({ id, version }: Pick<Mailing, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['office', MAILING_PATH, 'audience', id, version],
    queryFn: ({ signal }) => getJson<MailingAudienceReport>(mailingAudiencePath(id), {}, signal),
    staleTime: 0,
  });

export const previewQuery = ({ id, version }: Pick<Mailing, 'id' | 'version'>, language: Language) =>
  queryOptions({
    queryKey: ['office', MAILING_PATH, 'preview', id, version, language],
    queryFn: ({ signal }) => getJson<MailingPreview>(mailingPreviewPath(id), { language }, signal),
    staleTime: 0,
  });
