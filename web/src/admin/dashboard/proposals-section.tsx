import type { Dashboard } from '@press-room/contract/dashboard';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { Instant } from '../components/page/instant.tsx';
import { toProposal, WAITING_PROPOSALS } from '../paths.ts';
import { WaitingItem, WaitingSection } from './waiting-section.tsx';

/** Proposals for clippings. */
export function Proposals({ proposals }: Pick<Dashboard, 'proposals'>) {
  return (
    <WaitingSection title={m['office.desk.proposals']()} waiting={proposals} all={WAITING_PROPOSALS}>
      {({ id, headline, outlet, found_at }) => (
        <WaitingItem key={id} facts={<bdi>{outlet}</bdi>} when={<Instant at={found_at} />}>
          <Link href={toProposal(id)}>
            <bdi>{headline}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}
