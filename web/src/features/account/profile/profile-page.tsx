import type { User } from '@press-room/contract/account';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { toLogin } from '../../../paths.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { ProfileSections } from './profile-sections.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileQuery } from './queries.ts';

export function ProfilePage() {
  const user = useUser();
  const [path] = useLocation();
  useScreenTitle(m['account.profile.title']());
  // The session may end while the screen is open.
  return user ? <ProfileOf user={user} /> : <Redirect to={toLogin(path)} replace />;
}

function ProfileOf({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(profileQuery(user.id));
  if (data) return <ProfileSections profile={data} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}
