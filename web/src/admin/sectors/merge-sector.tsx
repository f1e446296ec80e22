import { OFFICE_SECTOR_PATH, type OfficeSector, officeSectorPath } from '@press-room/contract/admin-sectors';
import { type FormEvent, useState } from 'react';
import buttons from '../../components/button.module.css';
import { ChoiceField } from '../../components/choice-field.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { nameOfSector, useSectorOptions } from '../../features/sectors/sectors.ts';
import { getJson } from '../../lib/api.ts';
import { mayLeave } from '../../lib/leave.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';
import styles from './sectors.module.css';

interface MergeSectorProps {
  row: OfficeSector;
  onMerged: (row: OfficeSector) => void;
}

/** Merges another sector into this one: selection, then execution. Input is saved before. */
export function MergeSector({ row, onMerged }: MergeSectorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => mayLeave(open) && open()}>
        {m['office.sectors.merge.open']()}
      </button>
      {isOpen && (
        <Dialog
          title={m['office.sectors.merge.title']({ name: nameOfSector(row) })}
          onClose={() => setIsOpen(false)}
        >
          <MergeForm
            row={row}
            onClose={() => setIsOpen(false)}
            onMerged={(saved) => {
              setIsOpen(false);
              onMerged(saved);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function MergeForm({ row, onMerged, onClose }: MergeSectorProps & { onClose: () => void }) {
  const others = useSectorOptions().filter(({ value }) => value !== String(row.id));
  const [merged, setMerged] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const write = useOfficeWrite(OFFICE_SECTOR_PATH);
  const merge = async () => {
    setIsBusy(true);
    const other = await getJson<OfficeSector>(officeSectorPath(Number(merged)));
    const outcome = await write<OfficeSector>({
      method: 'POST',
      id: row.id,
      action: 'merge/',
      version: row.version,
      body: { merged: other.id, merged_version: other.version },
    });
    setIsBusy(false);
    if (outcome.kind !== 'saved') {
      showToast('error', describeOutcome(outcome));
      return;
    }
    showToast('success', m['office.sectors.merge.done']({ name: nameOfSector(other) }));
    onMerged(outcome.row);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (merged !== '' && !isBusy) void merge();
  };
  return (
    <form className={styles.merge} noValidate onSubmit={handleSubmit}>
      <p>{m['office.sectors.merge.text']({ name: nameOfSector(row) })}</p>
      <ChoiceField
        label={m['office.sectors.merge.choice']()}
        name="merged"
        value={merged}
        options={[{ value: '', text: m['office.bulk.choose']() }, ...others]}
        error={isTried && merged === '' ? m['office.bulk.sector.required']() : undefined}
        onChange={setMerged}
      />
      <div className={styles.actions}>
        <button type="submit" className={buttons.button} disabled={isBusy}>
          {m['office.sectors.merge.submit']()}
        </button>
        <button type="button" className={buttons.quiet} disabled={isBusy} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </form>
  );
}
