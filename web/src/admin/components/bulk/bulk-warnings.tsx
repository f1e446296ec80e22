import { useState } from 'react';
import { useScrollStop } from '../../../lib/use-scroll-stop.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkAction, BulkWarning } from './bulk-action.ts';
import styles from './bulk-dialog.module.css';

interface RowWarnings<Row> {
  row: Row;
  warnings: readonly BulkWarning[];
}

interface Looking<Row> {
  /** Empty without warnings, or before the check. */
  found: readonly RowWarnings<Row>[];
  isLooking: boolean;
  /** Checks the rows once. @returns whether there are warnings to confirm */
  look: (rows: readonly Row[]) => Promise<boolean>;
}

/** Collects the warnings of an action before it runs. */
export function useWarnings<Row>({ warningsOf }: Pick<BulkAction<Row>, 'warningsOf'>): Looking<Row> {
  const [found, setFound] = useState<readonly RowWarnings<Row>[] | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const look = async (rows: readonly Row[]): Promise<boolean> => {
    if (warningsOf === undefined || found !== null) return false;
    setIsLooking(true);
    const all: RowWarnings<Row>[] = [];
    // One request at a time, to limit the load on the server.
    for (const row of rows) {
      const warnings = await warningsOf(row).catch(() => [
        { text: m['office.bulk.lookFailed'](), isUnready: false },
      ]);
      if (warnings.length > 0) all.push({ row, warnings });
    }
    setFound(all);
    setIsLooking(false);
    return all.length > 0;
  };
  return { found: found ?? [], isLooking, look };
}

interface WarningsProps<Row> {
  found: readonly RowWarnings<Row>[];
  nameOf: (row: Row) => string;
}

/** Warnings by row. */
export function Warnings<Row extends { id: number }>({ found, nameOf }: WarningsProps<Row>) {
  const scroll = useScrollStop();
  if (found.length === 0) return null;
  return (
    <div role="alert">
      <p>{m['office.bulk.warnings']()}</p>
      <ul ref={scroll} className={styles.names}>
        {found.map(({ row, warnings }) => (
          <li key={row.id}>
            <bdi>{nameOf(row)}</bdi>
            <ul className={styles.warnings}>
              {[...new Set(warnings.map(({ text }) => text))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
