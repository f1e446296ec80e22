import { ASSET_COLLECTION_PATH, type AssetCollection } from '@press-room/contract/admin-asset-collections';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import type { Found } from '../../../components/combobox.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../../components/bulk/bulk-dialog.module.css';
import { loadRows } from '../../components/saving/queries.ts';
import { Chips } from '../../components/search-choice/chips.tsx';
import { type Search, SearchChoice } from '../../components/search-choice/search-choice.tsx';
import own from '../add-to/add-to.module.css';
import type { AddingProps } from '../add-to/add-to-shelf.tsx';
import { NewCollection } from './new-collection.tsx';
import { nameAmong } from './queries.ts';
import { useFilesForm } from './use-files-form.ts';

interface FoundCollection extends Found {
  collection: AssetCollection;
}

const OFFERED = 20;
const SEARCH: Search<FoundCollection> = {
  key: ['office', 'add-to', ASSET_COLLECTION_PATH],
  load: async (q, signal) => {
    const request = {
      noun: ASSET_COLLECTION_PATH,
      q,
      searched: ['name'],
      sort: '-updated_at',
      length: OFFERED,
    };
    const { data } = await loadRows<AssetCollection>(request, signal);
    return data.map((collection) => ({
      key: String(collection.id),
      text: collection.name,
      note: joinFacts([collection.press_group.name, m['office.media.count']({ count: collection.files })]),
      collection,
    }));
  },
};

/** Adds files to collections; new ones can be created here. */
export function AddToCollections({ rows, isBusy, onBusy, onDone, onClose }: AddingProps) {
  const mayMake = usePermissions().includes('asset.create');
  const [chosen, setChosen] = useState<readonly AssetCollection[]>([]);
  const { failure, clearFailure, handleSubmit } = useFilesForm({
    chosen,
    body: { add: rows.map(({ id }) => id) },
    isBusy,
    onBusy,
    required: m['office.media.addTo.required'](),
    describe: ({ count, names: name }) => m['office.media.addTo.done']({ count, name }),
    describeNone: (name) => m['office.media.addTo.none']({ name }),
    onRefused: (done) => setChosen(chosen.slice(done)),
    onSaved: () => {
      onDone([]);
      onClose();
    },
  });

  const choose = (collection: AssetCollection) => {
    setChosen((before) => [...before.filter(({ id }) => id !== collection.id), collection]);
    clearFailure();
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={own.search}>
        <SearchChoice
          label={m['office.media.addTo.search']({ place: m['office.collections.title']() })}
          hint={m['office.collections.searchHint']()}
          search={SEARCH}
          onChoose={({ collection }) => choose(collection)}
        />
      </div>
      <Chips
        chips={chosen.map((each) => ({ key: String(each.id), text: nameAmong(each, chosen) }))}
        onRemove={(key) => setChosen(chosen.filter(({ id }) => String(id) !== key))}
      />
      {mayMake && <NewCollection onMade={choose} />}
      {failure && <StatusNote kind="alert" title={failure} />}
      <div className={styles.actions}>
        <button type="submit" className={buttons.button} disabled={isBusy}>
          {m['office.media.addTo.add']({ count: rows.length })}
        </button>
        <button type="button" className={buttons.quiet} disabled={isBusy} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </form>
  );
}
