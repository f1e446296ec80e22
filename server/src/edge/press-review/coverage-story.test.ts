import { CLIPPING_FEED_PATH } from '@press-room/contract/clipping-feeds';
import {
  CLIPPING_PROPOSAL_PATH,
  type ClippingProposal,
  proposalAcceptPath,
} from '@press-room/contract/clipping-proposals';
import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { PRESS_REVIEW_PATH, type PressReview, pressReviewPath } from '@press-room/contract/press-reviews';
import { REPORT_PATH, type Report } from '@press-room/contract/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedServer, startFeedServer, toRss } from '../../../test/feed-server.ts';
import { textWith } from '../../../test/matchers.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { altsOf } from '../../../test/pdf.ts';
import { patch, post } from '../../../test/requests.ts';
import { readFeeds } from '../../content/clippings/feeds/poll.ts';
import { beginReviews } from '../../content/press-review/morning.ts';
import { makePdf } from '../../platform/pdf/make-pdf.ts';
import { receiveMail } from '../incoming-mail/receive-mail.ts';

const FIXTURE = {
  companies: [{ business_name: 'Ceramiche Città S.p.A.' }],
  press_releases: [
    {
      press_group: 'Fair',
      date: '2026-11-18',
      status: 'published',
      text: { it: { title: 'Record di visitatori in fiera', body: '<p>x</p>' } },
    },
  ],
};

describe('the coverage of a release, from an article to the board', () => {
  let office: Office;
  let web: FeedServer;
  let group: number;
  beforeAll(async () => {
    web = await startFeedServer();
    office = await startOffice(CLIPPING_PATH, FIXTURE, { REPLY_ADDRESS: 'reply@press.example' });
    const { db } = office.server.database;
    ({ id: group } = await db
      .selectFrom('press_group')
      .select('id')
      .where('name', '=', 'Fair')
      .executeTakeFirstOrThrow());
    await db.updateTable('press_group').set({ review_hour: 7 }).where('id', '=', group).execute();
    office.server.clock.now = new Date('2026-11-20T05:00:00Z');
  });
  afterAll(async () => {
    web.close();
    await office.server.close();
  });

  const article = async (): Promise<string> => {
    const page = await makePdf({
      title: 'Gazzetta',
      language: 'it',
      author: '',
      header: '',
      footer: '',
      madeAt: new Date(),
      blocks: [
        { kind: 'heading', level: 1, text: 'La fiera batte ogni record' },
        ...Array.from({ length: 8 }, () => ({
          kind: 'paragraph' as const,
          text: 'Ceramiche Città e altre aziende hanno presentato le nuove collezioni in fiera. '.repeat(4),
        })),
      ],
    });
    return [
      'From: officer@example.com',
      'To: reply@press.example',
      'Subject: Fwd: La fiera batte ogni record',
      'Message-ID: <story@mail.example>',
      'MIME-Version: 1.0',
      'Content-Type: application/pdf; name="gazzetta.pdf"',
      'Content-Disposition: attachment; filename="gazzetta.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(page).toString('base64').replace(/.{76}/g, '$&\r\n'),
      '',
    ].join('\r\n');
  };
  const waiting = async () =>
    (
      (await office.call(`${CLIPPING_PROPOSAL_PATH}?format=datatables&state=waiting`)).json as {
        data: ClippingProposal[];
      }
    ).data;

  it('arrives by mail and feed, is accepted, reviewed, and counted', async () => {
    const { context } = office.server;
    web.answer((request, response) => {
      if (request.url?.startsWith('/feed'))
        response
          .writeHead(200, { 'Content-Type': 'text/xml' })
          .end(
            toRss([
              { title: 'Record di visitatori in fiera, esulta Ceramiche Città', at: '2026-11-20T04:00:00Z' },
            ]),
          );
      else response.writeHead(404).end();
    });
    const rules = web.rules();
    await receiveMail(context, await article(), rules);
    await office.call(
      CLIPPING_FEED_PATH,
      post({ name: 'Gazzetta', url: `http://paper.example:${web.port}/feed`, press_group: group }),
    );
    const never = new AbortController().signal;
    await readFeeds(context, { signal: never, stopping: never }, rules);
    const proposals = await waiting();
    expect(proposals.map(({ source }) => source).toSorted()).toEqual(['feed', 'mail']);

    for (const { id, version, headline, url, source, companies, releases } of proposals) {
      const body = {
        press_group: group,
        headline,
        url,
        outlet_name: source === 'mail' ? 'La Gazzetta' : 'Il Corriere',
        published_on: '2026-11-20',
        companies: companies.map((company) => company.id),
        releases: releases.map((release) => release.id),
        reach: 1000,
        kind: source === 'mail' ? 'print' : 'web',
        language: 'it',
        ...(source === 'mail' && { licence: 'own' }),
      };
      const { status } = await office.call(
        proposalAcceptPath(id),
        post(body, { 'If-Match': `"${version}"` }),
      );
      expect(status).toBe(200);
    }
    const clippings = (await office.list()).data as unknown as Clipping[];
    const [mailed] = clippings.filter(({ kind }) => kind === 'print');
    expect([clippings.length, mailed?.file === null]).toEqual([2, false]);
    // Text of the PDF, after it is read.
    await office.server.work();
    expect((await office.list('&q=collezione')).data).toHaveLength(1);

    office.server.clock.now = new Date('2026-11-20T06:30:00Z');
    await beginReviews(context);
    await office.server.work();
    const { results } = (await office.call(`${PRESS_REVIEW_PATH}?format=json`)).json as {
      results: { id: number }[];
    };
    const one = pressReviewPath(results[0]?.id ?? 0);
    let review = (await office.call(one)).json as PressReview;
    expect(review.clippings.map(({ section, shows_file }) => [section, shows_file])).toEqual([
      ['about_members', false],
      ['market', true],
    ]);
    for (const language of ['it', 'en'] as const) {
      review = await office.rowOf<PressReview>(
        office.call(one, patch({ language }, { 'If-Match': `"${review.version}"` })),
      );
      const pdf = await fetch(`${office.server.origin}${one}pdf/`, { headers: office.officer });
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const alts = await altsOf(new Uint8Array(await pdf.arrayBuffer()));
      expect(alts).toEqual([textWith('Ceramiche Città e altre aziende')]);
    }

    const report = (await office.call(`${REPORT_PATH}?from=2026-11-01&to=2026-11-30&group=${group}`))
      .json as Report;
    const counts = Object.fromEntries(
      report.sections.flatMap(({ lines }) => lines).map(({ key, count }) => [key, count]),
    );
    expect(counts).toMatchObject({ releases: 1, clippings: 2, reach: 2000 });
    const byKind = report.sections.find(({ name }) => name === 'coverage_by_kind')?.lines ?? [];
    expect(byKind.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(2);
  });
});
