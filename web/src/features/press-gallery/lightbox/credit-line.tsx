import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { tellCopy } from '../../../lib/tell-taken.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './credit-line.module.css';

/** Credit of the picture, with a copy button. */
export function CreditLine({ credit, picture }: { credit: string; picture: number }) {
  const [outcome, setOutcome] = useState('');
  const handleCopy = async () => {
    const isCopied = await copyText(credit);
    if (isCopied) tellCopy({ asset: picture });
    setOutcome(isCopied ? m['gallery.credit.copied']() : m['gallery.credit.failed']());
  };
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        <span className={styles.label}>{m['gallery.credit.label']()}</span>
        <span className={styles.credit}>
          <bdi>{credit}</bdi>
        </span>
      </p>
      <button type="button" className={styles.copy} onClick={() => void handleCopy()}>
        <Icon name="copy" size={20} />
        {m['gallery.credit.copy']()}
      </button>
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
    </div>
  );
}
