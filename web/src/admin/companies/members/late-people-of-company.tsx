import { lazyComponent } from '../../../components/lazy-component.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';

/** Lists come after the form of a company, which is what its page is opened for. */
export const LatePeopleOfCompany = lazyComponent<{ company: number }>(
  async () => (await import('./people-of-company.tsx')).PeopleOfCompany,
  <ListSkeleton />,
);
