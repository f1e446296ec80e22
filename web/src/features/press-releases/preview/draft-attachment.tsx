import type { ReleaseAttachment } from '@press-room/contract/press-releases';
import { fileTypeOf } from '../../../components/file-types.ts';
import { Icon } from '../../../components/icon.tsx';
import { formatBytes, joinFacts } from '../../../lib/format.ts';
import styles from '../detail/attachment-button.module.css';

/** A file of a release that has not appeared: its address comes with the preview and ends with it. */
export function DraftAttachment({ attachment }: { attachment: ReleaseAttachment }) {
  const { name, title, media_type, bytes, url } = attachment;
  const type = fileTypeOf(media_type);
  return (
    <a href={url} download={name} className={styles.file}>
      <Icon name={type.icon} size={20} />
      <span className={styles.words}>
        <bdi className={styles.name}>{title}</bdi>
        <span className={styles.note}>{joinFacts([type.name, formatBytes(bytes)])}</span>
      </span>
      <Icon name="download" size={20} />
    </a>
  );
}
