import { m } from '../../../paraglide/messages.js';
import { OfficeList } from '../../components/list/office-list.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { OFFICE_PATHS } from '../../paths.ts';
import { useMayAct } from './member-actions.tsx';
import { buildMemberList } from './member-list.tsx';

/** People of all companies; a company's own administrator sees those of that company. */
export function MembersPage() {
  const mayAct = useMayAct();
  return (
    <OfficePage title={m['office.members.title']()}>
      <OfficeList list={buildMemberList({ screen: OFFICE_PATHS.companyMembers, mayAct })} />
    </OfficePage>
  );
}
