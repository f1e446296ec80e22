import { RENDITION_WIDTHS } from '@press-room/contract/assets';
import { DOWNLOAD_TYPES } from '@press-room/contract/downloads';
import { useState } from 'react';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { keepClear } from '../../../lib/bottom-bar.ts';
import { formatBytes, formatNumber } from '../../../lib/format.ts';
import { formatName } from '../../../lib/media-types.ts';
import { m } from '../../../paraglide/messages.js';
import { FIRST_ZIP_CHOICE, type Selection, sumBytes, toZipRequest, type ZipChoice } from './selection.ts';
import styles from './selection-bar.module.css';

const ORIGINAL = 'original';

/** What is done with the chosen pictures; it stays in sight while the pictures scroll. */
export function SelectionBar({ selection, onClear }: { selection: Selection; onClear: () => void }) {
  const [choice, setChoice] = useState<ZipChoice>(FIRST_ZIP_CHOICE);
  const bytes = sumBytes(selection, choice);
  return (
    <section ref={keepClear} className={`${styles.bar} no-print`} aria-label={m['gallery.selection.label']()}>
      <div className={styles.count}>
        <p role="status">
          <strong>{m['gallery.selection.count']({ count: selection.size })}</strong>
          {bytes !== null && <span className={styles.bytes}>{formatBytes(bytes)}</span>}
        </p>
        <button type="button" className={styles.clear} onClick={onClear}>
          <Icon name="close" size={16} />
          {m['gallery.selection.clear']()}
        </button>
      </div>
      <Choices choice={choice} onChange={setChoice} />
      <div className={styles.download}>
        <DownloadButton request={toZipRequest(selection, choice)}>
          {m['gallery.selection.download']()}
        </DownloadButton>
      </div>
    </section>
  );
}

type ChoicesProps = { choice: ZipChoice; onChange: (choice: ZipChoice) => void };

function Choices({ choice, onChange }: ChoicesProps) {
  const sizes = RENDITION_WIDTHS.toReversed().map((width) => ({
    value: String(width),
    text: m['gallery.selection.upTo']({ width: formatNumber(width) }),
  }));
  return (
    <div className={styles.choices}>
      <SelectField
        label={m['gallery.selection.size']()}
        value={choice.width === null ? ORIGINAL : String(choice.width)}
        options={[{ value: ORIGINAL, text: m['gallery.selection.original']() }, ...sizes]}
        onChange={(value) => onChange({ ...choice, width: value === ORIGINAL ? null : Number(value) })}
      />
      {choice.width !== null && (
        <SelectField
          label={m['gallery.selection.format']()}
          value={choice.mediaType}
          options={DOWNLOAD_TYPES.map((type) => ({ value: type, text: formatName(type) }))}
          onChange={(mediaType) => onChange({ ...choice, mediaType })}
        />
      )}
    </div>
  );
}
