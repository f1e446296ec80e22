import { ALERT_PATH, ALERT_PREVIEW_PATH, ALERTS_MAX } from '@press-room/contract/alerts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADA, asSubscriber, linkIn, PRESS_URL } from '../../../../test/alerts.ts';
import { post } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { suppressAddress } from '../../../core/contacts/suppression.ts';

const FIXTURE = {
  press_groups: [{ name: 'Site Alpha' }, { name: 'Site Beta' }],
  companies: [{ business_name: 'Fornace Blu' }],
  users: [
    {
      email: 'ada@gazette.example',
      password: 'Str0ng_pass!',
      first_name: 'Ada',
      groups: ['user_press_room'],
    },
    { email: 'bob@gazette.example', password: 'Str0ng_pass!', groups: ['user_press_room'] },
  ],
  press_releases: [
    { press_group: 'Site Alpha', date: '2026-11-10', text: { en: { title: 'Porcelain tiles grow' } } },
    {
      press_group: 'Site Alpha',
      date: '2026-11-11',
      text: { en: { title: 'Glass' } },
      company: 'Fornace Blu',
    },
    {
      press_group: 'Site Alpha',
      date: '2026-11-12',
      access: 'press',
      text: { en: { title: 'Secret tiles' } },
    },
    { press_group: 'Site Alpha', date: '2026-09-12', text: { en: { title: 'Old tiles' } } },
    { press_group: 'Site Beta', date: '2026-11-13', text: { it: { title: 'Piastrelle' } } },
  ],
};

describe('alerts', () => {
  let server: TestServer;
  let subscriber: ReturnType<typeof asSubscriber>;

  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: PRESS_URL });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    await server.load(FIXTURE);
    subscriber = asSubscriber(server);
  });
  afterEach(() => server.close());

  describe(`POST ${ALERT_PATH}`, () => {
    it('answers the same whoever asks, and sends one confirmation', async () => {
      const known = await subscriber.ask({ email: 'Ada@Gazette.example' }, await server.signedIn(ADA));
      const unknown = await subscriber.ask({ email: 'nobody@elsewhere.example' });
      expect([known.status, unknown.status]).toEqual([202, 202]);
      expect(unknown.text).toBe(known.text.replace(ADA, 'nobody@elsewhere.example'));
      expect(await subscriber.to(ADA)).toHaveLength(1);
      const [mail] = await subscriber.to('nobody@elsewhere.example');
      expect(mail?.subject).toBe('Confirm: news by e-mail – Site Alpha');
      expect(mail?.text).toContain('Press releases of Site Alpha');
      expect(linkIn(mail?.text, 'confirm')).not.toBe('');
      expect(await subscriber.alerts()).toMatchObject([
        { email: ADA, contact_id: null, press_group_id: 1, time_zone: 'Europe/Rome', confirmed_at: null },
        { email: 'nobody@elsewhere.example' },
      ]);
      expect((await subscriber.alerts())[0]?.wording).toMatch(/^I agree to get press releases/);
    });

    it('writes in the language that is asked for', async () => {
      await subscriber.ask({ language: 'it', filter: { company: 1, language: 'it' } });
      const [mail] = await subscriber.to(ADA);
      expect(mail?.subject).toBe('Conferma: novità per e-mail – Site Alpha');
      expect(mail?.text).toContain('Comunicati stampa di Fornace Blu, solo in italiano');
    });

    it('keeps the hour and the day of digests that are asked for, else Monday at eight', async () => {
      await subscriber.ask({ rhythm: 'weekly', hour: 17, weekday: 5 });
      await subscriber.ask({ rhythm: 'daily' });
      await server.work();
      expect(await subscriber.alerts()).toMatchObject([
        { rhythm: 'weekly', hour: 17, weekday: 5 },
        { rhythm: 'daily', hour: 8, weekday: 1 },
      ]);
    });

    it.each([
      ['an address with another header', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
      ['no address', { email: 'nobody' }, 'email'],
      ['an unknown rhythm', { rhythm: 'hourly' }, 'rhythm'],
      ['an unknown language', { language: 'de' }, 'language'],
      ['a filter that lists do not take', { filter: { author: 1 } }, 'filter'],
      ['a number that no row has', { filter: { company: 3_000_000_000 } }, 'filter'],
      ['a list', { filter: [] }, 'filter'],
      ['a year that no calendar has', { filter: { year: 10_000 } }, 'filter'],
      ['a month that no year has', { filter: { month: 13 } }, 'filter'],
      ['a month in words', { filter: { month: 'May' } }, 'filter'],
      ['an unknown kind', { filter: { kind: 'contact' } }, 'filter'],
      ['a sector of galleries', { filter: { kind: 'gallery', sector: 'tiles' } }, 'filter'],
      ['a territory of releases', { filter: { territory: 'DE' } }, 'filter'],
      ['what is no territory', { filter: { kind: 'magazine', territory: "DE' or 1" } }, 'filter'],
      ['a picture of no size', { filter: { kind: 'gallery', min_side: 0 } }, 'filter'],
      ['a credit longer than any', { filter: { kind: 'gallery', credit: 'x'.repeat(201) } }, 'filter'],
      ['an hour that no clock has', { hour: 24 }, 'hour'],
      ['a day that no week has', { weekday: 0 }, 'weekday'],
      ['no time zone', { time_zone: '+99:00' }, 'time_zone'],
    ])('refuses %s', async (_what, body, field) => {
      const { status, json } = await subscriber.ask(body);
      expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
      expect(await server.mails()).toEqual([]);
    });

    it('repeats no words of a stranger to others', async () => {
      await subscriber.ask({ filter: { q: 'You won, call 0536123456 or evil.example' } });
      const [mail] = await subscriber.to(ADA);
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/won|evil|0536/);
      const page = await server.call(linkIn(mail?.text, 'confirm'));
      expect(page.text).not.toMatch(/won|evil|0536/);
    });

    it('sends an address few confirmations a day, and one where it has said no', async () => {
      const { database, context } = server;
      for (let time = 0; time < 8; time += 1) expect((await subscriber.ask()).status).toBe(202);
      expect(await subscriber.to(ADA)).toHaveLength(5);
      const gone = 'gone@gazette.example';
      await database.db.transaction().execute((trx) =>
        suppressAddress(trx, context.addressHashes, gone, {
          reason: 'unsubscribed',
          now: server.clock.now,
        }),
      );
      for (let time = 0; time < 3; time += 1) await subscriber.ask({ email: gone });
      expect(await subscriber.to(gone)).toHaveLength(1);
    });

    it('keeps a bounded number for an address', async () => {
      for (let time = 0; time < ALERTS_MAX + 5; time += 1) {
        server.clock.now = new Date(server.clock.now.getTime() + 6 * 3_600_000);
        await subscriber.ask();
        await server.work();
      }
      expect(await subscriber.alerts()).toHaveLength(ALERTS_MAX);
    });

    it('lets a flood of addresses wait', async () => {
      await subscriber.ask();
      await server.work();
      const [first] = await subscriber.alerts();
      if (first === undefined) throw new Error('Nothing was kept');
      const { id: _id, ...asked } = first;
      const others = Array.from({ length: 299 }, (_, at) => ({ ...asked, email: `p${at}@flood.example` }));
      await server.database.db.insertInto('alert').values(others).execute();
      await subscriber.ask({ email: 'late@gazette.example' });
      expect(await subscriber.to('late@gazette.example')).toEqual([]);
      server.clock.now = new Date(server.clock.now.getTime() + 2 * 3_600_000);
      expect(await subscriber.to('late@gazette.example')).toHaveLength(1);
    });

    it('limits how often a network asks', async () => {
      const limited = await startTestServer({ RATE_LIMITS: 'on' });
      await limited.load({ press_groups: [{ name: 'Site Alpha' }] });
      const statuses: number[] = [];
      for (let time = 0; time < 11; time += 1)
        statuses.push(
          (
            await limited.call(
              ALERT_PATH,
              post({ email: `p${time}@x.example`, language: 'en', rhythm: 'now', filter: {} }),
            )
          ).status,
        );
      await limited.close();
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
    });
  });

  describe(`POST ${ALERT_PREVIEW_PATH}`, () => {
    const preview = async (filter: object) => {
      const { status, json } = await server.call(ALERT_PREVIEW_PATH, post({ filter }));
      expect(status).toBe(200);
      const { count, releases } = json as { count: number; releases: { title: string }[] };
      return [count, ...releases.map(({ title }) => title)];
    };

    it('counts what everybody would have been told in 30 days, by filters of lists and search', async () => {
      expect(await preview({})).toEqual([2, 'Glass', 'Porcelain tiles grow']);
      expect(await preview({ q: 'tile' })).toEqual([1, 'Porcelain tiles grow']);
      expect(await preview({ company: 1 })).toEqual([1, 'Glass']);
      expect(await preview({ group: 2 })).toEqual([1, 'Piastrelle']);
      expect(await preview({ group: 2, language: 'en' })).toEqual([0]);
      expect(await preview({ event: 77 })).toEqual([0]);
      expect(await preview({ year: 2026, month: 11 })).toEqual([2, 'Glass', 'Porcelain tiles grow']);
      expect(await preview({ year: 2025 })).toEqual([0]);
      expect(await preview({ month: 10 })).toEqual([0]);
    });

    it('says what one agrees to', async () => {
      const { json } = await server.call(ALERT_PREVIEW_PATH, {
        ...post({ filter: {} }, { 'Accept-Language': 'it' }),
      });
      expect(json).toMatchObject({
        about: 'Comunicati stampa di Site Alpha',
        wording: expect.stringMatching(/^Accetto di ricevere/) as string,
      });
    });
  });
});
