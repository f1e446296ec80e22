import type { Datatables } from '@press-room/contract/datatables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { loadPage } from '../../../lib/pages.ts';

/** Key of all queries of a noun, given by the path of its list: `/api/office/press_release/`. */
const nounKey = (noun: string) => ['office', noun] as const;
/** Key of all its lists. */
export const listsKey = (noun: string) => [...nounKey(noun), 'list'] as const;

export const officeRecordQuery = <Row>(noun: string, id: number) =>
  queryOptions({
    queryKey: [...nounKey(noun), 'record', id],
    queryFn: ({ signal }) => getJson<Row>(`${noun}${id}/`, {}, signal),
  });

/** Request for a page of a list. */
export interface ListRequest {
  noun: string;
  /** Further parameters, such as `status`. */
  filters?: Record<string, string> | undefined;
  q?: string;
  /** Fields of the API to search in; empty: the server searches by `q`. */
  searched?: readonly string[];
  /** Field name in the API, with an optional `-` for descending order. */
  sort?: string;
  /** Counts from 1. */
  page?: number;
  length: number;
}

export const officeListQuery = <Row>(request: ListRequest) =>
  queryOptions({
    queryKey: [...listsKey(request.noun), request],
    queryFn: ({ signal }) => loadRows<Row>(request, signal),
    placeholderData: keepPreviousData,
    // Others change data too: reload when it is shown again.
    staleTime: 0,
  });

export function loadRows<Row>(request: ListRequest, signal: AbortSignal): Promise<Datatables<Row>> {
  const { noun, page = 1, length, filters } = request;
  return loadPage((page - 1) * length, (start) =>
    getJson(noun, { format: 'datatables', start, length, ...filters, ...toColumns(request) }, signal),
  );
}

const MAX_WORDS = 8;

/** One column per word, because different fields can match different words; the last column sorts. Rows stay whole. */
function toColumns({ q = '', searched = [], sort = '' }: ListRequest): Record<string, string> {
  const words = searched[0] ? q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS) : [];
  const columns = words.flatMap((word, at): [string, string][] => [
    [`columns[${at}][data]`, 'id'],
    [`columns[${at}][name]`, searched.join(',')],
    [`columns[${at}][searchable]`, 'true'],
    [`columns[${at}][search][value]`, word],
  ]);
  const at = words.length;
  const order: [string, string][] = sort
    ? [
        [`columns[${at}][data]`, 'id'],
        [`columns[${at}][name]`, sort.replace(/^-/, '')],
        [`columns[${at}][orderable]`, 'true'],
        ['order[0][column]', String(at)],
        ['order[0][dir]', sort.startsWith('-') ? 'desc' : 'asc'],
      ]
    : [];
  if (q && !searched[0]) order.push(['q', q]);
  if (columns.length + order.length === 0) return {};
  return { ...Object.fromEntries([...columns, ...order]), keep: '*' };
}
