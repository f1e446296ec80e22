import { OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { type Branch, branchName } from '../tree/branches.ts';

/** Hides a branch and everything below it from readers, or shows it again. */
export function HideButton({ branch }: { branch: Branch }) {
  const write = useOfficeWrite(OFFICE_GALLERY_TREE_PATH);
  const [isBusy, setIsBusy] = useState(false);
  const { id, version } = branch;
  const isHidden = branch.status === 'hidden';
  const move = async () => {
    setIsBusy(true);
    const body = { to: isHidden ? 'published' : 'hidden' };
    const outcome = await write<Branch>({ method: 'POST', id, action: 'transition/', version, body });
    setIsBusy(false);
    const name = branchName(branch);
    if (outcome.kind !== 'saved') showToast('error', describeOutcome(outcome));
    else
      showToast(
        'success',
        isHidden ? m['office.gallery.shown']({ name }) : m['office.gallery.hid']({ name }),
      );
  };
  return (
    <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void move()}>
      {isHidden ? m['office.gallery.show']() : m['office.gallery.hide']()}
    </button>
  );
}
