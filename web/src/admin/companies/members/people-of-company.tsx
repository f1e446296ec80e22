import { toCompany } from '../../../paths.ts';
import { OfficeList } from '../../office/list/office-list.tsx';
import { buildMemberList } from './member-list.tsx';

/** The list of those who work for one company. */
export function PeopleOfCompany({ company }: { company: number }) {
  return <OfficeList list={buildMemberList({ screen: toCompany(company), company })} />;
}
