import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { formatBytes } from '../../../lib/format.ts';
import { useStore } from '../../../lib/store.ts';
import { m } from '../../../paraglide/messages.js';
import { listsKey } from '../saving/queries.ts';
import styles from './upload-panel.module.css';
import { UploadRow } from './upload-row.tsx';
import { clearUploads, sendFiles, uploadsStore } from './uploads.ts';

interface UploadPanelProps {
  /** Files that the browser proposes; the server checks the content. */
  accept?: string;
  /** Called with each file that has arrived. The caller shows it, so its row disappears here. */
  onDone?: (asset: number) => void;
}

/** For choosing pictures: some systems do not know what phones write. */
export const PICTURE_FILES = 'image/*,.heic,.heif';

/** Files are dropped, chosen or pasted; below, how far each is and all together. */
export function UploadPanel({ accept, onDone }: UploadPanelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const items = useStore(uploadsStore);
  const send = (files: Iterable<File>) => sendFiles([...files], onDone ? { onDone } : {});
  const listed = onDone ? items.filter(({ state }) => state !== 'done') : items;
  const total = items.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent = items.reduce((sum, { sent: part }) => sum + part, 0);
  const done = items.filter(({ state }) => state === 'done').length;
  const full = items.filter(({ state }) => state === 'full').length;
  const client = useQueryClient();
  useEffect(() => {
    if (done + full > 0) void client.invalidateQueries({ queryKey: listsKey(OFFICE_ASSET_PATH) });
  }, [client, done, full]);
  return (
    <section
      className={styles.panel}
      data-over={isOver}
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        send(event.dataTransfer.files);
      }}
      onPaste={(event) => send(event.clipboardData.files)}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {m['office.media.upload.title']()}
        </h2>
        <p className={styles.hint}>{m['office.media.upload.hint']()}</p>
        <button type="button" className={buttons.button} onClick={() => input.current?.click()}>
          <Icon name="plus" size={20} />
          {m['office.media.upload.choose']()}
        </button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accept}
          onChange={(event) => {
            send(event.target.files ?? []);
            event.target.value = '';
          }}
        />
      </div>
      {items.length > 0 && (
        <>
          <div className={styles.overall}>
            <progress max={Math.max(1, total)} value={sent} aria-label={m['office.media.upload.overall']()} />
            <p role="status">
              {m['office.media.upload.count']({ done, all: items.length })} · {formatBytes(sent)} /{' '}
              {formatBytes(total)}
            </p>
            <button type="button" className={buttons.quiet} onClick={clearUploads}>
              {m['office.media.upload.clear']()}
            </button>
          </div>
          <ul className={styles.list}>
            {listed.map((item) => (
              <UploadRow key={item.key} item={item} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
