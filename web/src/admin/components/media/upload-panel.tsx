import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { formatBytes } from '../../../lib/format.ts';
import { useHold } from '../../../lib/leave.ts';
import { useStore } from '../../../lib/store.ts';
import { m } from '../../../paraglide/messages.js';
import { listsKey } from '../saving/queries.ts';
import styles from './upload-panel.module.css';
import { UploadRow } from './upload-row.tsx';
import { clearUploads, listAssets, sendFiles, type UploadState, uploadsStore } from './uploads.ts';

interface UploadPanelProps {
  /** Files that the browser proposes; the server checks the content. */
  accept?: string;
  /**
   * Called for each uploaded file with all files of its selection, in order. The caller shows uploaded files, so this
   * list removes them. It hides the uploads of other screens.
   */
  onDone?: (asset: number, chosen: readonly number[]) => void;
  /** On phones only the button, for dialogs. */
  isCompact?: boolean;
}

/** Leaving the screen in these states asks for confirmation: the file would not be attached. */
const RUNNING: readonly UploadState[] = ['waiting', 'sending'];

/** Some systems do not map `image/*` to the HEIC files of phones. */
export const PICTURE_FILES = 'image/*,.heic,.heif';

/** Uploads dropped, chosen or pasted files, and shows the progress of each and in total. */
export function UploadPanel({ accept, onDone, isCompact = false }: UploadPanelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [own, setOwn] = useState<readonly string[]>([]);
  const all = useStore(uploadsStore);
  const items = onDone ? all.filter(({ key }) => own.includes(key)) : all;
  const hold = useHold(onDone !== undefined && items.some(({ state }) => RUNNING.includes(state)));
  const send = (files: Iterable<File>) => {
    const tell = (asset: number) => onDone?.(asset, listAssets(keys));
    const keys = sendFiles([...files], onDone ? { onDone: tell } : {});
    setOwn((before) => [...before, ...keys]);
  };
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
      data-compact={isCompact}
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
          <LeaveDialog hold={hold} />
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
