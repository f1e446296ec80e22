import { lazyComponent } from '../../../components/lazy-component.tsx';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';

/** Loaded after the form of a company, which is the main purpose of the page. */
export const LazyPeopleOfCompany = lazyComponent<{ company: number }>(
  async () => (await import('./people-of-company.tsx')).PeopleOfCompany,
  <ListSkeleton />,
);
