import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { PopoverMenu } from '../../../components/popover-menu.tsx';
import { keepClear } from '../../../lib/bottom-bar.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListDefinition } from '../list/list-definition.ts';
import type { BulkAction, BulkWindow, RowAction } from './bulk-action.ts';
import styles from './bulk-bar.module.css';
import { BulkDialog } from './bulk-dialog.tsx';

interface BulkBarProps<Row extends { id: number }> {
  list: ListDefinition<Row>;
  /** Selected rows. */
  rows: readonly Row[];
  /** Called with the rows that remain selected. */
  onDone: (left: Record<string, true>) => void;
}

const ACTIONS_IN_A_ROW = 6;
/** Number of actions that fit side by side on a phone. */
const ACTIONS_ON_A_PHONE = 2;
/** Same breakpoint as in `bulk-bar.module.css`. */
const PHONE = '(max-width: 600px)';

/** Actions on the selected rows, always visible at the lower edge. */
export function BulkBar<Row extends { id: number }>({ list, rows, onDone }: BulkBarProps<Row>) {
  const [action, setAction] = useState<BulkAction<Row> | BulkWindow<Row> | null>(null);
  const actions = list.actions ?? [];
  const room = useMedia(PHONE, false) ? ACTIONS_ON_A_PHONE : ACTIONS_IN_A_ROW;
  const first = actions.length > room ? actions.slice(0, room - 1) : actions;
  const rest = actions.slice(first.length);
  const choose = (each: RowAction<Row>) => {
    if (!('atOnce' in each)) return setAction(each);
    each.atOnce(rows);
    onDone({});
  };
  const asking = {
    rows,
    onClose: () => setAction(null),
    onDone: (left: readonly Row[]) => onDone(Object.fromEntries(left.map(({ id }) => [id, true as const]))),
  };
  return (
    <div className={styles.place}>
      <p role="status" className="visually-hidden">
        {rows.length > 0 && m['office.bulk.selected']({ count: rows.length })}
      </p>
      {rows.length > 0 && (
        <div ref={keepClear} className={styles.bar} role="toolbar" aria-label={m['office.bulk.label']()}>
          <span className={styles.count} aria-hidden="true">
            {m['office.bulk.selected']({ count: rows.length })}
          </span>
          {first.map((each) => (
            <button key={each.name} type="button" className={buttons.quiet} onClick={() => choose(each)}>
              {each.label()}
            </button>
          ))}
          {rest.length > 0 && <MoreActions actions={rest} onChoose={choose} />}
          <button type="button" className={styles.none} onClick={() => onDone({})}>
            {m['office.bulk.none']()}
          </button>
        </div>
      )}
      {action &&
        ('Window' in action ? (
          <action.Window {...asking} />
        ) : (
          <BulkDialog {...asking} list={list} action={action} />
        ))}
    </div>
  );
}

interface MoreActionsProps<Row> {
  actions: readonly RowAction<Row>[];
  onChoose: (action: RowAction<Row>) => void;
}

/** Menu of the actions that do not fit. */
function MoreActions<Row>({ actions, onChoose }: MoreActionsProps<Row>) {
  return (
    <PopoverMenu icon="contents" label={m['office.bulk.moreLabel']()} text={m['office.bulk.more']()} isNamed>
      {(id) =>
        actions.map((each) => (
          <button
            key={each.name}
            type="button"
            className={styles.more}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => onChoose(each)}
          >
            {each.label()}
          </button>
        ))
      }
    </PopoverMenu>
  );
}
