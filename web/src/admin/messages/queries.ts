import {
  MESSAGE_ASSIGNEE_PATH,
  MESSAGE_EXPORT_PATH,
  REUSABLE_ANSWER_PATH,
  type ReusableAnswer,
  type TableFileType,
} from '@press-room/contract/messages';
import type { Person } from '@press-room/contract/people';
import { queryOptions } from '@tanstack/react-query';
import { getBlob, getJson } from '../../lib/api.ts';

export const assigneesQuery = () =>
  queryOptions({
    queryKey: ['office', MESSAGE_ASSIGNEE_PATH],
    queryFn: async ({ signal }) =>
      (await getJson<{ results: Person[] }>(MESSAGE_ASSIGNEE_PATH, {}, signal)).results,
  });

export const reusableAnswersQuery = () =>
  queryOptions({
    queryKey: ['office', REUSABLE_ANSWER_PATH],
    queryFn: async ({ signal }) =>
      (await getJson<{ results: ReusableAnswer[] }>(REUSABLE_ANSWER_PATH, {}, signal)).results,
  });

/** Messages that match the filters, as a file. */
export const getMessageTable = (filters: Record<string, string>, type: TableFileType): Promise<Blob> =>
  getBlob(`${MESSAGE_EXPORT_PATH}?${new URLSearchParams({ ...filters, type })}`);
