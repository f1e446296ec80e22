import {
  ASSET_COLLECTION_PATH,
  type AssetCollection,
  type CollectionFiles,
} from '@press-room/contract/admin-asset-collections';
import { OFFICE_ASSET_PATH } from '@press-room/contract/admin-assets';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { joinWords } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { offerUndo } from '../../components/bulk/undo.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import type { Outcome, Refusal } from '../../components/saving/office-write.ts';
import { listsKey } from '../../components/saving/queries.ts';
import { useOfficeWrite, type WriteNoun } from '../../components/saving/use-office-write.ts';

/** Retries after concurrent changes: added and removed files do not conflict. */
const ATTEMPTS = 3;

type Named = Pick<AssetCollection, 'id' | 'version' | 'name'>;
type Change = { add?: readonly number[]; remove?: readonly number[] };

async function changeFiles(
  write: WriteNoun,
  { id, version }: Named,
  body: Change,
): Promise<Outcome<CollectionFiles>> {
  let from = version;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await write<CollectionFiles>({
      method: 'POST',
      id,
      action: 'file/',
      version: from,
      body,
    });
    if (outcome.kind !== 'conflict' || attempt === ATTEMPTS) return outcome;
    from = outcome.current.version;
  }
}

interface Changed {
  done: readonly CollectionFiles[];
  /** Refusal of the first failed collection; the following ones are unchanged. */
  refusal: Refusal<CollectionFiles> | null;
}

/** Number of different files in the lists. */
const countFiles = (lists: readonly (readonly number[])[]): number => new Set(lists.flat()).size;

/** Adds files to collections or removes them, one collection after another, with undo. */
function useCollectionFiles() {
  const write = useOfficeWrite(ASSET_COLLECTION_PATH);
  const client = useQueryClient();
  // The library can be filtered by a collection.
  const refresh = () => void client.invalidateQueries({ queryKey: listsKey(OFFICE_ASSET_PATH) });
  const change = async (collections: readonly Named[], body: Change): Promise<Changed> => {
    const done: CollectionFiles[] = [];
    let refusal: Changed['refusal'] = null;
    for (const collection of collections) {
      const outcome = await changeFiles(write, collection, body);
      if (outcome.kind !== 'saved') {
        refusal = outcome;
        break;
      }
      done.push(outcome.row);
    }
    refresh();
    return { done, refusal };
  };
  const takeBack = async (done: readonly CollectionFiles[]) => {
    const kept: string[] = [];
    for (const collection of done) {
      const outcome = await changeFiles(write, collection, {
        add: collection.removed,
        remove: collection.added,
      });
      if (outcome.kind !== 'saved') kept.push(collection.name);
    }
    refresh();
    if (kept.length === 0) showToast('success', m['office.undo.done']({ count: done.length }));
    else showToast('error', m['office.undo.failed']({ names: joinWords(kept) }));
  };
  const offerBack = (text: string, done: readonly CollectionFiles[]) =>
    offerUndo(text, () => void takeBack(done));
  return { change, offerBack };
}

interface FilesForm {
  /** Selected collections. */
  chosen: readonly Named[];
  body: Change;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  /** Error if none is chosen. */
  required: string;
  describe: (done: { count: number; names: string }) => string;
  /** Message if all files are already, or not yet, in it. */
  describeNone?: (names: string) => string;
  /** Receives the number of changed collections before the first refusal. */
  onRefused?: (done: number) => void;
  onSaved: () => void;
}

/** Form that adds files to collections or removes them, and offers undo. */
export function useFilesForm(form: FilesForm) {
  const { chosen, body, isBusy, onBusy, required, describe, describeNone, onRefused, onSaved } = form;
  const { change, offerBack } = useCollectionFiles();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    onBusy(true);
    setFailure(null);
    const { done, refusal } = await change(chosen, body);
    onBusy(false);
    const names = joinWords(done.map(({ name }) => name));
    const count = countFiles(done.flatMap(({ added, removed }) => [added, removed]));
    if (count > 0) offerBack(describe({ count, names }), done);
    else if (done.length > 0 && describeNone) showToast('success', describeNone(names));
    if (refusal === null) return onSaved();
    onRefused?.(done.length);
    setFailure(describeOutcome(refusal));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (chosen.length === 0) setFailure(required);
    else void save();
  };
  return { failure, clearFailure: () => setFailure(null), handleSubmit };
}
