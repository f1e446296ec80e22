import { usePermissions } from '../../../lib/permissions.ts';
import { useSaved } from '../saving/use-editing.ts';
import { Assignee } from './assignee.tsx';
import { Comments } from './comments.tsx';
import { ReturnForm } from './return-form.tsx';

/** Who looks after the release, what was said of it, and the way back to its writer. */
export function ReviewPanel() {
  const { status } = useSaved();
  const held = usePermissions();
  return (
    <>
      <Assignee />
      {status === 'in_review' && held.includes('press_release.review') && <ReturnForm />}
      <Comments mayWrite={held.includes('press_release.comment')} />
    </>
  );
}
