import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { clearSearches, keepSearches, useKeepsSearches, useSearches } from '../../../lib/searches.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome } from '../../../paths.ts';
import { Section } from '../profile/section.tsx';
import styles from './desk.module.css';

/** Latest searches in this browser. The list is never sent to a server. */
export function SearchesSection() {
  const searches = useSearches();
  const isKept = useKeepsSearches();
  return (
    <Section title={m['account.desk.searches']()} hint={m['account.desk.searchesHint']()}>
      {searches.length === 0 && <p>{m['account.desk.searchesNone']()}</p>}
      {searches.length > 0 && (
        <>
          <ul className={styles.list}>
            {searches.map((words) => (
              <li key={words} className={styles.row}>
                <Link href={toHome({ q: words })} className={styles.name}>
                  <bdi>{words}</bdi>
                </Link>
              </li>
            ))}
          </ul>
          <button type="button" className={`${buttons.quiet} ${styles.button}`} onClick={clearSearches}>
            {m['account.desk.clearSearches']()}
          </button>
        </>
      )}
      <CheckField name="keep_searches" isChecked={isKept} onChange={keepSearches}>
        {m['account.desk.keepSearches']()}
      </CheckField>
    </Section>
  );
}
