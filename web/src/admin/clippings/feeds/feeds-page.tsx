import { CLIPPING_FEED_PATH, type ClippingFeed } from '@press-room/contract/clipping-feeds';
import { Link } from 'wouter';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { Instant } from '../../components/page/instant.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { OFFICE_PATHS, toClippingFeed, toProposalsOf } from '../../paths.ts';
import { ClippingTabs } from '../proposals/clipping-tabs.tsx';
import { describeState } from './labels.ts';

const COLUMNS: readonly ListColumn<ClippingFeed>[] = [
  {
    id: 'name',
    label: m['office.clippingFeeds.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toClippingFeed(id),
    cell: ({ name }) => name,
  },
  {
    id: 'outlet',
    label: m['office.outlets.one'],
    cell: ({ outlet }) => outlet !== null && <bdi>{outlet.name}</bdi>,
  },
  { id: 'state', label: m['office.clippingFeeds.state'], cell: (row) => describeState(row) },
  {
    id: 'read',
    label: m['office.clippingFeeds.read'],
    sortBy: 'read_at',
    isDescending: true,
    cell: ({ read_at }) => read_at !== null && <Instant at={read_at} />,
  },
  {
    id: 'waiting',
    label: m['office.proposals.title'],
    cell: ({ id, waiting }) => waiting > 0 && <Link href={toProposalsOf(id)}>{formatNumber(waiting)}</Link>,
  },
  {
    id: 'url',
    label: m['office.clippingFeeds.url'],
    sortBy: 'url',
    isHiddenAtFirst: true,
    cell: ({ url }) => <bdi>{url}</bdi>,
  },
  {
    id: 'group',
    label: m['office.releases.column.group'],
    isHiddenAtFirst: true,
    cell: ({ press_group }) => <bdi>{press_group.name}</bdi>,
  },
  { ...UPDATED_COLUMN, isHiddenAtFirst: true },
];

const buildList = (): ListDefinition<ClippingFeed> => ({
  noun: CLIPPING_FEED_PATH,
  screen: OFFICE_PATHS.clippingFeeds,
  columns: COLUMNS,
  search: {
    label: m['office.clippingFeeds.search'](),
    example: m['office.clippingFeeds.name'](),
    fields: ['name', 'url'],
  },
  nameOf: ({ name }) => name,
  count: (count) => m['office.clippingFeeds.count']({ count }),
  empty: { title: m['office.clippingFeeds.none'](), text: m['office.clippingFeeds.noneText']() },
});

/** Feeds of outlets and alert services that are read for mentions. */
export const FeedsPage = () => (
  <OfficePage
    title={m['office.clippingFeeds.title']()}
    action={
      <NewLink
        permission="clipping_feed.create"
        to={toClippingFeed('new')}
        label={m['office.clippingFeeds.new']()}
      />
    }
  >
    <ClippingTabs current="feeds" />
    <OfficeList list={buildList()} />
  </OfficePage>
);
