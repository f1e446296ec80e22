import type { PictureUse } from '@press-room/contract/picture-uses';
import { useState } from 'react';
import { addAndTell } from '../../../components/basket-button.tsx';
import buttons from '../../../components/button.module.css';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { PictureUseField } from '../../../components/picture-use-field.tsx';
import { keepClear } from '../../../lib/bottom-bar.ts';
import { formatBytes } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type Selection, sumBytes, toItems } from './selection.ts';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  onClear: () => void;
}

/** Actions on the selected pictures, sticky while scrolling. */
export function SelectionBar({ selection, onClear }: SelectionBarProps) {
  const [use, setUse] = useState<PictureUse>('original');
  const bytes = sumBytes(selection, use);
  const gather = () => {
    addAndTell(toItems(selection));
    onClear();
  };
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
      <div className={styles.choices}>
        <PictureUseField use={use} onChange={setUse} />
      </div>
      <div className={styles.download}>
        <button type="button" className={buttons.quiet} onClick={gather}>
          <Icon name="basket" size={20} />
          {m['basket.add']()}
        </button>
        <DownloadButton request={{ basket: toItems(selection), use }}>
          {m['gallery.selection.download']()}
        </DownloadButton>
      </div>
    </section>
  );
}
