import type { DownloadRequest } from '@press-room/contract/downloads';
import type { ReactNode } from 'react';
import { describeRefusal } from '../lib/describe-refusal.ts';
import { useDownload } from '../lib/download.ts';
import { formatBytes, joinFacts } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import styles from './download-button.module.css';
import { Icon } from './icon.tsx';

interface DownloadWords {
  /** Type, size and use of the file, if known. */
  facts?: readonly string[];
  /** Subject of the download, for screen readers. */
  of?: string | undefined;
  children: ReactNode;
}

interface DownloadButtonProps extends DownloadWords {
  request: DownloadRequest;
  kind?: 'button' | 'quiet';
}

/** Requests a download and passes it to the browser; the result is shown below. */
export function DownloadButton({ request, kind = 'button', ...words }: DownloadButtonProps) {
  const { start, isPending, data, error, preparation } = useDownload();
  return (
    <div className={styles.download}>
      {/* Not `disabled`, which would lose the focus. */}
      <button
        type="button"
        className={`${buttons[kind]} ${styles.file}`}
        aria-disabled={isPending}
        onClick={() => start(request)}
      >
        <Face isBusy={isPending} {...words} />
      </button>
      <p role="status" className={styles.outcome}>
        {isPending && (preparation ? m['downloads.making'](preparation) : m['downloads.preparing']())}
        {data && m['downloads.started']({ name: data.name, size: formatBytes(data.bytes) })}
      </p>
      {error && (
        <p role="alert" className={styles.failure}>
          {describeRefusal(error)}
        </p>
      )}
    </div>
  );
}

interface DownloadLinkProps extends DownloadWords {
  url: string;
  /** Name of the saved file. */
  name: string;
}

/** Download link to a file with its own address. */
export function DownloadLink({ url, name, ...words }: DownloadLinkProps) {
  return (
    <div className={styles.download}>
      <a href={url} download={name} className={`${buttons.quiet} ${styles.file}`}>
        <Face isBusy={false} {...words} />
      </a>
    </div>
  );
}

function Face({ isBusy, facts = [], of, children }: DownloadWords & { isBusy: boolean }) {
  const note = joinFacts(facts);
  return (
    <>
      <span className={styles.icon} data-busy={isBusy}>
        <Icon name="download" size={20} />
      </span>
      <span className={styles.words}>
        <span>
          {children}
          {of && <span className="visually-hidden">: {of}</span>}
        </span>{' '}
        {note && <span className={styles.facts}>{note}</span>}
      </span>
    </>
  );
}
