import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { OFFICE_PATHS } from '../../paths.ts';
import { useSaved } from '../saving/use-editing.ts';

/** Takes a draft away that nobody needs any more; what readers have had is archived instead. */
export function DeleteDraft() {
  const { id, version, status, text } = useSaved();
  const held = usePermissions();
  if (status !== 'draft' || !held.includes('press_release.delete')) return null;
  return (
    <div>
      <DeleteButton
        noun={OFFICE_PRESS_RELEASE_PATH}
        row={{ id, version }}
        name={text.it?.title || text.en?.title || m['office.editor.untitled']()}
        onDeleted={() => navigate(OFFICE_PATHS.officePressReleases, { replace: true })}
      />
    </div>
  );
}
