import { FEED_FORMS, type FeedForm } from '@press-room/contract/feeds';
import type { NewPrivateFeed } from '@press-room/contract/private-feeds';
import { useEffect, useId, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import fields from '../../../components/text-field.module.css';
import { copyText } from '../../../lib/clipboard.ts';
import { useHold } from '../../../lib/leave.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './feeds.module.css';

type NewAddressesProps = { feed: NewPrivateFeed; onCopied: () => void };

/** Addresses of a feed by format, shown only once. Leaving without copying one asks for confirmation. */
export function NewAddresses({ feed: { name, addresses }, onCopied }: NewAddressesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const hold = useHold(!isCopied);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.made} aria-labelledby="new-addresses">
      <h2 ref={heading} id="new-addresses" tabIndex={-1} className={styles.heading}>
        {m['account.feeds.made']({ name })}
      </h2>
      <p>{m['account.feeds.madeText']()}</p>
      {addresses.map(({ format, url }) => (
        <Address key={format} format={format} url={url} onCopied={() => setIsCopied(true)} />
      ))}
      <div>
        <button type="button" className={buttons.quiet} onClick={onCopied}>
          {m['account.feeds.copiedAll']()}
        </button>
      </div>
      <LeaveDialog hold={hold} />
    </section>
  );
}

type AddressProps = { format: FeedForm; url: string; onCopied: () => void };

function Address({ format, url, onCopied }: AddressProps) {
  const id = useId();
  const copy = async () => {
    if (!(await copyText(url))) {
      showToast('error', m['account.feeds.copyFailed']());
      return;
    }
    showToast('success', m['account.feeds.copied']());
    onCopied();
  };
  return (
    <div className={styles.address}>
      <label htmlFor={id} className={fields.label}>
        {FEED_FORMS[format].name}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={`${fields.input} ${styles.url}`}
          readOnly
          dir="ltr"
          translate="no"
          value={url}
          onFocus={(event) => event.target.select()}
          onCopy={onCopied}
        />
        <button
          type="button"
          className={buttons.quiet}
          aria-label={`${m['account.feeds.copy']()}: ${FEED_FORMS[format].name}`}
          onClick={() => void copy()}
        >
          <Icon name="copy" size={20} />
          {m['account.feeds.copy']()}
        </button>
      </div>
    </div>
  );
}
