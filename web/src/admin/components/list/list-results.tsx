import { useId } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { Pager } from '../../../components/pager.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { ListGrid } from '../list-grid/list-grid.tsx';
import type { View } from '../list-grid/view.ts';
import { ViewSwitch } from '../list-grid/view-switch.tsx';
import { type ListState, toListAddress } from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';
import styles from './list-results.module.css';
import { ListTable, type ListTableProps } from './list-table.tsx';

type ListResultsProps<Row extends { id: number }> = Omit<ListTableProps<Row>, 'labelledBy'> & {
  pageLength: number;
  view: View;
  onView: (view: View) => void;
};

export function ListResults<Row extends { id: number }>(props: ListResultsProps<Row>) {
  const { list, state, page, pageLength, selection, onSelect, view, onView } = props;
  const id = useId();
  const pages = Math.max(1, Math.ceil(page.recordsFiltered / pageLength));
  const isFiltered = Object.keys(state.filters).length > 0;
  const selected = page.data.filter((row) => selection[row.id]);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <div role="status">
          <h2 id={id} className={page.data.length === 0 ? 'visually-hidden' : styles.count}>
            {list.count(page.recordsFiltered)}
          </h2>
        </div>
        {page.data.length > 0 && isFiltered && (
          <Link href={toListAddress(list.screen, state, { filters: {} })} className={styles.clear}>
            {m['office.list.clearFilters']()}
          </Link>
        )}
        {list.tile && page.data.length > 0 && (
          <div className={styles.views}>
            <ViewSwitch view={view} onChange={onView} />
          </div>
        )}
      </div>
      {page.data.length === 0 ? (
        <Nothing list={list} state={state} isEmpty={page.recordsTotal === 0 && !isFiltered} />
      ) : list.tile && view === 'grid' ? (
        <ListGrid {...props} labelledBy={id} draw={list.tile} />
      ) : (
        <ListTable {...props} labelledBy={id} />
      )}
      <BulkBar list={list} rows={selected} onDone={onSelect} />
      <Pager
        // A page that no longer exists was answered with the first one.
        page={state.page > pages ? 1 : state.page}
        pages={pages}
        toPage={(shown) => toListAddress(list.screen, state, { page: shown })}
        labels={{
          pager: m['pressReleases.pager.label'](),
          previous: m['pressReleases.pager.previous'](),
          next: m['pressReleases.pager.next'](),
          page: (shown) => m['pressReleases.pager.page']({ page: formatNumber(shown) }),
        }}
      />
    </section>
  );
}

interface NothingProps<Row extends { id: number }> {
  list: ListDefinition<Row>;
  state: ListState;
  isEmpty: boolean;
}

function Nothing<Row extends { id: number }>({ list, state, isEmpty }: NothingProps<Row>) {
  if (isEmpty) {
    const { title, text } = list.empty;
    return <Notice title={title} {...(text && { text })} />;
  }
  const title = state.q
    ? m['pressReleases.list.nothingFound']({ words: state.q })
    : m['office.list.nothingSuchTitle']();
  return (
    <Notice title={title}>
      <Link href={list.screen} className={buttons.quiet}>
        {m['office.list.showAll']()}
      </Link>
    </Notice>
  );
}
