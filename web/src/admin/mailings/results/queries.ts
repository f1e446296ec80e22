import { MAILING_PATH, type MailingResult, mailingResultPath } from '@press-room/contract/mailings';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

/** Opens and clicks continue after the last message: refetched whenever visible. */
export const resultQuery = (id: number) =>
  queryOptions({
    queryKey: ['office', MAILING_PATH, 'result', id],
    queryFn: ({ signal }) => getJson<MailingResult>(mailingResultPath(id), {}, signal),
    staleTime: 0,
  });
