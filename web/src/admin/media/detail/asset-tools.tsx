import { type AssetUse, OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/admin-assets';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import type { ApiError } from '../../../lib/api-error.ts';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { useStore } from '../../../lib/store.ts';
import { m } from '../../../paraglide/messages.js';
import { UploadRow } from '../../components/media/upload-row.tsx';
import { sendFiles, uploadsStore } from '../../components/media/uploads.ts';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS } from '../../paths.ts';
import { PLACES } from '../labels.ts';
import styles from './asset-page.module.css';

/** Replaces or deletes a file. */
export function AssetTools({ asset }: { asset: OfficeAsset }) {
  const { id, version } = asset;
  const permissions = usePermissions();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const items = useStore(uploadsStore).filter(({ key, state }) => state !== 'done' && sent.includes(key));
  const replace = (files: FileList | null) => {
    const keys = sendFiles([...(files ?? [])].slice(0, 1), {
      replaced: { id, version },
      onDone: () =>
        void client.invalidateQueries({ queryKey: officeRecordQuery(OFFICE_ASSET_PATH, id).queryKey }),
    });
    setSent((before) => [...before, ...keys]);
  };
  return (
    <div className={styles.tools}>
      {permissions.includes('asset.edit') && permissions.includes('asset.create') && (
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
      <DeleteButton
        permission="asset.delete"
        noun={OFFICE_ASSET_PATH}
        row={asset}
        name={asset.name}
        text={m['office.media.detail.deleteText']()}
        backTo={OFFICE_PATHS.officeMedia}
        listUses={listPlaces}
      />
      <ul className={styles.uploads}>
        {items.map((item) => (
          <UploadRow key={item.key} item={item} />
        ))}
      </ul>
    </div>
  );
}

/** Records that use the file, from a refusal. */
const listPlaces = ({ facts }: ApiError): string[] =>
  ((facts.places ?? []) as AssetUse[]).map(({ noun, title }) => `${labelOf(PLACES, noun)}: ${title}`);
