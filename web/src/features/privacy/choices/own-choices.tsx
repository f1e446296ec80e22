import type { User } from '@press-room/contract/account';
import type { ConsentEntry } from '@press-room/contract/privacy';
import { useMutation, useQuery } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { m } from '../../../paraglide/messages.js';
import { consentsQuery, downloadData } from '../queries.ts';
import { ConsentStep } from './consent-step.tsx';
import { ErasureSection } from './erasure-section.tsx';
import { PURPOSE_TITLES } from './labels.ts';
import styles from './own-choices.module.css';
import { PurposeChoice } from './purpose-choice.tsx';

/** Consents of a signed-in person, independent of the accepted notice. */
export function OwnChoices({ user }: { user: User }) {
  return (
    <div className={`${styles.choices} no-print`}>
      <OwnConsents user={user} />
      <DataExport />
      <ErasureSection user={user} />
    </div>
  );
}

function OwnConsents({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(consentsQuery(user.id));
  if (data?.needs_consent) return <ConsentStep user={user} />;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{m['privacy.choices']()}</h2>
      {data && (
        <>
          <PurposeChoice user={user} purpose="data_processing" consents={data} />
          <PurposeChoice user={user} purpose="marketing" consents={data} />
          <ConsentHistory history={data.history} />
        </>
      )}
      {!data && !error && <p role="status">{m['shell.progress']()}</p>}
      {!data && error && (
        <>
          <Refusal error={error} />
          <button type="button" className={buttons.quiet} onClick={() => void refetch()}>
            {m['errors.retry']()}
          </button>
        </>
      )}
    </section>
  );
}

function DataExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: downloadData,
    onSuccess: (archive) => saveFile(archive, m['privacy.export.fileName']()),
  });
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{m['privacy.export.title']()}</h2>
      <p className={styles.soft}>{m['privacy.export.text']()}</p>
      <button type="button" className={buttons.quiet} disabled={isPending} onClick={() => mutate()}>
        <Icon name="download" size={20} />
        {m['privacy.export.button']()}
      </button>
      <Refusal error={error} />
    </section>
  );
}

/** All consents and withdrawals, newest first. */
function ConsentHistory({ history }: { history: ConsentEntry[] }) {
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
