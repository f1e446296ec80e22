import type { ImportFound } from '@press-room/contract/imports';
import { useScrollStop } from '../../../lib/use-scroll-stop.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './import-page.module.css';

/** The first rows as parsed. */
export function Preview({ found: { columns, rows } }: { found: ImportFound }) {
  const scroll = useScrollStop();
  // Columns can have the same name, so positions identify them.
  const places = columns.map(({ name }, at) => ({ name, at }));
  return (
    <section ref={scroll} className={styles.preview} aria-label={m['office.imports.preview']()}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={styles.line}>
              <span className="visually-hidden">{m['office.imports.line']()}</span>
            </th>
            {places.map(({ name, at }) => (
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
              {places.map(({ at }) => (
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
