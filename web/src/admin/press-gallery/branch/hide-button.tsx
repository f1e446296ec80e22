import { OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import buttons from '../../../components/button.module.css';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { useOfficeAct } from '../../components/saving/use-office-write.ts';
import { type Branch, branchName } from '../tree/branches.ts';

/** Hides a branch and everything below it from readers, or shows it again. */
export function HideButton({ branch }: { branch: Branch }) {
  const { isBusy, act } = useOfficeAct(OFFICE_GALLERY_TREE_PATH);
  const { id, version } = branch;
  const isHidden = branch.status === 'hidden';
  const move = async () => {
    const body = { to: isHidden ? 'published' : 'hidden' };
    const saved = await act<Branch>({ method: 'POST', id, action: 'transition/', version, body });
    const name = branchName(branch);
    if (saved)
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
