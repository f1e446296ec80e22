import type { ImportRun } from '@press-room/contract/imports';
import { Link } from 'wouter';
import { StatusNote } from '../../../components/status-note.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { entryOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { toCompany } from '../../paths.ts';
import { TO_STORED } from '../labels.ts';
import styles from './import-page.module.css';

type Refusal = NonNullable<ImportRun['refusal']>;

/** Rows that changed since, as listed in the refusal. */
export const listChanged = ({ facts: { changed } }: ApiError): Refusal['changed'] =>
  Array.isArray(changed) ? (changed as Refusal['changed']) : [];

/** Why an import was not applied or undone. Both are atomic. */
export function Refused({ run: { state, target, refusal } }: { run: ImportRun }) {
  if (refusal === null) return null;
  const { text, changed } = refusal;
  return (
    <StatusNote
      kind="alert"
      title={state === 'compared' ? m['office.imports.refused.apply']() : m['office.imports.refused.undo']()}
    >
      <p>{text}</p>
      {changed.length > 0 && (
        <>
          <p>{m['office.imports.undo.changed']({ count: formatNumber(changed.length) })}</p>
          <ul className={styles.blocked}>
            {changed.map(({ id, label }) => (
              <li key={id}>
                <Link href={(entryOf(TO_STORED, target) ?? toCompany)(id)}>
                  <bdi>{label}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </StatusNote>
  );
}
