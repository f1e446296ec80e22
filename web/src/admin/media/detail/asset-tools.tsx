import { OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/office-assets';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { useStore } from '../../../lib/store.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { UploadRow } from '../../office/media/upload-row.tsx';
import { sendFiles, uploadsStore } from '../../office/media/uploads.ts';
import { describeOutcome } from '../../office/saving/describe-outcome.ts';
import { officeRecordQuery } from '../../office/saving/queries.ts';
import { useOfficeWrite } from '../../office/saving/use-office-write.ts';
import styles from './asset-page.module.css';

/** Puts another file into its place, or deletes it. */
export function AssetTools({ asset }: { asset: OfficeAsset }) {
  const { id, version } = asset;
  const held = usePermissions();
  const client = useQueryClient();
  const write = useOfficeWrite(OFFICE_ASSET_PATH);
  const input = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const items = useStore(uploadsStore).filter(({ state }) => state !== 'done');
  const replace = (files: FileList | null) =>
    sendFiles([...(files ?? [])].slice(0, 1), {
      replaced: { id, version },
      onDone: () =>
        void client.invalidateQueries({ queryKey: officeRecordQuery(OFFICE_ASSET_PATH, id).queryKey }),
    });
  const remove = async () => {
    setIsAsked(false);
    const outcome = await write({ method: 'DELETE', id, version });
    if (outcome.kind === 'saved') navigate(PATHS.officeMedia, { replace: true });
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <div className={styles.tools}>
      {held.includes('asset.edit') && held.includes('asset.create') && (
        <>
          <button type="button" className={buttons.quiet} onClick={() => input.current?.click()}>
            {m['office.media.detail.replace']()}
          </button>
          <input
            ref={input}
            type="file"
            hidden
            onChange={(event) => {
              replace(event.target.files);
              event.target.value = '';
            }}
          />
        </>
      )}
      {held.includes('asset.delete') && (
        <button type="button" className={buttons.quiet} onClick={() => setIsAsked(true)}>
          {m['office.media.detail.delete']()}
        </button>
      )}
      <ul className={styles.uploads}>
        {items.map((item) => (
          <UploadRow key={item.key} item={item} />
        ))}
      </ul>
      {isAsked && (
        <Dialog title={m['office.media.detail.deleteTitle']()} kind="alert" onClose={() => setIsAsked(false)}>
          <p>{m['office.media.detail.deleteText']()}</p>
          <div className={styles.tools}>
            <button type="button" className={buttons.button} onClick={() => void remove()}>
              {m['office.media.detail.delete']()}
            </button>
            <button type="button" className={buttons.quiet} onClick={() => setIsAsked(false)}>
              {m['office.media.detail.cancel']()}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
