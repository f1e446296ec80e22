import { isAccreditedReader } from '@press-room/contract/account-groups';
import type { Magazine } from '@press-room/contract/magazines';
import buttons from '../../../components/button.module.css';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { statusOf } from '../../../lib/api-error.ts';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { troubleOf } from './pdf.ts';
import styles from './reader-state.module.css';

type ReaderTroubleProps = { error: unknown; magazine: Magazine | undefined; onRetry: () => void };

/** Reason why the document cannot be read, with alternatives. */
export function ReaderTrouble({ error, magazine, onRetry }: ReaderTroubleProps) {
  return (
    <div className={styles.state}>
      <div className={styles.trouble}>
        <Trouble error={error} magazine={magazine} onRetry={onRetry} />
      </div>
    </div>
  );
}

function Trouble({ error, magazine, onRetry }: ReaderTroubleProps) {
  const user = useUser();
  if (statusOf(error) === 404)
    return (
      <Notice
        isAlert
        title={m['magazines.trouble.missing.title']()}
        text={
          user && !isAccreditedReader(user.groups)
            ? m['magazines.trouble.missing.accredited']()
            : m['magazines.trouble.missing.text']()
        }
      />
    );
  if (statusOf(error) !== null) return <Failure error={error} onRetry={onRetry} />;
  const { title, text } = TROUBLES[troubleOf(error)];
  return (
    <Notice isAlert title={title()} text={text()}>
      {magazine && (
        <DownloadButton request={{ asset: magazine.document.id }}>
          {m['magazines.reader.download']()}
        </DownloadButton>
      )}
      <button type="button" className={buttons.quiet} onClick={onRetry}>
        {m['errors.retry']()}
      </button>
    </Notice>
  );
}

const TROUBLES = {
  locked: { title: m['magazines.trouble.locked.title'], text: m['magazines.trouble.locked.text'] },
  broken: { title: m['magazines.trouble.broken.title'], text: m['magazines.trouble.broken.text'] },
  line: { title: m['magazines.trouble.line.title'], text: m['magazines.trouble.line.text'] },
} as const;
