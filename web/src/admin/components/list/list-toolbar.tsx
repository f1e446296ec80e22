import { useId, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { PopoverMenu } from '../../../components/popover-menu.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { navigate, readAddress } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import type { View } from '../list-grid/view.ts';
import { Chosen, FilterChip } from './filter-chip.tsx';
import { type ListState, readListState, toListAddress } from './list-address.ts';
import type { ListColumn, ListDefinition } from './list-definition.ts';
import styles from './list-toolbar.module.css';
import type { ShownColumns } from './shown-columns.ts';

interface ListToolbarProps<Row extends { id: number }> {
  list: ListDefinition<Row>;
  state: ListState;
  columns: readonly [ShownColumns, (shown: ShownColumns) => void];
  view: View;
}

/** Search, filters, sort order and columns. */
export function ListToolbar<Row extends { id: number }>(props: ListToolbarProps<Row>) {
  const { list, state, columns, view } = props;
  const { search, filters = [], screen } = list;
  const go = (change: Partial<ListState>, isReplacing = false) =>
    navigate(toListAddress(screen, latest(list), change), { replace: isReplacing, keepScroll: true });
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const count = Object.keys(state.filters).length;
  return (
    <search className={styles.toolbar} data-view={view}>
      <div className={styles.found}>
        {search && (
          <div className={styles.search}>
            <SearchBox
              isCompact
              label={search.label}
              example={search.example}
              submitLabel={m['pressReleases.filter.submit']()}
              value={state.q}
              // One entry in the history per search, not one per letter.
              onSearch={(q) => go({ q }, latest(list).q !== '')}
            />
          </div>
        )}
        <button
          type="button"
          className={`${buttons.quiet} ${styles.opener}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count > 0 ? m['office.list.filtersHeld']({ count }) : m['office.list.filters']()}
        </button>
        <div id={id} className={styles.tools} data-open={isOpen}>
          {filters.map((filter) => (
            <FilterChip
              key={filter.name}
              filter={filter}
              value={state.filters[filter.name] ?? ''}
              onChoose={(value) => go({ filters: { ...latest(list).filters, [filter.name]: value } })}
            />
          ))}
          <SortChip columns={list.columns} sort={state.sort} onChoose={(sort) => go({ sort })} />
        </div>
      </div>
      {view === 'table' && <ColumnMenu all={list.columns} columns={columns} />}
    </search>
  );
}

/** Current state: the address can change between the render and the delayed search. */
const latest = <Row extends { id: number }>(list: ListDefinition<Row>): ListState =>
  readListState(readAddress().search, list);

/** Sort menu for views without column heads: the grid, and phones. */
function SortChip<Row>({
  columns,
  sort,
  onChoose,
}: {
  columns: readonly ListColumn<Row>[];
  sort: string;
  onChoose: (sort: string) => void;
}) {
  const sortable = columns.flatMap(({ sortBy, label }) => (sortBy ? [{ sortBy, label: label() }] : []));
  if (sortable.length === 0) return null;
  return (
    <span className={`${styles.chip} ${styles.sort}`}>
      <Chosen label={m['office.list.sort']()} value={sort} onChoose={onChoose}>
        <option value="">{m['office.list.usualOrder']()}</option>
        {sortable.flatMap(({ sortBy, label }) => [
          <option key={sortBy} value={sortBy}>
            {m['office.list.ascending']({ column: label })}
          </option>,
          <option key={`-${sortBy}`} value={`-${sortBy}`}>
            {m['office.list.descending']({ column: label })}
          </option>,
        ])}
      </Chosen>
    </span>
  );
}

function ColumnMenu<Row>({
  all,
  columns: [shown, change],
}: {
  all: readonly ListColumn<Row>[];
  columns: ListToolbarProps<never>['columns'];
}) {
  return (
    <div className={styles.columns}>
      <PopoverMenu
        icon="contents"
        label={m['office.list.chooseColumns']()}
        text={m['office.list.columns']()}
        isNamed
      >
        {() => (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{m['office.list.chooseColumns']()}</legend>
            {all
              .filter(({ isName }) => !isName)
              .map(({ id, label }) => (
                <label key={id} className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={shown[id] !== false}
                    onChange={(event) => change({ ...shown, [id]: event.target.checked })}
                  />
                  {label()}
                </label>
              ))}
          </fieldset>
        )}
      </PopoverMenu>
    </div>
  );
}
