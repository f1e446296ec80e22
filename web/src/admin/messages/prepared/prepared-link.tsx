import { PREPARED_BASKET_PATH, type PreparedBasket } from '@press-room/contract/prepared-baskets';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ShareButtons } from '../../../components/share-buttons.tsx';
import { formatBytes, joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import styles from '../detail/message-page.module.css';
import { KIND_NAMES } from '../labels.ts';

interface PreparedLinkProps {
  basket: PreparedBasket;
  mayWrite: boolean;
  onSaved: (row: PreparedBasket) => void;
}

/** Link to a prepared basket, and its use. */
export function PreparedLink({ basket, mayWrite, onSaved }: PreparedLinkProps) {
  const { id, version, name, url, is_open, expires_at, openings, opened_at, items } = basket;
  const [now] = useState(() => Date.now());
  const write = useOfficeWrite(PREPARED_BASKET_PATH);
  const save = async (isOpen: boolean) => {
    const body = { is_open: isOpen };
    const outcome = await write<PreparedBasket>({ method: 'PATCH', id, version, body });
    if (outcome.kind === 'saved') onSaved(outcome.row);
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <section className={`${styles.given} ${styles.prepared}`} aria-labelledby="prepared-link">
      <h2 id="prepared-link" className={styles.title}>
        {m['office.prepared.link']()}
      </h2>
      <p className={styles.hint}>
        {is_open
          ? m['office.prepared.until']({ date: officeMoment(expires_at) })
          : m['office.prepared.linkEnded']()}
      </p>
      {url !== null && (
        <>
          <p className={styles.address} dir="ltr">
            {url}
          </p>
          <ShareButtons address={url} title={name} />
          <a href={toMail(basket, url)} className={buttons.quiet}>
            {m['office.prepared.write']()}
          </a>
        </>
      )}
      {url === null && is_open && <p className={styles.hint}>{m['office.prepared.linkHidden']()}</p>}
      <p>
        {opened_at === null
          ? m['office.prepared.unopened']()
          : m['office.prepared.openedAt']({ openings, date: officeMoment(opened_at) })}
      </p>
      <ul>
        {items.map(({ kind, id: item, pages, title, bytes, takings, taken_at }) => (
          <li key={`${kind} ${item} ${pages?.first} ${pages?.last}`}>
            <bdi>{title}</bdi>{' '}
            <span className={styles.hint}>
              {joinFacts([
                labelOf(KIND_NAMES, kind),
                formatBytes(bytes),
                taken_at === null
                  ? m['office.prepared.untaken']()
                  : m['office.prepared.takenAt']({ takings, date: officeMoment(taken_at) }),
              ])}
            </span>
          </li>
        ))}
      </ul>
      {mayWrite && (is_open || Date.parse(expires_at) > now) && (
        <button type="button" className={buttons.quiet} onClick={() => void save(!is_open)}>
          {is_open ? m['office.messages.attachedEnd']() : m['office.prepared.reopen']()}
        </button>
      )}
    </section>
  );
}

/** A letter with the link in the recipient's language, for the officer's own mail program. */
function toMail({ name, email, language: locale, expires_at }: PreparedBasket, url: string): string {
  const subject = m['office.prepared.mailSubject']({}, { locale });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  const body = m['office.prepared.mailText'](
    { name, url, date: date.format(new Date(expires_at)) },
    { locale },
  );
  const search = Object.entries({ subject, body }).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(email)}?${search.join('&')}`;
}
