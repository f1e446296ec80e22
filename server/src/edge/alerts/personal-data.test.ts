import { ALERT_TOLD_DAYS } from '@press-room/contract/alerts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADA, asSubscriber, PRESS_URL } from '../../../test/alerts.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { toSentences } from '../privacy/export/sentences.ts';
import { collectPersonalData } from '../privacy/personal-data-queries.ts';
import { runRetention } from '../privacy/retention/retention.ts';
import { markReturned, markTold } from './queries.ts';

const DAY_MS = 86_400_000;

describe('alerts as personal data', () => {
  let server: TestServer;
  let subscriber: ReturnType<typeof asSubscriber>;
  let account: number;

  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: PRESS_URL });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
    const { users } = await server.load({
      press_groups: [{ name: 'Site Alpha' }],
      press_releases: [{ press_group: 'Site Alpha', date: '2026-11-10', text: { en: { title: 'Tiles' } } }],
      users: [{ email: ADA, password: 'Str0ng_pass!', groups: ['administrator_press_room'] }],
    });
    account = users[ADA] ?? 0;
    subscriber = asSubscriber(server);
    return () => server.close();
  });

  const wait = (days: number): void => {
    server.clock.now = new Date(server.clock.now.getTime() + days * DAY_MS);
  };

  it('are in the export, with what was told', async () => {
    const contact = await subscriber.subscribe({ filter: { q: 'tiles' }, rhythm: 'weekly' });
    await markTold(server.database.db, [contact], 1, server.clock.now);
    await markReturned(server.database.db, [{ contact_id: contact, press_release_id: 1 }], server.clock.now);
    const personal = await collectPersonalData(server.database.db, account);
    expect(personal?.alerts).toMatchObject([{ email: ADA, rhythm: 'weekly', about: {} }]);
    expect(personal?.told_releases).toMatchObject([{ press_release_id: 1 }]);
    expect(personal?.returned_releases).toMatchObject([{ press_release_id: 1 }]);
    const sections = personal === null ? [] : toSentences(personal, 'it');
    const { sentences } = sections.find(({ title }) => title.startsWith('Le novità che ricevi')) ?? {};
    expect(sentences).toEqual([
      expect.stringMatching(/^Richiesta confermata .*con le parole «tiles»; Una volta alla settimana/),
      expect.stringMatching(/ti è stato segnalato il comunicato 1\.$/),
      expect.stringMatching(/sul comunicato 1, .* è stato rifiutato o è tornato indietro\.$/),
    ]);
  });

  it('are forgotten after 7 days where nobody confirmed them', async () => {
    await subscriber.subscribe();
    await subscriber.ask({ email: 'other@gazette.example' });
    await server.work();
    wait(6.9);
    await runRetention(server.context);
    expect(await subscriber.alerts()).toHaveLength(2);
    wait(0.2);
    await runRetention(server.context);
    expect(await subscriber.alerts()).toMatchObject([{ email: ADA }]);
  });

  it('keep for two years what was told', async () => {
    const { db } = server.database;
    const contact = await subscriber.subscribe();
    await markTold(db, [contact], 1, server.clock.now);
    const told = () => db.selectFrom('alert_told').selectAll().execute();
    wait(ALERT_TOLD_DAYS - 1);
    await runRetention(server.context);
    expect(await told()).toHaveLength(1);
    wait(2);
    await runRetention(server.context);
    expect(await told()).toEqual([]);
  });
});
