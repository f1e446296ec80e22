import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../components/failure.tsx';
import { AwaitingNotice } from '../../components/press-only-notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useSignedInUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { profileQuery } from './profile/queries.ts';

/** In the place of a screen for accredited press, for who is signed in and not admitted yet. */
export function AwaitingPage() {
  const { data, error, refetch } = useQuery(profileQuery(useSignedInUser().id));
  useScreenTitle(m['pressOnly.title']());
  if (data) return <AwaitingNotice accreditation={data.accreditation} />;
  return error ? <Failure level={1} error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}
