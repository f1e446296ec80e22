import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { PRESS_REVIEW_PATH, type PressReview } from '@press-room/contract/press-reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { post } from '../../../test/requests.ts';

const FIXTURE = { companies: [{ business_name: 'Alfa' }, { business_name: 'Beta' }] };

describe('pages of the press review', () => {
  let office: Office;
  let group: number;
  let companies: number[];
  beforeEach(async () => {
    office = await startOffice(PRESS_REVIEW_PATH, FIXTURE, { RATE_LIMITS: 'on' });
    const { db } = office.server.database;
    group = (
      await db.selectFrom('press_group').select('id').where('name', '=', 'Fair').executeTakeFirstOrThrow()
    ).id;
    const rows = await db.selectFrom('company').select('id').orderBy('business_name').execute();
    companies = rows.map(({ id }) => id);
    return () => office.server.close();
  });

  async function publish(clippings: Record<string, object>, day = '2026-11-20'): Promise<PressReview> {
    const places: object[] = [];
    for (const [headline, { section, ...form }] of Object.entries(clippings) as [
      string,
      { section: string },
    ][]) {
      const body = { press_group: group, headline, outlet_name: 'Gazzetta', published_on: day, ...form };
      const { id } = (await office.call(CLIPPING_PATH, post(body))).json as Clipping;
      places.push({ clipping: id, section });
    }
    const review = await office.rowOf<PressReview>(
      office.create({
        press_group: group,
        day,
        title: `Edition of ${day}`,
        language: 'en',
        clippings: places,
      }),
    );
    return office.rowOf<PressReview>(office.move(review, { to: 'publish' }));
  }
  const linksOf = ({ links }: PressReview) => {
    if (links === null) throw new Error('It is not published');
    return links;
  };
  const open = async (url: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    const answer = await office.server.call(`${pathname}${search}`, init);
    return { status: answer.status, text: answer.text, headers: answer.headers };
  };

  const EDITION = {
    'Fair <b>grows</b>': {
      section: 'about_us',
      url: 'https://paper.example/fair',
      excerpt: 'A & B',
      licence: 'own',
    },
    'Alfa wins': { section: 'about_members', companies: [1] },
    'Beta loses': { section: 'about_members', companies: [2] },
  };
  const edition = (day?: string) =>
    publish(
      {
        ...EDITION,
        'Alfa wins': { section: 'about_members', companies: [companies[0]] },
        'Beta loses': { section: 'about_members', companies: [companies[1]] },
      },
      day,
    );

  it('show an edition without an account and without a script, and its PDF', async () => {
    const { edition: url } = linksOf(await edition());
    const { status, text, headers } = await open(url);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('<h1>Edition of 2026-11-20</h1>');
    expect(text).toContain(
      '<a href="https://paper.example/fair" rel="noreferrer">Fair &#60;b&#62;grows&#60;/b&#62;</a>',
    );
    expect(text).toContain('A &#38; B');
    expect(text).not.toContain('<script');
    // Recipients of one edition do not see the others.
    expect(text).not.toContain('/reviews/');
    const pdf = await open(`${url}/edition.pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('give a member only what is about it', async () => {
    const { members } = linksOf(await edition());
    expect(members.map(({ company }) => company.name)).toEqual(['Alfa', 'Beta']);
    const [alfa] = members;
    const { text } = await open(alfa?.edition ?? '');
    expect([text.includes('Alfa wins'), text.includes('Beta loses'), text.includes('grows')]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await open(`${alfa?.edition}/edition.pdf`)).status).toBe(404);
    await publish({ 'Beta again': { section: 'about_members', companies: [companies[1]] } }, '2026-12-01');
    const [, archiveUrl = ''] = /href="([^"]*\/reviews\/[^"]*)"/.exec(text) ?? [];
    const archive = await open(archiveUrl);
    expect(archive.text).toContain('Edition of 2026-11-20');
    expect(archive.text).not.toContain('Edition of 2026-12-01');
  });

  it('list published editions by month', async () => {
    const first = await edition('2026-10-05');
    await publish({ Other: { section: 'market' } }, '2026-11-03');
    await office.create({ press_group: group, day: '2026-11-04', title: 'A draft', clippings: [] });
    const { archive } = linksOf(first);
    const latest = await open(archive, { headers: { 'Accept-Language': 'en' } });
    expect(latest.text).toContain('November 2026</h2>');
    expect([latest.text.includes('Edition of 2026-11-03'), latest.text.includes('A draft')]).toEqual([
      true,
      false,
    ]);
    const october = await open(`${archive}?month=2026-10`);
    expect(october.text).toContain('Edition of 2026-10-05');
    expect(october.text).not.toContain('Edition of 2026-11-03');
    expect((await open(`${archive}?month=%27%3Cscript%3E`)).text).not.toContain('<script');
  });

  it('end for an edition that is a draft again, and are known by their signature alone', async () => {
    const review = await edition();
    const { edition: url, members } = linksOf(review);
    const forged = [
      url.replace(/review\/\d+-0/, `review/${review.id}-${companies[0]}`),
      url.replace(/.{4}$/, 'AAAA'),
      url.replace('/review/', '/reviews/'),
      `${members[0]?.edition}`.replace(/-\d+-/, `-${companies[1]}-`),
    ];
    for (const wrong of forged) expect((await open(wrong)).status).toBe(404);
    expect((await open(url, { method: 'POST' })).status).toBe(404);
    expect(await office.rowOf(office.move(review, { to: 'recall' }))).toMatchObject({ links: null });
    expect((await open(url)).status).toBe(404);
    expect((await open(`${url}/edition.pdf`)).status).toBe(404);
  });

  it('answer a network so often', async () => {
    const { edition: url } = linksOf(await edition());
    for (let at = 0; at < 300; at += 1) await open(url);
    expect((await open(url)).status).toBe(429);
  });
});
