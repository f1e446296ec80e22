import type { ConsentEntry } from '@press-room/contract/privacy';
import { Disclosure } from '../../../components/disclosure.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { PURPOSE_TITLES } from './labels.ts';
import styles from './own-choices.module.css';

/** Every answer that was ever given, newest first. */
export function ConsentHistory({ history }: { history: ConsentEntry[] }) {
  if (history.length === 0) return null;
  return (
    <Disclosure className={styles.history} summary={m['privacy.history']({ count: history.length })}>
      <ol>
        {history.map(({ purpose, answer, privacy_version, at }) => (
          <li key={`${at} ${purpose}`} className={styles.entry}>
            <span>
              {labelOf(PURPOSE_TITLES, purpose)}:{' '}
              <strong>{answer ? m['privacy.accepted']() : m['privacy.refused']()}</strong>
            </span>
            <span className={styles.soft}>
              <time dateTime={at}>{formatInstant(at)}</time> ·{' '}
              {m['privacy.versionNumber']({ version: privacy_version })}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
