import { useEffect, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { useHold } from '../../../lib/leave.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { m } from '../../../paraglide/messages.js';
import profile from '../profile/profile-sections.module.css';
import styles from './second-factor.module.css';

const FILE_NAME = 'press-room-recovery-codes.txt';

/**
 * Recovery codes, shown only once. Nothing else is on the screen, so a print contains only the codes. Leaving without
 * saving them asks for confirmation.
 */
export function CodesPanel({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const hold = useHold(!isCopied && !isTaken);
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);
  const text = [m['account.codes.title'](), '', ...codes, ''].join('\n');
  const handleSave = () => {
    saveFile(new Blob([text]), FILE_NAME);
    setIsTaken(true);
  };
  const handlePrint = () => {
    print();
    setIsTaken(true);
  };
  return (
    <section className={styles.codes} aria-labelledby="recovery-codes">
      <h1 ref={heading} id="recovery-codes" tabIndex={-1} className={`${profile.title} ${styles.heading}`}>
        {m['account.codes.title']()}
      </h1>
      <p>{m['account.codes.text']()}</p>
      <ol className={styles.codeList}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr" translate="no">
              {code}
            </bdi>
          </li>
        ))}
      </ol>
      <div className={`${styles.tools} no-print`}>
        <button type="button" className={buttons.quiet} onClick={handleSave}>
          <Icon name="download" size={20} />
          {m['account.codes.save']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={handlePrint}>
          <Icon name="print" size={20} />
          {m['account.codes.print']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={() => void copyText(text).then(setIsCopied)}>
          <Icon name="copy" size={20} />
          {m['account.codes.copy']()}
        </button>
        <span role="status">{isCopied && m['account.codes.copied']()}</span>
      </div>
      <div className="no-print">
        <button type="button" className={buttons.button} onClick={onKept}>
          {m['account.codes.kept']()}
        </button>
      </div>
      <LeaveDialog hold={hold} />
    </section>
  );
}
