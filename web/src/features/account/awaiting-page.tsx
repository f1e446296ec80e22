import { useQuery } from '@tanstack/react-query';
import { AwaitingNotice } from '../../components/press-only-notice.tsx';
import { useSignedInUser } from '../../lib/auth.ts';
import { m } from '../../paraglide/messages.js';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { profileQuery } from './profile/queries.ts';

/** Replaces a press-only screen for signed-in readers who are not admitted yet. */
export function AwaitingPage() {
  const profile = useQuery(profileQuery(useSignedInUser().id));
  useScreenTitle(m['pressOnly.title']());
  return <AwaitingNotice profile={profile} />;
}
