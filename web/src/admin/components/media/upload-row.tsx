import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { formatBytes } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { toOfficeAsset } from '../../paths.ts';
import styles from './upload-panel.module.css';
import { UPLOAD_STATES } from './upload-states.ts';
import { cancelUpload, resumeUpload, type UploadItem } from './uploads.ts';

export function UploadRow({ item }: { item: UploadItem }) {
  const { key, name, bytes, sent, state, asset, isKnown, failure } = item;
  const isOver = state === 'done' || state === 'failed';
  return (
    <li className={styles.row} data-state={state}>
      <bdi className={styles.name}>{name}</bdi>
      <progress max={Math.max(1, bytes)} value={sent} aria-label={name} />
      <span className={styles.state}>
        {isKnown ? m['office.media.upload.known']() : labelOf(UPLOAD_STATES, state)} · {formatBytes(bytes)}
      </span>
      <span className={styles.tools}>
        {asset !== null && (
          <Link className={buttons.quiet} href={toOfficeAsset(asset)}>
            {m['office.media.upload.open']()}
          </Link>
        )}
        {(state === 'stopped' || state === 'full') && (
          <button type="button" className={buttons.quiet} onClick={() => resumeUpload(key)}>
            {m['office.media.upload.retry']()}
          </button>
        )}
        {!isOver && (
          <button
            type="button"
            className={buttons.quiet}
            aria-label={m['office.media.upload.cancelOf']({ name })}
            onClick={() => cancelUpload(key)}
          >
            {m['office.media.upload.cancel']()}
          </button>
        )}
      </span>
      {failure && <p className={styles.failure}>{failure}</p>}
    </li>
  );
}
