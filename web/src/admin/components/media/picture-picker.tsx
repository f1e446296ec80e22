import { OFFICE_ASSET_PATH, type OfficeAssetRow } from '@press-room/contract/admin-assets';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Reloadable } from '../../../components/reloadable.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { ownWords } from '../../../lib/own-words.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../page/office-failure.tsx';
import { officeListQuery } from '../saving/queries.ts';
import { ASSET_SEARCHED } from './asset-list.ts';
import { AssetTile } from './asset-tile.tsx';
import styles from './picture-picker.module.css';
import { useUnpublished } from './unpublished.ts';
import { PICTURE_FILES, UploadPanel } from './upload-panel.tsx';

export interface PicturePickerProps {
  kind: 'picture' | 'document' | 'file' | 'video' | 'captions';
  /** Whether several files can be chosen. */
  isMany: boolean;
  /** Ids in the order of choice; `assets` contains the ones that are loaded. */
  onPick: (ids: readonly number[], assets: readonly OfficeAssetRow[]) => void;
  onClose: () => void;
  /** Marks files that readers do not see yet. */
  marksUnpublished?: boolean;
}

const PAGE_LENGTH = 60;

function filtersOf(kind: PicturePickerProps['kind']): Record<string, string> {
  if (kind === 'file') return {};
  return kind === 'video' || kind === 'captions' ? { part: kind } : { kind };
}

const ACCEPTED: Partial<Record<PicturePickerProps['kind'], string>> = {
  picture: PICTURE_FILES,
  video: '.mp4,.m4v,.webm',
  captions: '.vtt',
};

/** Chooses files from the library, or uploads and chooses them. */
export function PicturePicker({
  kind,
  isMany,
  onPick,
  onClose,
  marksUnpublished = false,
}: PicturePickerProps) {
  const permissions = usePermissions();
  const name = useId();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    officeListQuery<OfficeAssetRow>({
      noun: OFFICE_ASSET_PATH,
      filters: filtersOf(kind),
      q,
      searched: ASSET_SEARCHED,
      length: PAGE_LENGTH,
    }),
  );
  const rows = data?.data ?? [];
  const unpublished = useUnpublished(
    rows.map(({ id }) => id),
    marksUnpublished,
  );
  const add = (ids: readonly number[]) =>
    setChosen((before) => (isMany ? [...new Set([...before, ...ids])] : ids.slice(-1)));
  const remove = (id: number) => setChosen((before) => before.filter((each) => each !== id));
  const handleTake = () => {
    onPick(
      chosen,
      chosen.flatMap((id) => rows.find((row) => row.id === id) ?? []),
    );
    onClose();
  };
  return (
    <Dialog title={m['office.media.picker.title']()} isWide onClose={onClose}>
      <div className={styles.picker}>
        {permissions.includes('asset.create') && (
          <UploadPanel
            isCompact
            {...(ACCEPTED[kind] && { accept: ACCEPTED[kind] })}
            onDone={(asset) => add([asset])}
          />
        )}
        <SearchBox
          label={m['office.media.search']()}
          example={m['office.media.searchExample']()}
          submitLabel={m['office.media.searchSubmit']()}
          value={q}
          isCompact
          onSearch={setQ}
        />
        {error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
        <Reloadable isBusy={isPlaceholderData}>
          <fieldset className={styles.grid}>
            <legend className="visually-hidden">{m['office.media.picker.title']()}</legend>
            {rows.map((row) => (
              <label key={row.id} className={styles.item} data-selected={chosen.includes(row.id)}>
                <input
                  type={isMany ? 'checkbox' : 'radio'}
                  name={name}
                  checked={chosen.includes(row.id)}
                  onChange={(event) => (event.target.checked ? add([row.id]) : remove(row.id))}
                />
                <AssetTile asset={row} />
                <span className={styles.caption} dir="auto">
                  {ownWords(row.caption) || row.name}
                </span>
                <span className={styles.credit} dir="auto">
                  {row.credit || m['office.media.noCredit']()}
                </span>
                {unpublished.has(row.id) && (
                  <span className={styles.unpublished}>
                    <Icon name="hidden" size={16} />
                    {m['office.media.unpublished']()}
                  </span>
                )}
              </label>
            ))}
            {data && rows.length === 0 && <p>{m['office.media.none']()}</p>}
          </fieldset>
        </Reloadable>
        <div className={styles.actions}>
          <button
            type="button"
            className={buttons.button}
            disabled={chosen.length === 0}
            onClick={handleTake}
          >
            {m['office.media.picker.take']({ count: chosen.length })}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['office.media.picker.cancel']()}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
