import type { ImportRun } from '@press-room/contract/imports';
import { formatNumber, joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { fieldLabel } from '../labels.ts';
import styles from './differences.module.css';

/** Lists columns that are not imported and rows with remarks, before the import is applied. */
export function LeftOut({ run }: { run: ImportRun }) {
  const lines = listLeftOut(run);
  if (lines.length === 0 && run.noted === 0) return null;
  return (
    <div className={styles.sum}>
      {lines.length > 0 && (
        <section>
          <h3 className={styles.title}>{m['office.imports.leftOut.title']()}</h3>
          <ul className={styles.leftOut}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {run.noted > 0 && (
        <p className={styles.remark}>{m['office.imports.noted']({ count: formatNumber(run.noted) })}</p>
      )}
    </div>
  );
}

function listLeftOut(run: ImportRun): string[] {
  const { counts, accepted, left_fields, found } = run;
  const add = counts?.add ?? 0;
  const left = add + (counts?.change ?? 0) + (counts?.remove ?? 0);
  const isLeft = left - accepted.add - accepted.change - accepted.remove;
  const numbers: [count: number, write: (words: { count: string }) => string][] = [
    [counts?.error ?? 0, m['office.imports.leftOut.errors']],
    [counts?.conflict ?? 0, m['office.imports.leftOut.conflicts']],
    [isLeft, m['office.imports.leftOut.rows']],
    [Math.max(0, (found?.header_row ?? 0) - 1), m['office.imports.leftOut.before']],
  ];
  const names: [names: string[], write: (words: { names: string }) => string][] = [
    [listColumns(run), m['office.imports.leftOut.columns']],
    [left_fields.map(fieldLabel), m['office.imports.leftOut.fields']],
    [listTables(run), m['office.imports.leftOut.tables']],
  ];
  return [
    ...names.flatMap(([each, write]) => (each.length > 0 ? [write({ names: joinWords(each) })] : [])),
    ...numbers.flatMap(([count, write]) => (count > 0 ? [write({ count: formatNumber(count) })] : [])),
  ];
}

/** Columns without a field; columns with neither a name nor values are left out. */
const listColumns = ({ found, mapping }: ImportRun): string[] =>
  (found?.columns ?? []).flatMap(({ name }, at) => {
    const isEmpty = name === '' && !found?.rows.some(({ cells }) => (cells[at] ?? '').trim() !== '');
    if ((mapping[at] ?? null) !== null || isEmpty) return [];
    return [name || m['office.imports.column.unnamed']({ number: at + 1 })];
  });

const listTables = ({ found }: ImportRun): string[] =>
  (found?.tables ?? [])
    .filter(({ name, problem }) => name !== found?.table && problem !== 'empty')
    .map(({ name, is_hidden }) => (is_hidden ? m['office.imports.table.hidden']({ name }) : name));
