import {
  GROUP_HOLDINGS,
  type GroupHolding,
  type GroupUses,
  OFFICE_PRESS_GROUP_PATH,
  type OfficePressGroup,
} from '@press-room/contract/admin-press-groups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { formatNumber } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toOfficePressGroup } from '../paths.ts';
import { GroupForm } from './group-form.tsx';

export function GroupPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewGroup /> : <OneGroup key={id} id={Number(id)} />;
}

function NewGroup() {
  return (
    <OfficePage title={m['office.groups.new']()}>
      <GroupForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toOfficePressGroup(id))} />
    </OfficePage>
  );
}

function OneGroup({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<OfficePressGroup>(OFFICE_PRESS_GROUP_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: OfficePressGroup }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      action={
        permissions.includes('press_group.delete') && (
          <DeleteButton
            noun={OFFICE_PRESS_GROUP_PATH}
            row={row}
            name={row.name}
            onDeleted={() => navigate(OFFICE_PATHS.officePressGroups, { replace: true })}
            listUses={listUses}
          />
        )
      }
    >
      <GroupForm row={row} isReadOnly={!permissions.includes('press_group.edit')} onSaved={setRow} />
    </OfficePage>
  );
}

const HOLDINGS: Record<GroupHolding, () => string> = {
  press_release: m['office.groups.holding.pressRelease'],
  press_release_template: m['office.groups.holding.template'],
  press_kit: m['office.groups.holding.pressKit'],
  contact_message: m['office.groups.holding.message'],
  reusable_answer: m['office.groups.holding.answer'],
  contact_list: m['office.groups.holding.list'],
  asset_collection: m['office.groups.holding.collection'],
  clipping: m['office.clippings.title'],
  appointment: m['office.audit.subject.appointment'],
  crisis: m['office.crises.title'],
  clipping_feed: m['office.clippingFeeds.title'],
  mailing: m['office.mailings.title'],
  press_review: m['office.reviews.all'],
};

/** Remaining records of the group, each kind with its number. */
function listUses({ facts }: ApiError): string[] {
  const uses = (facts.uses ?? {}) as GroupUses;
  return GROUP_HOLDINGS.flatMap((holding) => {
    const count = uses[holding];
    return count === undefined ? [] : [`${labelOf(HOLDINGS, holding)}: ${formatNumber(count)}`];
  });
}
