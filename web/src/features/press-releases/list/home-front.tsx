import { UpcomingEvents } from '../../../components/upcoming-events.tsx';
import { EmbargoTerms } from '../embargo/embargo-terms.tsx';

export { ListFoot } from './list-foot.tsx';

/** What Home says under its first story. */
export function HomeFront() {
  return (
    <>
      <EmbargoTerms />
      <UpcomingEvents />
    </>
  );
}
