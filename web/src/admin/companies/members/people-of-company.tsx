import { OfficeList } from '../../components/list/office-list.tsx';
import { toCompany } from '../../paths.ts';
import { useMayAct } from './member-actions.tsx';
import { buildMemberList } from './member-list.tsx';

/** Members of one company. */
export function PeopleOfCompany({ company }: { company: number }) {
  const mayAct = useMayAct();
  return <OfficeList list={buildMemberList({ screen: toCompany(company), company, mayAct })} />;
}
