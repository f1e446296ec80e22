import { CLIPPING_PROPOSAL_PATH, type ClippingProposal } from '@press-room/contract/clipping-proposals';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import tabs from '../../../components/filter-tabs.module.css';
import { FilterTabs } from '../../../components/filter-tabs.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { officeListQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS, WAITING_PROPOSALS } from '../../paths.ts';

/** Number of waiting proposals. */
const countQuery = () =>
  officeListQuery<ClippingProposal>({
    noun: CLIPPING_PROPOSAL_PATH,
    filters: { state: 'waiting' },
    length: 1,
  });

/** Tabs for clippings, proposals and feeds. */
export function ClippingTabs({ current }: { current: 'clippings' | 'proposals' | 'feeds' }) {
  const permissions = usePermissions();
  const { data } = useQuery(countQuery());
  const isCurrent = (name: typeof current) => (name === current ? ('page' as const) : undefined);
  return (
    <FilterTabs label={m['office.clippings.title']()}>
      <Link href={OFFICE_PATHS.clippings} className={tabs.tab} aria-current={isCurrent('clippings')}>
        {m['office.clippings.title']()}
      </Link>
      <Link href={WAITING_PROPOSALS} className={tabs.tab} aria-current={isCurrent('proposals')}>
        {m['office.proposals.title']()}
        {data !== undefined && data.recordsFiltered > 0 && <span>{formatNumber(data.recordsFiltered)}</span>}
      </Link>
      {permissions.includes('clipping_feed.view') && (
        <Link href={OFFICE_PATHS.clippingFeeds} className={tabs.tab} aria-current={isCurrent('feeds')}>
          {m['office.clippingFeeds.title']()}
        </Link>
      )}
    </FilterTabs>
  );
}
