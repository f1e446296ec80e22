import {
  type ClippingProposal,
  PROPOSAL_SOURCES,
  PROPOSAL_STATES,
} from '@press-room/contract/clipping-proposals';
import { Link } from 'wouter';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListFilter } from '../../components/list/list-definition.ts';
import { officeDay } from '../../components/moments.ts';
import { Instant } from '../../components/page/instant.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { toProposal } from '../../paths.ts';
import { Marked } from './marked.tsx';

export const STATE_LABELS = {
  waiting: m['office.proposals.state.waiting'],
  accepted: m['office.proposals.state.accepted'],
  merged: m['office.proposals.state.merged'],
  refused: m['office.proposals.state.refused'],
} as const;

const SOURCE_LABELS = {
  feed: m['office.proposals.source.feed'],
  mail: m['office.proposals.source.mail'],
} as const;

/** The feed or the sender of a proposal. */
export function describeSource({ feed, sender, source }: ClippingProposal): string {
  if (feed !== null) return feed.name;
  if (sender !== null) return m['office.proposals.sentBy']({ name: toPersonName(sender) });
  return labelOf(SOURCE_LABELS, source);
}

/** A link from the feeds sets the filter; officers can remove it. */
export const buildFilters = (feed: string | null): ListFilter[] => [
  ...(feed === null
    ? []
    : [
        {
          name: 'feed',
          label: m['office.proposals.source.feed'](),
          options: [{ value: feed, text: m['office.audit.numbered']({ id: feed }) }],
        },
      ]),
  {
    name: 'state',
    label: m['office.proposals.state'](),
    options: PROPOSAL_STATES.map((value) => ({ value, text: labelOf(STATE_LABELS, value) })),
  },
  {
    name: 'source',
    label: m['office.proposals.source'](),
    options: PROPOSAL_SOURCES.map((value) => ({ value, text: labelOf(SOURCE_LABELS, value) })),
  },
];

const EXCERPT_LENGTH = 160;

export const COLUMNS: readonly ListColumn<ClippingProposal>[] = [
  {
    id: 'headline',
    label: m['office.clippings.headline'],
    sortBy: 'headline',
    isName: true,
    cell: ({ id, headline, headline_marks, language }) => (
      <Link href={toProposal(id)}>
        <Marked text={headline} marks={headline_marks} language={language} />
      </Link>
    ),
  },
  {
    id: 'excerpt',
    label: m['office.clippings.excerpt'],
    isLong: true,
    cell: ({ excerpt, excerpt_marks, language }) => (
      <Marked text={excerpt} marks={excerpt_marks} language={language} around={EXCERPT_LENGTH} />
    ),
  },
  {
    id: 'source',
    label: m['office.proposals.source'],
    sortBy: 'source',
    cell: (row) => <bdi>{row.outlet?.name ?? describeSource(row)}</bdi>,
  },
  {
    id: 'published',
    label: m['office.clippings.day'],
    sortBy: 'published_on',
    isDescending: true,
    cell: ({ published_on }) => published_on !== null && officeDay(published_on),
  },
  {
    id: 'found',
    label: m['office.proposals.found'],
    sortBy: 'found_at',
    isDescending: true,
    cell: ({ found_at }) => <Instant at={found_at} />,
  },
  {
    id: 'state',
    label: m['office.proposals.state'],
    cell: ({ state }) => labelOf(STATE_LABELS, state),
  },
];
