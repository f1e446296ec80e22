import type { ImportFound } from '@press-room/contract/imports';
import { useScrollStop } from '../../../lib/use-scroll-stop.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './import-page.module.css';

/** The first rows as they are read. */
export function Preview({ found: { columns, rows } }: { found: ImportFound }) {
  const scroll = useScrollStop();
  return (
    <section ref={scroll} className={styles.preview} aria-label={m['office.imports.preview']()}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.line}>
              <span className="visually-hidden">{m['office.imports.line']()}</span>
            </th>
            {columns.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may be named alike, and do not move.
              <th key={at} scope="col" dir="auto">
                {name || m['office.imports.column.unnamed']({ number: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row" className={styles.line}>
                {line}
              </th>
              {columns.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move.
                <td key={at} dir="auto">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
