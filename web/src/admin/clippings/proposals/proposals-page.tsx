import { CLIPPING_PROPOSAL_PATH, type ClippingProposal } from '@press-room/contract/clipping-proposals';
import { useSearch } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { OFFICE_PATHS } from '../../paths.ts';
import { ACTIONS } from './actions.ts';
import { ClippingTabs } from './clipping-tabs.tsx';
import { buildFilters, COLUMNS } from './columns.tsx';

const buildList = (feed: string | null): ListDefinition<ClippingProposal> => ({
  noun: CLIPPING_PROPOSAL_PATH,
  screen: OFFICE_PATHS.clippingProposals,
  columns: COLUMNS,
  filters: buildFilters(feed),
  search: {
    label: m['office.proposals.search'](),
    example: m['office.proposals.searchExample'](),
    fields: ['text'],
  },
  actions: ACTIONS,
  nameOf: ({ headline }) => headline,
  count: (count) => m['office.proposals.count']({ count }),
  empty: { title: m['office.proposals.none'](), text: m['office.proposals.noneText']() },
});

/** Proposals for clippings. */
export function ProposalsPage() {
  const feed = new URLSearchParams(useSearch()).get('feed');
  return (
    <OfficePage title={m['office.proposals.title']()}>
      <ClippingTabs current="proposals" />
      <OfficeList list={buildList(feed)} />
    </OfficePage>
  );
}
