import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { OfficeList } from '../../office/list/office-list.tsx';
import { OfficePage } from '../../office/page/office-page.tsx';
import { useMayAct } from './member-actions.tsx';
import { buildMemberList } from './member-list.tsx';

/** People of all companies; a company's own administrator sees those of that company. */
export function MembersPage() {
  const mayAct = useMayAct();
  return (
    <OfficePage title={m['office.members.title']()}>
      <OfficeList list={buildMemberList({ screen: PATHS.companyMembers, mayAct })} />
    </OfficePage>
  );
}
