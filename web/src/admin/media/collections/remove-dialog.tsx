import type { AssetCollection } from '@press-room/contract/admin-asset-collections';
import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import type { BulkWindowProps } from '../../components/bulk/bulk-action.ts';
import styles from '../../components/bulk/bulk-dialog.module.css';
import own from './collections.module.css';
import { collectionsOfQuery, nameAmong } from './queries.ts';
import { useFilesForm } from './use-files-form.ts';

/** Removes files from collections. */
export function RemoveDialog(props: BulkWindowProps<OfficeAssetRow>) {
  const { onClose, onDone } = props;
  const [rows] = useState(props.rows);
  const ids = rows.map(({ id }) => id);
  const shown = Number(new URLSearchParams(useSearch()).get('collection'));
  const { data, error } = useQuery(collectionsOfQuery(ids));
  const [picked, setPicked] = useState<Readonly<Record<number, boolean>>>({});
  const [isBusy, setIsBusy] = useState(false);
  // Preselect the collection in the filter, or the only one.
  const isPicked = ({ id }: AssetCollection): boolean => picked[id] ?? (id === shown || data?.length === 1);
  const chosen = (data ?? []).filter(isPicked);

  const { failure, clearFailure, handleSubmit } = useFilesForm({
    chosen,
    body: { remove: ids },
    isBusy,
    onBusy: setIsBusy,
    required: m['office.collections.required'](),
    describe: m['office.collections.removed'],
    onSaved: () => {
      onDone([]);
      onClose();
    },
  });
  return (
    <Dialog
      title={m['office.collections.removeTitle']({ count: rows.length })}
      onClose={onClose}
      mayClose={() => !isBusy}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        {data === undefined && !error && <p role="status">{m['office.collections.looking']()}</p>}
        {error && <StatusNote kind="alert" title={m['office.collections.unread']()} />}
        {data?.length === 0 && <p>{m['office.collections.noneHas']()}</p>}
        {data && data.length > 0 && (
          <fieldset className={own.choices}>
            <legend className={own.legend}>{m['office.collections.title']()}</legend>
            {data.map((collection) => (
              <CheckField
                key={collection.id}
                name={`collection-${collection.id}`}
                isChecked={isPicked(collection)}
                onChange={(is) => {
                  setPicked({ ...picked, [collection.id]: is });
                  clearFailure();
                }}
              >
                <bdi>{nameAmong(collection, data)}</bdi>
              </CheckField>
            ))}
          </fieldset>
        )}
        {failure && <StatusNote kind="alert" title={failure} />}
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} disabled={isBusy || !data?.length}>
            {m['office.collections.remove']()}
          </button>
          <button type="button" className={buttons.quiet} disabled={isBusy} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
