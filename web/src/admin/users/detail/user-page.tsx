import type { User } from '@press-room/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Link, Redirect, useLocation, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useScreenTitle } from '../../../features/press-groups/use-screen-title.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { useUser } from '../../../lib/auth.ts';
import { cameFrom, navigate } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS, toLogin } from '../../../paths.ts';
import { toName } from '../labels.ts';
import { userQuery } from '../queries.ts';
import { UsersFailure } from '../users-failure.tsx';
import styles from './user-page.module.css';
import { UserSections } from './user-sections.tsx';
import { UserSkeleton } from './user-skeleton.tsx';

export function UserPage() {
  const officer = useUser();
  const [path] = useLocation();
  const { id = '' } = useParams();
  return officer ? <Account officer={officer} id={Number(id)} /> : <Redirect to={toLogin(path)} replace />;
}

/** Going back keeps page, filters and place of the list. */
function leaveToList(): void {
  if (cameFrom(PATHS.users)) history.back();
  else navigate(PATHS.users, { replace: true });
}

function Account({ officer, id }: { officer: User; id: number }) {
  const { data, error, refetch } = useQuery(userQuery(id));
  useScreenTitle(data ? toName(data) : m['users.title']());
  return (
    <>
      <nav className={styles.back} aria-label={m['pressReleases.detail.backLabel']()}>
        <Link
          href={PATHS.users}
          className={styles.backLink}
          onClick={(event) => {
            if (!cameFrom(PATHS.users)) return;
            event.preventDefault();
            history.back();
          }}
        >
          <Icon name="back" size={20} />
          {m['users.detail.back']()}
        </Link>
      </nav>
      {data && <UserSections officer={officer} user={data} onErased={leaveToList} />}
      {!data && !error && <UserSkeleton />}
      {!data && error && <Missing error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (statusOf(error) !== 404) return <UsersFailure error={error} onRetry={onRetry} />;
  return (
    <Notice level={1} title={m['users.missing.title']()} text={m['users.missing.text']()}>
      <Link href={PATHS.users} className={buttons.button}>
        {m['users.detail.back']()}
      </Link>
    </Notice>
  );
}
