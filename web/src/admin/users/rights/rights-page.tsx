import type { User } from '@press-room/contract/account';
import type { Rights } from '@press-room/contract/rights';
import { rightsOf } from '@press-room/contract/roles';
import { type AccountRow, USER_PATH } from '@press-room/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'wouter';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { sourceOf, toStoredOutcome } from '../../components/transfer-list/items.ts';
import { LazyTransferList } from '../../components/transfer-list/lazy-transfer-list.ts';
import { toUser } from '../../paths.ts';
import { findObstacle, toName } from '../labels.ts';
import { userQuery } from '../queries.ts';
import { WhoGrants } from './held-rights.tsx';
import { rightsQuery } from './queries.ts';
import { listAvailable, toChange, toStored } from './rights-items.ts';

/** Groups and direct permissions of an account. */
export function RightsPage() {
  const id = Number(useParams().id);
  const officer = useSignedInUser();
  const user = useQuery(userQuery(id));
  const rights = useQuery(rightsQuery(id));
  const error = user.error ?? rights.error;
  if (user.data && rights.data)
    return <Loaded key={id} officer={officer} user={user.data} rights={rights.data} />;
  if (!error) return <ScreenSkeleton />;
  const retry = () => void Promise.all([user.refetch(), rights.refetch()]);
  return <OfficeFailure level={1} error={error} onRetry={retry} />;
}

interface LoadedProps {
  officer: User;
  user: AccountRow;
  rights: Rights;
}

const OBSTACLES = { own: m['users.obstacle.own'], staff: m['users.obstacle.staff'] };

function Loaded({ officer, user, rights }: LoadedProps) {
  const write = useOfficeWrite(USER_PATH);
  const [mine] = useState(() => rightsOf(officer));
  const [held, setHeld] = useState(rights);
  const source = useMemo(
    () => sourceOf(['rights', user.id], listAvailable(held, mine)),
    [held, mine, user.id],
  );
  const obstacle = findObstacle(officer, user);
  const mayGrant = mine.includes('account.grant');
  return (
    <OfficePage
      title={m['users.rights.title']({ name: toName(user) })}
      facts={<Link href={toUser(user.id)}>{m['users.rights.back']()}</Link>}
    >
      {obstacle && <p>{labelOf(OBSTACLES, obstacle)}</p>}
      {!obstacle && mayGrant && <p>{m['users.rights.text']()}</p>}
      {!mayGrant && <WhoGrants />}
      <LazyTransferList
        titles={{ available: m['users.rights.available'](), chosen: m['users.rights.chosen']() }}
        emptyChosen={m['users.rights.none']()}
        stored={toStored(rights, mine)}
        source={source}
        isReadOnly={obstacle !== null || !mayGrant}
        save={async (ids, version) => {
          const outcome = await write<Rights>({
            method: 'PATCH',
            id: user.id,
            action: 'rights/',
            version,
            body: toChange(ids),
          });
          if (outcome.kind === 'saved') setHeld(outcome.row);
          return toStoredOutcome(outcome, (saved) => toStored(saved, mine));
        }}
      />
    </OfficePage>
  );
}
