import type { DownloadRequest } from '@press-room/contract/downloads';
import type { ReactNode } from 'react';
import { describeRefusal } from '../lib/describe-refusal.ts';
import { useDownload } from '../lib/download.ts';
import { formatBytes } from '../lib/format.ts';
import { m } from '../paraglide/messages.js';
import buttons from './button.module.css';
import styles from './download-button.module.css';
import { Icon } from './icon.tsx';

type DownloadButtonProps = {
  request: DownloadRequest;
  kind?: 'button' | 'quiet';
  /** What is downloaded, where the button's text alone does not say it. */
  label?: string;
  children: ReactNode;
};

/** Asks for a download and hands it to the browser; under it stands how that went. */
export function DownloadButton({ request, kind = 'button', label, children }: DownloadButtonProps) {
  const { start, isPending, data, error } = useDownload();
  return (
    <div className={styles.download}>
      {/* Not `disabled`, which would take the focus away from the keyboard. */}
      <button
        type="button"
        className={buttons[kind]}
        aria-label={label}
        aria-disabled={isPending}
        onClick={() => start(request)}
      >
        <span className={styles.icon} data-busy={isPending}>
          <Icon name="download" size={20} />
        </span>
        {children}
      </button>
      <p role="status" className={styles.outcome}>
        {isPending && m['downloads.preparing']()}
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
