import { useId, useState } from 'react';
import type { Key } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { forbidPressStyle } from '../../../components/order-list/press-style.ts';
import { isolate, joinWords, region } from '../../../lib/format.ts';
import { useHold } from '../../../lib/leave.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../page/office-failure.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import { ItemList } from './item-list.tsx';
import { byName, type Item, type ItemPage, type ItemSource, isFound, type StoredChoice } from './items.ts';
import { MoveButtons } from './move-buttons.tsx';
import { SaveRow } from './save-row.tsx';
import styles from './transfer-list.module.css';
import { useAvailable } from './use-available.ts';
import { type Choice, toAvailable, useChoice } from './use-choice.ts';
import { type SaveChosen, type Theirs, useSaving } from './use-saving.ts';

forbidPressStyle();

export interface TransferListProps {
  /** Headings of the lists: "Permissions", "Assigned". */
  titles: { available: string; chosen: string };
  /** Text shown if no item is chosen. */
  emptyChosen: string;
  /** Chosen items as loaded. Editing starts from them: render with the id of the record as key. */
  stored: StoredChoice;
  source: ItemSource;
  save: SaveChosen;
  isReadOnly: boolean;
}

const NOBODY: ReadonlySet<Key> = new Set();
const EMPTY: ItemPage = { items: [], count: 0 };

/**
 * Lists of available and chosen items. Items are moved by dragging, buttons, double click or keyboard, many at once,
 * and saved in one write.
 */
export function TransferList(props: TransferListProps) {
  const { titles, emptyChosen, stored, source, save, isReadOnly } = props;
  const choice = useChoice(stored);
  const saving = useSaving(choice, save);
  const available = useSide();
  const chosen = useSide();
  const found = useAvailable(source, choice.stored, available.q);
  const [told, setTold] = useState('');
  const type = useId();
  const hold = useHold(choice.isDirty, () => choice.reset());

  const offered = found.page ? toAvailable(found.page, choice, available.q) : EMPTY;
  const kept = choice.chosen.filter((item) => isFound(item, chosen.q));
  const add = (keys: ReadonlySet<Key>) => {
    const items = pick(offered.items, keys);
    choice.choose(items);
    available.select(NOBODY);
    setTold(tellAdded(items, choice.chosen.length + items.length));
  };
  const take = (keys: ReadonlySet<Key>) => {
    const items = pick(kept, keys);
    choice.giveBack(items);
    chosen.select(NOBODY);
    setTold(tellRemoved(items, choice.chosen.length - items.length));
  };
  const common = { isReadOnly: isReadOnly || saving.isBusy };
  const offeredKeys = visible(available.selection, offered.items);
  const keptKeys = visible(chosen.selection, kept);
  return (
    <I18nProvider locale={region()}>
      <div className={styles.lists} data-read-only={isReadOnly}>
        <ItemList
          {...common}
          title={titles.available}
          page={offered}
          q={available.q}
          onSearch={available.search}
          selection={offeredKeys}
          onSelect={available.select}
          onMove={(key) => add(withOthers(key, offeredKeys))}
          onDrop={take}
          dragType={`${type}-available`}
          dropType={`${type}-chosen`}
          isBusy={found.isFetching}
          {...(found.more && { more: found.more })}
          empty={
            found.error ? (
              <OfficeFailure error={found.error} onRetry={found.retry} />
            ) : (
              tellNothing(
                available.q,
                found.page ? m['office.transferList.allChosen']() : m['office.list.loading'](),
              )
            )
          }
        />
        {!isReadOnly && (
          <MoveButtons
            toAdd={offeredKeys.size}
            toTake={keptKeys.size}
            onAdd={() => add(offeredKeys)}
            onTake={() => take(keptKeys)}
          />
        )}
        <ItemList
          {...common}
          title={titles.chosen}
          page={{ items: kept, count: kept.length }}
          q={chosen.q}
          onSearch={chosen.search}
          selection={keptKeys}
          onSelect={chosen.select}
          onMove={(key) => take(withOthers(key, keptKeys))}
          onDrop={add}
          dragType={`${type}-chosen`}
          dropType={`${type}-available`}
          empty={tellNothing(chosen.q, emptyChosen)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {!isReadOnly && <SaveRow choice={choice} saving={saving} />}
      {saving.theirs && (
        <Sides label={titles.chosen} choice={choice} theirs={saving.theirs} saving={saving} />
      )}
      <LeaveDialog hold={hold} />
    </I18nProvider>
  );
}

/** Search and selection of one of the lists. */
function useSide() {
  const [q, search] = useState('');
  const [selection, select] = useState(NOBODY);
  return { q, search, selection, select };
}

const pick = (items: readonly Item[], keys: ReadonlySet<Key>): Item[] =>
  items.filter(({ id, obstacle }) => keys.has(id) && !obstacle);

/** Selected items that the search hides are not moved. */
const visible = (selection: ReadonlySet<Key>, items: readonly Item[]): ReadonlySet<Key> =>
  new Set(pick(items, selection).map(({ id }) => id));

/** An action on one selected item applies to the whole selection. */
const withOthers = (key: Key, selection: ReadonlySet<Key>): ReadonlySet<Key> =>
  selection.has(key) ? selection : new Set([key]);

const tellNothing = (q: string, otherwise: string): string =>
  q ? m['office.transferList.nothingFound']({ words: q }) : otherwise;

function tellAdded(items: readonly Item[], chosen: number): string {
  const [only] = items;
  return only && items.length === 1
    ? m['office.transferList.toldAddedOne']({ name: isolate(only.name), chosen })
    : m['office.transferList.toldAdded']({ count: items.length, chosen });
}

function tellRemoved(items: readonly Item[], chosen: number): string {
  const [only] = items;
  return only && items.length === 1
    ? m['office.transferList.toldRemovedOne']({ name: isolate(only.name), chosen })
    : m['office.transferList.toldRemoved']({ count: items.length, chosen });
}

interface SidesProps {
  label: string;
  choice: Choice;
  theirs: Theirs;
  saving: ReturnType<typeof useSaving>;
}

/** Conflict dialog: both choices side by side. */
function Sides({ label, choice, theirs: { current, changed }, saving }: SidesProps) {
  const toSide = (items: readonly Item[]) => ({ chosen: byName(items).map(({ name }) => name) });
  return (
    <ConflictDialog
      key={current.version}
      fields={[{ name: 'chosen', label, show: (names) => joinWords(names as string[]) }]}
      base={toSide(choice.stored.chosen)}
      mine={toSide(choice.chosen)}
      theirs={toSide(current.chosen)}
      changed={changed}
      onResolve={({ picks }) => (picks.chosen === 'mine' ? saving.takeMine() : saving.takeTheirs())}
      onClose={saving.close}
    />
  );
}
