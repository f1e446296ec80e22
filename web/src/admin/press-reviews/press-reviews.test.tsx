import { CLIPPING_PATH } from '@press-room/contract/clippings';
import { MAILING_PATH } from '@press-room/contract/mailings';
import {
  PRESS_REVIEW_PATH,
  type PressReview,
  pressReviewPath,
  pressReviewTransitionPath,
  type ReviewedClipping,
} from '@press-room/contract/press-reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../test/fake-api.ts';
import { SENT } from '../../test/mailing-screen.ts';
import { openOffice, writesBelow } from '../../test/open-admin.ts';

const clipping = (id: number, headline: string, section: ReviewedClipping['section']): ReviewedClipping => ({
  id,
  headline,
  section,
  outlet: 'La Gazzetta',
  author: 'Ada Rossi',
  published_on: '2026-03-12',
  edition: '',
  page: '12',
  url: '',
  excerpt: '',
  language: 'it',
  companies: [],
  shows_file: id === 1,
});

const { clippings: _clippings, introduction: _introduction, links: _links, ...ROW } = buildReview();

function buildReview(more: Partial<PressReview> = {}): PressReview {
  return {
    id: 5,
    version: 3,
    press_group: { id: 1, name: 'Association' },
    day: '2026-03-13',
    title: 'Rassegna stampa del 13 marzo 2026',
    introduction: '',
    language: 'it',
    state: 'draft',
    published_at: null,
    clippings: [
      clipping(1, 'One', 'about_us'),
      clipping(2, 'Two', 'about_us'),
      clipping(3, 'Three', 'market'),
    ],
    links: null,
    updated_at: '2026-03-13T06:00:00.000Z',
    ...more,
  };
}

const open = (address: string, answers: Handlers = {}) =>
  openOffice({
    address,
    answers: {
      [`GET ${PRESS_REVIEW_PATH}`]: rows([{ ...ROW, clipping_count: 3 }]),
      [`GET ${pressReviewPath(5)}`]: buildReview(),
      [`GET ${MAILING_PATH}`]: () => rows([]),
      ...answers,
    },
  });

describe('press review', () => {
  it('lists editions by month', async () => {
    open('/admin/press-reviews?month=2026-03');
    const row = within(await screen.findByRole('row', { name: /13 marzo/ }));
    expect(row.getByText('Draft')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New edition' })).toBeInTheDocument();
  });

  it('is ordered by buttons and moved between sections, and saved with its version', async () => {
    const { user, calls } = open('/admin/press-reviews/5', {
      [`PATCH ${pressReviewPath(5)}`]: buildReview({ version: 4 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Two: move up' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Section of “One”' }), 'Competitors');
    await user.click(screen.getByRole('button', { name: 'Take “Three” out of the edition' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writesBelow(calls, PRESS_REVIEW_PATH)).toHaveLength(1));
    expect(writesBelow(calls, PRESS_REVIEW_PATH)).toEqual([
      [
        'PATCH',
        pressReviewPath(5),
        '"3"',
        expect.objectContaining({
          clippings: [
            { clipping: 2, section: 'about_us' },
            { clipping: 1, section: 'competitors' },
          ],
        }),
      ],
    ]);
  });

  it('takes further clippings of its press group', async () => {
    const { user, calls } = open('/admin/press-reviews/5', {
      [`GET ${CLIPPING_PATH}`]: rows([
        { id: 9, headline: 'Nine', outlet: { id: 1, name: 'Post', reach: null }, published_on: '2026-03-13' },
      ]),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Add a clipping to “Market”' }), 'nine');
    await user.click(await screen.findByRole('option', { name: /Nine/ }));
    expect(await screen.findByRole('combobox', { name: 'Section of “Nine”' })).toHaveValue('market');
    const [search] = calls.filter(({ path }) => path === CLIPPING_PATH);
    expect(search?.search.get('group')).toBe('1');
  });

  it('is sent by mail, and lists the mailings about it', async () => {
    const sent = { ...SENT, press_release: null, press_review: { id: 5, title: 'Edition' }, kind: 'edition' };
    const { user, calls } = open('/admin/press-reviews/5', {
      [`GET ${MAILING_PATH}`]: rows([sent]),
      [`POST ${MAILING_PATH}`]: { ...sent, id: 8 },
    });
    const mailings = within(await screen.findByRole('group', { name: 'Mailings' }));
    expect(mailings.getByText('38 of 40 delivered')).toBeInTheDocument();
    expect(calls.find(({ path }) => path === MAILING_PATH)?.search.get('press_review')).toBe('5');
    await user.click(screen.getByRole('button', { name: 'Send to…' }));
    await waitFor(() => expect(writesBelow(calls, MAILING_PATH)).toHaveLength(1));
    expect(writesBelow(calls, MAILING_PATH)[0]).toEqual([
      'POST',
      MAILING_PATH,
      null,
      { press_review: 5, kind: 'edition' },
    ]);
  });

  it('is published, and then read-only', async () => {
    const { user } = open('/admin/press-reviews/5', {
      [`POST ${pressReviewTransitionPath(5)}`]: buildReview({ version: 4, state: 'published' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Make it a draft again' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('begins for a press group and a day', async () => {
    const { user, calls } = open('/admin/press-reviews/new', {
      [`POST ${PRESS_REVIEW_PATH}`]: buildReview(),
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: /13 marzo/, level: 1 })).toBeInTheDocument();
    expect(writesBelow(calls, PRESS_REVIEW_PATH)).toMatchObject([
      ['POST', PRESS_REVIEW_PATH, null, { press_group: 7, language: 'it' }],
    ]);
  });

  it('gives the links of a published edition away', async () => {
    const members = [
      { company: { id: 7, name: 'Alfa' }, edition: 'https://press.example/news/review/5-7-x' },
    ];
    const links = { edition: 'https://press.example/1', archive: 'https://press.example/2', members };
    open('/admin/press-reviews/5', {
      [`GET ${pressReviewPath(5)}`]: buildReview({ state: 'published', links }),
    });
    expect(await screen.findByRole('link', { name: 'About Alfa only' })).toHaveAttribute(
      'href',
      'https://press.example/news/review/5-7-x',
    );
    expect(screen.getByRole('button', { name: 'Copy the link: This edition' })).toBeInTheDocument();
  });
});
