import { useOwnCompany, usePermissions } from '../../../lib/permissions.ts';
import { useSaved } from '../saving/use-editing.ts';
import { Assignee } from './assignee.tsx';
import { Comments } from './comments.tsx';
import { ReturnForm } from './return-form.tsx';

/** Assignee, comments, and return of the release. A company reads and answers. */
export function ReviewPanel() {
  const { status } = useSaved();
  const permissions = usePermissions();
  const isColleague = useOwnCompany('press_release.comment') === null;
  return (
    <>
      {isColleague && <Assignee />}
      {status === 'in_review' && permissions.includes('press_release.review') && <ReturnForm />}
      <Comments isColleague={isColleague} />
    </>
  );
}
