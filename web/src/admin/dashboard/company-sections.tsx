import type { Dashboard } from '@press-room/contract/dashboard';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { Instant } from '../components/page/instant.tsx';
import { toCompaniesAskingForName, toCompany, toCompanyMembers } from '../paths.ts';
import { WaitingItem, WaitingSection } from './waiting-section.tsx';

export function Members({ members }: Pick<Dashboard, 'members'>) {
  return (
    <WaitingSection title={m['office.desk.members']()} waiting={members} all={toCompanyMembers('waiting')}>
      {({ id, first_name, last_name, email, claimed }) => (
        <WaitingItem key={id} facts={<bdi>{claimed?.name}</bdi>} when={null}>
          <Link href={toCompanyMembers('waiting', email)}>
            <bdi>{`${first_name} ${last_name}`.trim() || toReadableAddress(email)}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

/** Companies with a name request. */
export function Names({ names }: Pick<Dashboard, 'names'>) {
  return (
    <WaitingSection title={m['office.desk.names']()} waiting={names} all={toCompaniesAskingForName()}>
      {({ id, name, wanted_name, asked_at }) => (
        <WaitingItem key={id} facts={<bdi>{name}</bdi>} when={<Instant at={asked_at} />}>
          <Link href={toCompany(id)}>
            <bdi>{wanted_name}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}
