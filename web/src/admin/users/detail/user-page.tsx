import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { InEnglish } from '../../../components/in-english.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { statusOf } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { cameFrom, navigate } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OFFICE_PATHS } from '../../paths.ts';
import { userQuery } from '../queries.ts';
import { UserSections } from './user-sections.tsx';

/** Goes back to the list with its page, filters and scroll position. */
function leaveToList(): void {
  if (cameFrom(OFFICE_PATHS.users)) history.back();
  else navigate(OFFICE_PATHS.users, { replace: true });
}

export function UserPage() {
  const officer = useSignedInUser();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(userQuery(Number(id)));
  if (data) return <UserSections officer={officer} user={data} onErased={leaveToList} />;
  return (
    <InEnglish>
      {error ? <Missing error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />}
    </InEnglish>
  );
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (statusOf(error) !== 404) return <OfficeFailure level={1} error={error} onRetry={onRetry} />;
  return (
    <Notice level={1} title={m['users.missing.title']()} text={m['users.missing.text']()}>
      <Link href={OFFICE_PATHS.users} className={buttons.button}>
        {m['users.detail.back']()}
      </Link>
    </Notice>
  );
}
