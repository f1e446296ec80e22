import { CLIPPING_FEED_PATH, type ClippingFeed, clippingFeedPath } from '@press-room/contract/clipping-feeds';
import {
  CLIPPING_PROPOSAL_PATH,
  type ClippingProposal,
  clippingProposalPath,
  proposalAcceptPath,
  proposalMergePath,
  proposalRefusePath,
} from '@press-room/contract/clipping-proposals';
import { CLIPPING_PATH } from '@press-room/contract/clippings';
import { OUTLET_PATH } from '@press-room/contract/contacts';
import { SECTOR_PATH } from '@press-room/contract/sectors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GROUP } from '../../../test/builders.ts';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice, writesBelow } from '../../../test/open-admin.ts';

const PROPOSAL: ClippingProposal = {
  id: 7,
  version: 3,
  state: 'waiting',
  for_good: false,
  source: 'feed',
  feed: { id: 2, name: 'Gazzetta RSS' },
  sender: null,
  press_group: { id: GROUP.id, name: GROUP.name },
  headline: 'Alfa opens at the fair',
  headline_marks: [[0, 4]],
  excerpt: 'The maker Alfa shows tiles.',
  excerpt_marks: [[10, 14]],
  author: 'Ada Rossi',
  published_on: '2026-03-11',
  language: 'en',
  outlet: { id: 3, name: 'La Gazzetta' },
  url: 'https://gazzetta.example/alfa',
  file: null,
  matches: [{ kind: 'company', id: 4, name: 'Alfa' }],
  companies: [{ id: 4, name: 'Alfa' }],
  releases: [],
  found_at: '2026-03-12T10:00:00.000Z',
  clipping: null,
  merged_into: null,
  other_urls: [],
  updated_at: '2026-03-12T10:00:00.000Z',
};
const TWIN: ClippingProposal = { ...PROPOSAL, id: 8, version: 1, headline: 'Twin', headline_marks: [] };
const FEED: ClippingFeed = {
  id: 2,
  version: 1,
  name: 'Gazzetta RSS',
  url: 'https://gazzetta.example/rss.xml',
  outlet: null,
  press_group: { id: GROUP.id, name: GROUP.name },
  language: 'it',
  is_active: true,
  read_at: '2026-03-12T10:00:00.000Z',
  next_at: '2026-03-12T10:30:00.000Z',
  error: 'no_feed',
  failures: 1,
  waiting: 2,
  updated_at: '2026-03-12T10:00:00.000Z',
};

const open = (address: string, answers: Handlers = {}) =>
  openOffice({
    address,
    answers: {
      [`GET ${CLIPPING_PROPOSAL_PATH}`]: rows([PROPOSAL, TWIN]),
      [`GET ${clippingProposalPath(7)}`]: PROPOSAL,
      [`GET ${CLIPPING_PATH}`]: rows([]),
      [`GET ${OUTLET_PATH}`]: rows([]),
      [`GET ${SECTOR_PATH}`]: rows([]),
      [`GET ${CLIPPING_FEED_PATH}`]: rows([FEED]),
      [`GET ${clippingFeedPath(2)}`]: FEED,
      ...answers,
    },
  });

describe('proposals of clippings', () => {
  it('are listed with the words marked that name something', async () => {
    open('/admin/clippings/proposals?state=waiting');
    const row = within(await screen.findByRole('row', { name: /opens at the fair/ }));
    const marked = row.getAllByText('Alfa');
    expect(marked.map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
    expect(row.getByText('La Gazzetta')).toBeInTheDocument();
  });

  it('are accepted with their data', async () => {
    const { user, calls } = open('/admin/clippings/proposals/7', {
      [`POST ${proposalAcceptPath(7)}`]: { id: 12, version: 1, headline: 'x' },
    });
    expect(await screen.findByRole('textbox', { name: 'Headline' })).toHaveValue(PROPOSAL.headline);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/clippings/12'));
    expect(writesBelow(calls, CLIPPING_PROPOSAL_PATH)).toMatchObject([
      [
        'POST',
        proposalAcceptPath(7),
        '"3"',
        { url: PROPOSAL.url, outlet_name: 'La Gazzetta', published_on: '2026-03-11', companies: [4] },
      ],
    ]);
  });

  it('are refused for good from their screen', async () => {
    const { user, calls } = open('/admin/clippings/proposals/7', {
      [`POST ${proposalRefusePath(7)}`]: { ...PROPOSAL, version: 4, state: 'refused', for_good: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Refuse for good' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/clippings/proposals?state=waiting'));
    expect(writesBelow(calls, CLIPPING_PROPOSAL_PATH)).toEqual([
      ['POST', proposalRefusePath(7), '"3"', { for_good: true }],
    ]);
  });

  it('merge into the one that stays', async () => {
    const { user, calls } = open('/admin/clippings/proposals?state=waiting', {
      [`POST ${proposalMergePath(8)}`]: { ...TWIN, version: 2, state: 'merged', merged_into: 7 },
    });
    for (const name of [/opens at the fair/, /Twin/]) {
      const row = await screen.findByRole('row', { name });
      await user.click(within(row).getByRole('checkbox'));
    }
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge proposals' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Proposal that stays' }), '7');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() =>
      expect(writesBelow(calls, CLIPPING_PROPOSAL_PATH)).toEqual([
        ['POST', proposalMergePath(8), '"1"', { proposal: 7 }],
      ]),
    );
  });
});

describe('watched feeds', () => {
  it('say why they were not read, and are changed with their version', async () => {
    const { user, calls } = open('/admin/clippings/feeds/2', {
      [`PATCH ${clippingFeedPath(2)}`]: { ...FEED, version: 2, is_active: false },
    });
    expect(await screen.findByText('The answer is neither RSS nor Atom')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Read this feed' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(writesBelow(calls, CLIPPING_FEED_PATH)).toMatchObject([
        ['PATCH', clippingFeedPath(2), '"1"', { is_active: false, outlet: null }],
      ]),
    );
  });

  it('are listed with their waiting proposals', async () => {
    open('/admin/clippings/feeds');
    const row = within(await screen.findByRole('row', { name: /Gazzetta RSS/ }));
    expect(row.getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '#/admin/clippings/proposals?state=waiting&feed=2',
    );
  });
});
