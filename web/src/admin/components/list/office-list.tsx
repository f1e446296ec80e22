import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Reloadable } from '../../../components/reloadable.tsx';
import { statusOf } from '../../../lib/api-error.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { useView } from '../list-grid/view.ts';
import { OfficeFailure } from '../page/office-failure.tsx';
import { officeListQuery } from '../saving/queries.ts';
import { type ListState, readListState } from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListResults } from './list-results.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { Selection, SelectionChange } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useShownColumns } from './shown-columns.ts';

const PAGE_LENGTH = 50;

const MAKING_MS = 3000;

/** List of the back office. The server searches, filters and sorts; the state is in the address. */
export function OfficeList<Row extends { id: number }>(props: { list: ListDefinition<Row> }) {
  const permissions = usePermissions();
  // Actions without permission are not offered, and without actions there is no selection.
  const actions = (props.list.actions ?? []).filter(({ permission }) => permissions.includes(permission));
  const list = { ...props.list, actions };
  const state = readListState(useSearch(), list);
  const columns = useShownColumns(list.screen, list.columns);
  const [view, setView] = useView(list);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...officeListQuery<Row>(toRequest(list, state)),
    refetchInterval: ({ state: { data: page } }) =>
      list.isInTheMaking && page?.data.some(list.isInTheMaking) ? MAKING_MS : false,
  });
  // Ids on the current page: another page or filter clears the selection.
  const [selection, setSelection] = useSelection(JSON.stringify(state));
  const failure = error && <OfficeFailure error={error} onRetry={() => void refetch()} />;
  if (statusOf(error) === 403) return failure;
  return (
    <>
      <ListToolbar list={list} state={state} columns={columns} view={view} />
      {data && (
        <Reloadable isBusy={isPlaceholderData}>
          <ListResults
            list={list}
            state={state}
            page={data}
            pageLength={list.pageLength ?? PAGE_LENGTH}
            shown={columns[0]}
            view={view}
            onView={setView}
            selection={selection}
            onSelect={setSelection}
          />
        </Reloadable>
      )}
      {!data && (failure ?? <ListSkeleton />)}
    </>
  );
}

const toRequest = <Row extends { id: number }>(list: ListDefinition<Row>, state: ListState) => ({
  ...state,
  filters: { ...state.filters, ...list.within },
  noun: list.noun,
  searched: list.search?.fields ?? [],
  length: list.pageLength ?? PAGE_LENGTH,
});

const NOTHING: Selection = {};

function useSelection(place: string): [Selection, (change: SelectionChange) => void] {
  const [stored, set] = useState({ of: place, selection: NOTHING });
  const read = ({ of, selection }: typeof stored) => (of === place ? selection : NOTHING);
  const change = (next: SelectionChange) =>
    set((before) => ({ of: place, selection: typeof next === 'function' ? next(read(before)) : next }));
  return [read(stored), change];
}
