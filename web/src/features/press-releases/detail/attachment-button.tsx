import type { ReleaseAttachment } from '@press-room/contract/press-releases';
import { fileTypeOf } from '../../../components/file-types.ts';
import { Icon } from '../../../components/icon.tsx';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { useDownload } from '../../../lib/download.ts';
import { formatBytes, joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './attachment-button.module.css';

/** A file of a release: the whole line downloads it. */
export function AttachmentButton({ attachment }: { attachment: ReleaseAttachment }) {
  const { id, title, media_type, bytes } = attachment;
  const { start, isPending, data, error } = useDownload();
  const type = fileTypeOf(media_type);
  return (
    <>
      <button
        type="button"
        className={styles.file}
        aria-disabled={isPending}
        onClick={() => start({ asset: id })}
      >
        <Icon name={type.icon} size={20} />
        <span className={styles.words}>
          <bdi className={styles.name}>{title}</bdi>
          <span className={styles.note}>{joinFacts([type.name, formatBytes(bytes)])}</span>
        </span>
        <Icon name="download" size={20} />
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
    </>
  );
}
