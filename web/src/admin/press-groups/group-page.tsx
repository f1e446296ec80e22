import {
  GROUP_HOLDINGS,
  type GroupHolding,
  type GroupUses,
  OFFICE_PRESS_GROUP_PATH,
  type OfficePressGroup,
} from '@press-room/contract/admin-press-groups';
import type { ApiError } from '../../lib/api-error.ts';
import { formatNumber } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toOfficePressGroup } from '../paths.ts';
import { GroupForm } from './group-form.tsx';

export const GroupPage = () => (
  <RecordPage<OfficePressGroup>
    noun={OFFICE_PRESS_GROUP_PATH}
    fresh={
      <NewRecord
        title={m['office.groups.new']()}
        permission="press_group.create"
        Form={GroupForm}
        toRecord={toOfficePressGroup}
      />
    }
  >
    {(screen) => <GroupScreen {...screen} />}
  </RecordPage>
);

function GroupScreen({ row, onSaved }: ScreenProps<OfficePressGroup>) {
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      action={
        <DeleteButton
          permission="press_group.delete"
          noun={OFFICE_PRESS_GROUP_PATH}
          row={row}
          name={row.name}
          backTo={OFFICE_PATHS.officePressGroups}
          listUses={listUses}
        />
      }
    >
      <GroupForm row={row} isReadOnly={!permissions.includes('press_group.edit')} onSaved={onSaved} />
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
