import {
  CONTACT_PATH,
  type Contact,
  type ContactDuplicate,
  type ContactRow,
} from '@press-room/contract/contacts';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { toContact } from '../../paths.ts';
import { contactName, whyStopped } from '../labels.ts';
import { duplicatesQuery } from '../queries.ts';
import styles from './duplicates.module.css';

/** Contacts that may be the same person, to be merged. */
export function DuplicatesPage() {
  const { data, error, refetch } = useQuery(duplicatesQuery());
  if (!data)
    return error ? (
      <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
    ) : (
      <ScreenSkeleton />
    );
  return (
    <OfficePage title={m['office.contacts.duplicates']()} facts={m['office.contacts.duplicatesText']()}>
      {data.length === 0 ? (
        <Notice title={m['office.contacts.noDuplicates']()} />
      ) : (
        <ul className={styles.groups}>
          {data.map((group) => (
            <Group key={group.contacts.map(({ id }) => id).join('-')} group={group} />
          ))}
        </ul>
      )}
    </OfficePage>
  );
}

function Group({ group: { reason, contacts } }: { group: ContactDuplicate }) {
  const permissions = usePermissions();
  const write = useOfficeWrite(CONTACT_PATH);
  const [isBusy, setIsBusy] = useState(false);
  /** One after another: each merge can be undone on its own. */
  const keep = async (kept: ContactRow) => {
    setIsBusy(true);
    let { version } = kept;
    for (const other of contacts) {
      if (other.id === kept.id) continue;
      const body = { merged: other.id, merged_version: other.version };
      const outcome = await write<Contact>({ method: 'POST', id: kept.id, action: 'merge/', version, body });
      if (outcome.kind !== 'saved') {
        showToast('error', describeOutcome(outcome));
        break;
      }
      version = outcome.row.version;
      showToast('success', m['office.contacts.merged']({ name: contactName(kept) }));
    }
    setIsBusy(false);
  };
  return (
    <li className={styles.group}>
      <p className={styles.reason}>
        {reason === 'name' ? m['office.contacts.sameName']() : m['office.contacts.sameOutlet']()}
      </p>
      <ul className={styles.contacts}>
        {contacts.map((contact) => (
          <li key={contact.id} className={styles.contact}>
            <div className={styles.words}>
              <Link href={toContact(contact.id)}>
                <bdi>{contactName(contact)}</bdi>
              </Link>
              <bdi className={styles.detail}>{describe(contact)}</bdi>
            </div>
            {permissions.includes('contact.edit') && (
              <button
                type="button"
                className={buttons.quiet}
                disabled={isBusy}
                aria-label={m['office.contacts.keepNamed']({ name: describe(contact) })}
                onClick={() => void keep(contact)}
              >
                {m['office.contacts.keep']()}
              </button>
            )}
          </li>
        ))}
      </ul>
      {contacts.some((contact) => whyStopped(contact) !== null) && (
        <p className={styles.detail}>{m['office.contacts.mergeStops']()}</p>
      )}
    </li>
  );
}

const describe = (contact: ContactRow): string =>
  [
    contact.addresses.map(({ email }) => toReadableAddress(email)).join(', '),
    contact.outlets.map(({ name }) => name).join(', '),
    contact.roles.join(', '),
    contact.account === null ? '' : m['office.contacts.hasAccount'](),
    whyStopped(contact) ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
