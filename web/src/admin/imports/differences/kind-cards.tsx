import {
  IMPORT_KINDS,
  type ImportCounts,
  type ImportKind,
  type ImportRun,
  WRITTEN_KINDS,
} from '@press-room/contract/imports';
import { Link, useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { shownOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { toImportDifferences } from '../../paths.ts';
import { KIND_LABELS } from '../labels.ts';
import styles from './differences.module.css';
import { useRun } from './run-context.ts';
import { useChoose } from './use-choose.ts';

type WrittenKind = (typeof WRITTEN_KINDS)[number];
const isWrittenKind = (kind: ImportKind): kind is WrittenKind => WRITTEN_KINDS.some((each) => each === kind);

/** Number of rows of each kind; each links to them, and can be accepted or skipped as a whole. */
export function KindCards({ counts }: { counts: ImportCounts }) {
  const { run } = useRun();
  const shown = new URLSearchParams(useSearch()).get('kind');
  return (
    <ul className={styles.cards} aria-label={m['office.imports.differences.kinds']()}>
      {IMPORT_KINDS.map((kind) => (
        <li
          key={kind}
          className={styles.card}
          data-kind={counts[kind] > 0 ? shownOf(KIND_LABELS, kind).kind : undefined}
          data-shown={shown === kind}
        >
          <Link
            href={toImportDifferences(run.id, shown === kind ? null : kind)}
            className={styles.head}
            aria-current={shown === kind ? 'true' : undefined}
          >
            <span>{shownOf(KIND_LABELS, kind).label()}</span>
            <strong className={styles.count}>{formatNumber(counts[kind])}</strong>
          </Link>
          {isWrittenKind(kind) && counts[kind] > 0 && <Choice kind={kind} run={run} count={counts[kind]} />}
        </li>
      ))}
      <li className={styles.card}>
        <span className={styles.head}>
          <span>{m['office.imports.same.kind']()}</span>
          <strong className={styles.count}>{formatNumber(counts.same)}</strong>
        </span>
      </li>
    </ul>
  );
}

function Choice({ kind, run, count }: { kind: WrittenKind; run: ImportRun; count: number }) {
  const { isOpen } = useRun();
  const { mutate, isPending } = useChoose(run.id);
  const accepted = run.accepted[kind];
  const text = m['office.imports.differences.takenOf']({
    taken: formatNumber(accepted),
    count: formatNumber(count),
  });
  if (!isOpen) return <p className={styles.note}>{text}</p>;
  const choose = (is_accepted: boolean) => !isPending && mutate({ is_accepted, kind });
  if (kind === 'remove') {
    return (
      <>
        <CheckField name="remove" isChecked={accepted > 0} onChange={choose}>
          {run.target === 'company'
            ? m['office.imports.differences.removeCompanies']()
            : m['office.imports.differences.removeUsers']()}
        </CheckField>
        {accepted > 0 && <p className={styles.note}>{text}</p>}
      </>
    );
  }
  return (
    <>
      <p className={styles.note}>{text}</p>
      <div className={styles.pair}>
        <button
          type="button"
          className={buttons.quiet}
          aria-label={m['office.imports.differences.takeAllOf']({ kind: shownOf(KIND_LABELS, kind).label() })}
          disabled={accepted === count}
          onClick={() => choose(true)}
        >
          {m['office.imports.differences.takeAll']()}
        </button>
        <button
          type="button"
          className={buttons.quiet}
          aria-label={m['office.imports.differences.leaveAllOf']({
            kind: shownOf(KIND_LABELS, kind).label(),
          })}
          disabled={accepted === 0}
          onClick={() => choose(false)}
        >
          {m['office.imports.differences.leaveAll']()}
        </button>
      </div>
    </>
  );
}
