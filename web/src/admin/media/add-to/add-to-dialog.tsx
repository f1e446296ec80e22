import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { shownOf } from '../../../lib/labels.ts';
import { useOwnCompany, usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkWindowProps } from '../../components/bulk/bulk-action.ts';
import styles from '../../components/bulk/bulk-dialog.module.css';
import { AddToCollections } from '../collections/add-to-collections.tsx';
import { AddToShelf } from './add-to-shelf.tsx';
import { TARGET_NAMES, TARGETS, type TargetName } from './targets.ts';

const COLLECTIONS = 'asset_collection';
type PlaceName = TargetName | typeof COLLECTIONS;

/** Appends the selected files to a gallery, a release or a press kit, or adds them to collections. */
export function AddToDialog(props: BulkWindowProps<OfficeAssetRow>) {
  const names = usePlaces();
  const [rows] = useState(props.rows);
  const [name, setName] = useState<PlaceName>(() => firstFor(names, rows));
  const [isBusy, setIsBusy] = useState(false);
  const form = { rows, isBusy, onBusy: setIsBusy, onDone: props.onDone, onClose: props.onClose };
  return (
    <Dialog
      title={m['office.media.addTo.title']({ count: rows.length })}
      onClose={props.onClose}
      mayClose={() => !isBusy}
    >
      <div className={styles.form}>
        {names.length > 1 && (
          <RadioGroup
            legend={m['office.media.addTo.where']()}
            name="target"
            value={name}
            options={names.map((value) => ({ value, text: labelOfPlace(value) }))}
            error={undefined}
            onChange={(next) => !isBusy && setName(next)}
          />
        )}
        {name === COLLECTIONS ? (
          <AddToCollections {...form} />
        ) : (
          <AddToShelf key={name} target={TARGETS[name]} {...form} />
        )}
      </div>
    </Dialog>
  );
}

const labelOfPlace = (name: PlaceName): string =>
  name === COLLECTIONS ? m['office.collections.title']() : shownOf(TARGETS, name).label();

/** Collections belong to the association: press offices of companies have none. */
function usePlaces(): readonly PlaceName[] {
  const permissions = usePermissions();
  const isOfHouse = useOwnCompany('asset.edit') === null;
  const shelves = TARGET_NAMES.filter((each) => permissions.includes(TARGETS[each].permission));
  return permissions.includes('asset.edit') && isOfHouse ? [...shelves, COLLECTIONS] : shelves;
}

/** First target that accepts at least one of the files. */
const firstFor = (names: readonly PlaceName[], rows: readonly OfficeAssetRow[]): PlaceName =>
  names.find((name) => name === COLLECTIONS || rows.some((row) => TARGETS[name].obstacleOf(row) === null)) ??
  names[0] ??
  'gallery';
