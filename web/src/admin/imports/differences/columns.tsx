import type { ImportDifference } from '@press-room/contract/imports';
import { Link } from 'wouter';
import { entryOf, shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn } from '../../components/list/list-definition.ts';
import { SelectBox } from '../../components/list/select-box.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { fieldLabel, KIND_LABELS, showField, TO_STORED } from '../labels.ts';
import styles from './differences.module.css';
import { useRun } from './run-context.ts';
import { useTick } from './use-choose.ts';

const isWritten = (kind: ImportDifference['kind']): boolean =>
  kind === 'add' || kind === 'change' || kind === 'remove';

export const COLUMNS: readonly ListColumn<ImportDifference>[] = [
  {
    id: 'label',
    label: m['office.imports.differences.row'],
    sortBy: 'label',
    isName: true,
    cell: (row) => <Name row={row} />,
  },
  {
    id: 'take',
    label: m['office.imports.differences.take'],
    cell: (row) => isWritten(row.kind) && <TakeBox row={row} />,
  },
  {
    id: 'kind',
    label: m['office.imports.differences.kind'],
    cell: ({ kind }) => (
      <StatusChip kind={shownOf(KIND_LABELS, kind).kind} label={entryOf(KIND_LABELS, kind)?.one() ?? kind} />
    ),
  },
  {
    id: 'line',
    label: m['office.imports.line'],
    sortBy: 'line',
    cell: ({ line }) => line,
  },
  {
    id: 'fields',
    isLong: true,
    label: m['office.imports.differences.fields'],
    cell: (row) => row.fields.length + row.notes.length > 0 && <Fields row={row} />,
  },
];

type RowProps = { row: ImportDifference };

function Name({ row: { label, stored_id, kind } }: RowProps) {
  const { run } = useRun();
  // Removed or not yet created rows have no screen.
  const isThere = stored_id !== null && (kind !== 'remove' || run.state !== 'applied');
  const toStored = entryOf(TO_STORED, run.target);
  if (!isThere || toStored === undefined) return <bdi>{label}</bdi>;
  return (
    <Link href={toStored(stored_id)}>
      <bdi>{label}</bdi>
    </Link>
  );
}

function TakeBox({ row: { id, label, is_accepted } }: RowProps) {
  const { isOpen } = useRun();
  const { isTicked, tick } = useTick(is_accepted, { ids: [id] });
  if (!isOpen)
    return is_accepted ? m['office.imports.differences.taken']() : m['office.imports.differences.left']();
  return (
    <SelectBox
      label={m['office.imports.differences.takeOf']({ name: label })}
      isSelected={isTicked}
      onChange={tick}
    />
  );
}

function Fields({ row }: RowProps) {
  return (
    <ul className={row.kind === 'change' ? styles.fields : `${styles.fields} ${styles.compact}`}>
      {row.notes.map(({ field, text }) => (
        <li key={`${field}${text}`} className={styles.remark}>
          {field !== null && <span className={styles.field}>{fieldLabel(field)}: </span>}
          {text}
        </li>
      ))}
      {row.fields.map((each) => (
        <li key={each.field}>
          {row.kind === 'change' ? <Change row={row} change={each} /> : <Value {...each} />}
        </li>
      ))}
    </ul>
  );
}

type FieldChange = ImportDifference['fields'][number];

const Value = ({ field, new: value }: FieldChange) => (
  <>
    <span className={styles.field}>{fieldLabel(field)}: </span>
    <bdi>{showField(field, value)}</bdi>
  </>
);

/** A changed field, which can be skipped. */
function Change({ row, change }: RowProps & { change: FieldChange }) {
  const { run, isOpen } = useRun();
  const { field, old, new: value, is_left } = change;
  const { isTicked, tick } = useTick(!is_left, { ids: [row.id], field });
  const words = (
    <span data-left={!isTicked} className={styles.change}>
      <span className={styles.field}>{fieldLabel(field)}: </span>
      <del className={styles.old}>
        <bdi>{showField(field, old) || m['office.empty']()}</bdi>
      </del>{' '}
      <ins className={styles.new}>
        <bdi>{showField(field, value) || m['office.empty']()}</bdi>
      </ins>
    </span>
  );
  if (!isOpen) return words;
  // A field skipped for all rows cannot be chosen for one.
  const isLeftOfAll = run.left_fields.includes(field);
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isTicked} disabled={isLeftOfAll} onChange={tick} />
      {words}
    </label>
  );
}
