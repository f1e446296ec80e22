import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../components/failure.tsx';
import { useSignedInUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx';
import { secondFactorQuery } from '../second-step/queries.ts';
import { CodesPanel } from './codes-panel.tsx';
import { FactorSections } from './factor-sections.tsx';

/** Second factors of the user. New recovery codes are shown alone until they are saved. */
export function SecondFactorPage() {
  const { data, error, refetch } = useQuery(secondFactorQuery(useSignedInUser().id));
  const [codes, setCodes] = useState<readonly string[]>([]);
  useScreenTitle(m['account.secondFactor.title']());
  if (codes.length > 0) return <CodesPanel codes={codes} onKept={() => setCodes([])} />;
  if (data) return <FactorSections factors={data} onCodes={setCodes} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}
