import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import {
  PRESS_REVIEW_PATH,
  type PressReview,
  pressReviewTransitionPath,
  type ReviewSection,
} from '@press-room/contract/press-reviews';
import { expect } from 'vitest';
import { startMailings } from './mailings.ts';
import { post } from './requests.ts';

/** A clipping of an edition: its section and fields. */
interface Clip extends Record<string, unknown> {
  section: ReviewSection;
}

/**
 * An office with editions of the press review of `Fair`, which name two companies, Alfa and Beta, and mailings of them.
 */
export async function startEditions() {
  const office = await startMailings();
  const { server } = office.desk;
  await server.load({ companies: [{ business_name: 'Alfa' }, { business_name: 'Beta' }] });
  const { db } = server.database;
  const { id: group } = await db
    .selectFrom('press_group')
    .select('id')
    .where('name', '=', 'Fair')
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('company').select('id').orderBy('business_name').execute();
  const companies = rows.map(({ id }) => id);

  const move = async ({ id, version }: PressReview, to: 'publish' | 'recall') =>
    (await office.call(pressReviewTransitionPath(id), post({ to }, office.desk.match(version))))
      .json as PressReview;
  const clip = async (headline: string, form: object): Promise<number> => {
    const body = {
      press_group: group,
      headline,
      outlet_name: 'Gazzetta',
      published_on: '2026-11-20',
      ...form,
    };
    const answer = await office.call(CLIPPING_PATH, post(body));
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return (answer.json as Clipping).id;
  };
  const draft = async (clips: Record<string, Clip>): Promise<PressReview> => {
    const clippings: object[] = [];
    for (const [headline, { section, ...form }] of Object.entries(clips))
      clippings.push({ clipping: await clip(headline, form), section });
    const body = {
      press_group: group,
      day: '2026-11-20',
      title: 'Edizione speciale',
      language: 'it',
      clippings,
    };
    return (await office.call(PRESS_REVIEW_PATH, post(body))).json as PressReview;
  };
  const edition = async (clips?: Record<string, Clip>): Promise<PressReview> =>
    move(
      await draft(
        clips ?? {
          'Fair <b>grows</b>': { section: 'about_us', url: 'https://paper.example/fair?a=1&b=2', page: '3' },
          'Alfa wins': { section: 'about_members', companies: [companies[0]] },
          'Beta loses': { section: 'about_members', companies: [companies[1]] },
        },
      ),
      'publish',
    );
  const begin = async ({ id }: PressReview, body: object = {}, headers = {}): Promise<Mailing> => {
    const answer = await office.call(MAILING_PATH, post({ press_review: id, ...body }, headers));
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as Mailing;
  };
  const audience = (contacts: number[], more: object = {}) => ({
    audience: { lists: [], contacts, has_takers: false, ...more },
  });
  /** A contact with an account of a company's press office. */
  const member = async (email: string, company: number | undefined): Promise<number> => {
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('company_member')
      .values({
        user_account_id: id,
        company_id: company ?? 0,
        confirmed_at: '2026-01-01',
        confirmed_by: null,
      })
      .execute();
    const own = await db
      .selectFrom('contact')
      .select('id')
      .where('user_account_id', '=', id)
      .executeTakeFirst();
    return own?.id ?? office.contact(email, { user_account_id: id });
  };
  return { office, group, companies, move, draft, edition, begin, audience, member };
}
export type Editions = Awaited<ReturnType<typeof startEditions>>;
