import type { Company } from '@press-room/contract/companies';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { mayLeave } from '../../../lib/leave.ts';
import { m } from '../../../paraglide/messages.js';
import { OtherCompany } from './other-company.tsx';

const LazyMergePlan = lazyComponent(async () => (await import('./merge-plan.tsx')).MergePlan);

interface MergeButtonProps {
  row: Company;
  onMerged: (row: Company) => void;
}

/** Merges another company into this one: selection, preview, execution. Changes on this screen are saved before. */
export function MergeButton({ row, onMerged }: MergeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [merged, setMerged] = useState<number | null>(null);
  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    setMerged(null);
  };
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => mayLeave(open) && open()}>
        {m['office.companies.merge.open']()}
      </button>
      {isOpen && (
        <Dialog title={m['office.companies.merge.title']({ name: row.business_name })} isWide onClose={close}>
          {merged === null ? (
            <OtherCompany row={row} onChoose={setMerged} onClose={close} />
          ) : (
            <LazyMergePlan
              kept={row.id}
              merged={merged}
              onBack={() => setMerged(null)}
              onMerged={(saved) => {
                close();
                onMerged(saved);
              }}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
