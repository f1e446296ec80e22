import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../../components/failure.tsx';
import { useSignedInUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { ProfileSections } from './profile-sections.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileQuery } from './queries.ts';

export function ProfilePage() {
  const { data, error, refetch } = useQuery(profileQuery(useSignedInUser().id));
  useScreenTitle(m['account.profile.title']());
  if (data) return <ProfileSections profile={data} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}
