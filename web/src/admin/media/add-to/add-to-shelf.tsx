import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import type { FilesUnready } from '@press-room/contract/admin-media';
import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkWindowProps } from '../../components/bulk/bulk-action.ts';
import styles from '../../components/bulk/bulk-dialog.module.css';
import { offerUndo } from '../../components/bulk/undo.ts';
import { UnreadyDialog } from '../../components/publishing/lazy-unready-dialog.ts';
import { unreadyFilesOf } from '../../components/publishing/unready-files.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { SearchChoice } from '../../components/search-choice/search-choice.tsx';
import own from './add-to.module.css';
import type { Added } from './append.ts';
import type { FoundTarget, Target } from './targets.ts';

export interface AddingProps extends BulkWindowProps<OfficeAssetRow> {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

/** Appends files to a gallery, release or press kit. */
export function AddToShelf({
  target,
  rows,
  isBusy,
  onBusy,
  onDone,
  onClose,
}: AddingProps & { target: Target }) {
  const [chosen, setChosen] = useState<FoundTarget | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [unready, setUnready] = useState<FilesUnready['files'] | null>(null);
  const write = useOfficeWrite(target.noun);
  const able = rows.filter((row) => target.obstacleOf(row) === null);

  const add = async (to: FoundTarget, showUnready = false) => {
    onBusy(true);
    setFailure(null);
    setUnready(null);
    const added = await target.add({ id: to.id, assets: able, write, showUnready });
    onBusy(false);
    if (added.kind === 'added') {
      tell(added, to.text);
      onDone(rows.filter((row) => !able.includes(row)));
      return onClose();
    }
    const files = unreadyFilesOf(added);
    if (files) setUnready(files);
    else setFailure(describeOutcome(added));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || able.length === 0) return;
    if (chosen === null) setFailure(m['office.media.addTo.required']());
    else void add(chosen);
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <div className={own.search}>
          <SearchChoice
            label={m['office.media.addTo.search']({ place: target.label() })}
            hint={m['office.media.addTo.searchHint']()}
            search={target.search}
            onChoose={(found) => {
              setChosen(found);
              setFailure(null);
            }}
          />
        </div>
        <p role="status" className={own.chosen}>
          {chosen && (
            <>
              <span>{m['office.media.addTo.chosen']()}</span> <bdi className={own.name}>{chosen.text}</bdi>
              {chosen.note && <span className={own.note}>{chosen.note}</span>}
            </>
          )}
        </p>
        <LeftOut rows={rows} obstacleOf={target.obstacleOf} />
        {failure && <StatusNote kind="alert" title={failure} />}
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} disabled={isBusy || able.length === 0}>
            {m['office.media.addTo.add']({ count: able.length })}
          </button>
          <button type="button" className={buttons.quiet} disabled={isBusy} onClick={onClose}>
            {m['account.cancel']()}
          </button>
        </div>
      </form>
      {unready && chosen && (
        <UnreadyDialog
          files={unready}
          text={m['office.media.addTo.unready']()}
          goOn={m['office.media.addTo.goOn']()}
          onGoOn={() => void add(chosen, true)}
          onClose={() => setUnready(null)}
        />
      )}
    </>
  );
}

function LeftOut({
  rows,
  obstacleOf,
}: {
  rows: readonly OfficeAssetRow[];
  obstacleOf: (row: OfficeAssetRow) => string | null;
}) {
  const left = rows.filter((row) => obstacleOf(row) !== null);
  if (left.length === 0) return null;
  return (
    <div className={styles.left}>
      <p>{m['office.bulk.leftOut']({ count: left.length })}</p>
      <ul className={styles.reasons}>
        {left.map((row) => (
          <li key={row.id}>
            <bdi>{row.name}</bdi>: {obstacleOf(row)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function tell({ count, waits, undo }: Extract<Added, { kind: 'added' }>, name: string): void {
  if (count === 0) return void showToast('success', m['office.media.addTo.none']({ name }));
  const text = waits
    ? m['office.media.addTo.doneLater']({ count, name })
    : m['office.media.addTo.done']({ count, name });
  offerUndo(text, () => void takeBack(undo, name));
}

async function takeBack(undo: () => ReturnType<Extract<Added, { kind: 'added' }>['undo']>, name: string) {
  const outcome = await undo();
  if (outcome.kind === 'saved') showToast('success', m['office.undo.done']({ count: 1 }));
  else showToast('error', m['office.undo.failed']({ names: name }));
}
