import { OFFICE_GALLERY_PATH, type OfficeGalleryRow } from '@press-room/contract/admin-press-gallery';
import type { Datatables } from '@press-room/contract/datatables';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { offerUndo } from '../../components/bulk/undo.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { listsKey } from '../../components/saving/queries.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { galleryName } from '../names.tsx';

type Row = OfficeGalleryRow;

/** All galleries of a branch, in their public order. */
const orderQuery = (node: number) =>
  queryOptions({
    queryKey: [...listsKey(OFFICE_GALLERY_PATH), 'order', node],
    queryFn: ({ signal }) =>
      getJson<Datatables<Row>>(OFFICE_GALLERY_PATH, { format: 'datatables', length: -1, node }, signal),
    staleTime: 0,
  });

/** Id of the only moved item, if exactly one was moved. */
function findMoved(before: readonly number[], after: readonly number[]): number | undefined {
  const at = before.findIndex((id, index) => id !== after[index]);
  const [gone, come] = [before[at], after[at]];
  const without = (ids: readonly number[]) => ids.filter((id) => id !== come).join();
  return without(before) === without(after) ? come : gone;
}

const inOrder = (rows: readonly Row[], ids: readonly number[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

const withRow = (rows: readonly Row[], saved: Row): Row[] =>
  rows.map((row) => (row.id === saved.id ? saved : row));

/** Reorders the galleries of a branch: shown at once, saved, and reverted if the server refuses. */
export function useGalleryOrder(node: number) {
  const client = useQueryClient();
  const write = useOfficeWrite(OFFICE_GALLERY_PATH);
  const query = orderQuery(node);
  const { data, error, refetch } = useQuery(query);

  const place = async (gallery: Row, position: number, onSaved: (row: Row) => void): Promise<void> => {
    const { id, version } = gallery;
    const outcome = await write<Row>({ method: 'PATCH', id, version, body: { position } });
    if (outcome.kind === 'saved') {
      // A further move before the list is reloaded starts from this order.
      client.setQueryData(
        query.queryKey,
        (page) => page && { ...page, data: withRow(page.data, outcome.row) },
      );
      return onSaved(outcome.row);
    }
    // The other change concerns other fields, such as the name.
    if (outcome.kind === 'conflict' && outcome.current.position === gallery.position)
      return place(outcome.current, position, onSaved);
    showToast('error', describeOutcome(outcome));
    await refetch();
  };
  const order = async (ids: readonly number[]): Promise<void> => {
    const rows = data?.data ?? [];
    const before = rows.map(({ id }) => id);
    const gallery = rows.find(({ id }) => id === findMoved(before, ids));
    if (!gallery) return;
    // A pending answer has the order before the move.
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, (page) => page && { ...page, data: inOrder(page.data, ids) });
    await place(gallery, ids.indexOf(gallery.id), (saved) =>
      offerUndo(m['office.gallery.moved']({ name: galleryName(gallery) }), () => {
        void place(saved, before.indexOf(gallery.id), () =>
          showToast('success', m['office.undo.done']({ count: 1 })),
        );
      }),
    );
  };
  return { galleries: data?.data, error, refetch, order };
}
