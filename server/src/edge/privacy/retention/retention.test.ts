import { DEAD_JOB_DAYS, UNDELIVERED_DAYS } from '@press-room/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { recordAudit, recordAudits } from '../../../core/audit/queries.ts';
import { addMonths, toEraseInstant, toLockInstant } from '../../../core/personal-data/retention-rules.ts';
import { scheduleRetention } from '../jobs.ts';
import { planRetention, runRetention } from './retention.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

describe('retention rules', () => {
  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-11-20', 72, '2032-11-20'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });

  const clock = { events: [{ ends_on: '2026-09-25' }, { ends_on: '2027-09-24' }], withoutEvent: 24 };

  it.each([
    ['2026-05-01', '2027-03-26'],
    ['2026-09-25', '2027-03-26'],
    ['2026-10-01', '2028-03-25'],
    ['2027-12-01', '2028-06-01'],
  ])('who was active on %s is locked away on %s', (active, locked) => {
    expect(toLockInstant(day(active), clock)).toEqual(day(locked));
  });

  it('who is accredited for a later event is kept until that one, however many end before', () => {
    expect(toLockInstant(day('2026-06-01'), clock, '2027-09-24')).toEqual(day('2028-03-25'));
    // A past event does not matter for later activity.
    expect(toLockInstant(day('2026-10-01'), clock, '2026-09-25')).toEqual(day('2028-03-25'));
    expect(toLockInstant(day('2027-12-01'), clock, '2027-09-24')).toEqual(day('2028-06-01'));
  });

  it('without an event a period of its own runs', () => {
    expect(toLockInstant(day('2020-01-31'), { events: [], withoutEvent: 25 })).toEqual(day('2022-02-28'));
  });

  it('six more years follow', () => {
    expect(toEraseInstant(day('2027-03-26'))).toEqual(day('2033-03-26'));
  });
});

describe('retention', () => {
  let server: TestServer;
  let ids: Record<string, number>;
  const person = {
    password: 'Str0ng_pass!',
    first_name: 'Ada',
    newspaper: 'Il Foglio',
    qualify: 'journalist',
  };

  beforeEach(async () => {
    server = await startTestServer();
    server.clock.now = day('2026-06-01');
    const readers = { groups: ['user_press_room'] };
    ids = (
      await server.load({
        events: [{ name: 'Fair 2026', starts_on: '2026-09-21', ends_on: '2026-09-25' }],
        users: [
          { ...person, ...readers, email: 'plain@example.com', consents: { marketing: false } },
          { ...person, ...readers, email: 'fan@example.com', consents: { marketing: true } },
          { ...person, email: 'boss@example.com', groups: ['administrator_press_room'] },
          { ...person, email: 'never@example.com', verified: false },
        ],
      })
    ).users;
    return () => server.close();
  });

  const plan = async (date: string) => {
    server.clock.now = day(date);
    const steps = await planRetention(server.context);
    return steps.map(({ action, subject }) => `${action} ${subject}`);
  };
  const run = async (date: string) => {
    server.clock.now = day(date);
    await runRetention(server.context);
  };
  const listEmails = async () =>
    (await server.database.db.selectFrom('user_account').select('email').orderBy('id').execute()).map(
      ({ email }) => email,
    );

  it('walks the whole clock: kept, locked away, erased, each with an entry in the log', async () => {
    const { db } = server.database;
    expect(await plan('2026-06-30')).toEqual([]);
    await run('2027-03-25');
    expect(await listEmails()).toEqual(['plain@example.com', 'fan@example.com', 'boss@example.com']);
    const due = [
      `lock user_account:${ids['plain@example.com']}`,
      `lock profession user_account:${ids['fan@example.com']}`,
    ];
    expect(await plan('2027-03-27')).toEqual(due);
    expect(await plan('2027-03-27')).toEqual(due);

    await run('2027-03-27');
    expect(await listEmails()).toEqual(['fan@example.com', 'boss@example.com']);
    const [fan] = await db
      .selectFrom('user_account')
      .selectAll()
      .where('email', '=', 'fan@example.com')
      .execute();
    expect(fan).toMatchObject({ first_name: 'Ada', newspaper: '', qualify: null });
    const records = await db.selectFrom('locked_record').selectAll().orderBy('id').execute();
    expect(records).toMatchObject([
      { erase_at: '2033-03-26T00:00:00.000Z' },
      { erase_at: '2033-03-26T00:00:00.000Z' },
    ]);
    expect(records[0]?.document).toContain('plain@example.com');
    expect(records[0]?.document).not.toContain('argon2');
    expect(await plan('2027-03-28')).toEqual([]);

    const fanHeaders = await server.signedIn('fan@example.com');
    await server.call('/api/account/consent/', post({ purpose: 'marketing', answer: false }, fanHeaders));
    await run('2027-03-29');
    expect(await listEmails()).toEqual(['boss@example.com']);

    await run('2033-03-25');
    expect(await db.selectFrom('locked_record').select('id').execute()).toHaveLength(3);
    await run('2033-03-26');
    expect(await db.selectFrom('locked_record').select('id').execute()).toEqual([]);
    const log = await db.selectFrom('retention_entry').select(['action', 'reason']).orderBy('id').execute();
    expect(log.map(({ action }) => action)).toEqual([
      'erased',
      'locked',
      'locked profession',
      'locked',
      'erase locked',
      'erase locked',
      'erase locked',
    ]);
    expect(log[0]?.reason).toBe('never verified in 30 days');
    await expect(db.deleteFrom('retention_entry').execute()).rejects.toThrow(/retention_entry only grows/);
  });

  it('lets who signs in go on, and forgets the traces of sign-ins after 90 days', async () => {
    server.clock.now = day('2027-01-10');
    await server.call(
      '/api/account/token-auth/',
      post({ email: 'plain@example.com', password: 'Str0ng_pass!' }),
    );
    expect(await plan('2027-03-27')).not.toContain(`lock user_account:${ids['plain@example.com']}`);
    const { db } = server.database;
    const ofSignIns = ['prove', 'refused', 'second_factor_failed', 'sign_in', 'sign_in_failed'] as const;
    const actions = [
      ...ofSignIns,
      'sign_out',
      'sign_out_everywhere',
      'use_recovery_code',
      'register',
    ] as const;
    const then = day('2027-01-09');
    await recordAudits(
      db,
      actions.map((action) => ({ by: null, action, about: 1 })),
      then,
    );
    await run('2027-04-11');
    expect(await db.selectFrom('sign_in').select('id').execute()).toEqual([]);
    const left = db
      .selectFrom('audit_entry')
      .select('action')
      .where('at', '=', then.toISOString())
      .orderBy('action');
    expect(await left.execute()).toEqual([{ action: 'register' }]);
    expect(await db.selectFrom('known_address').select('address_hash').execute()).toEqual([]);
    expect(await plan('2027-07-11')).toContain(`lock user_account:${ids['plain@example.com']}`);
  });

  it('forgets work that was given up, what names people first', async () => {
    const { db } = server.database;
    const start = new Date('2026-01-01T00:00:00Z');
    const daysLater = (days: number): Date => new Date(start.getTime() + days * 86_400_000);
    await db.deleteFrom('job').execute();
    const job = { payload: '{}', run_at: start.toISOString(), created_at: start.toISOString() };
    const dead_at = start.toISOString();
    for (const kind of ['mail', 'renditions'])
      await db
        .insertInto('job')
        .values([
          { ...job, kind, dead_at },
          { ...job, kind, dead_at: null },
        ])
        .execute();
    const left = async (days: number): Promise<string[]> => {
      await runRetention({ ...server.context, now: () => daysLater(days) });
      const dead = await db
        .selectFrom('job')
        .select('kind')
        .where('dead_at', 'is not', null)
        .orderBy('kind')
        .execute();
      return dead.map(({ kind }) => kind);
    };
    expect(await left(UNDELIVERED_DAYS - 1)).toEqual(['mail', 'renditions']);
    expect(await left(UNDELIVERED_DAYS)).toEqual(['renditions']);
    expect(await left(DEAD_JOB_DAYS - 1)).toEqual(['renditions']);
    expect(await left(DEAD_JOB_DAYS)).toEqual([]);
    const waiting = await db
      .selectFrom('job')
      .select('kind')
      .where('kind', 'in', ['mail', 'renditions'])
      .execute();
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'renditions']);
  });

  it('forgets who did what in the office after ten years', async () => {
    const { db } = server.database;
    await recordAudit(db, { by: null, action: 'answer', about: 'contact_message:1' }, day('2026-01-01'));
    const count = async (date: string): Promise<number> => {
      await run(date);
      return (await db.selectFrom('audit_entry').select('id').where('action', '=', 'answer').execute())
        .length;
    };
    expect([await count('2035-12-31'), await count('2036-01-03')]).toEqual([1, 0]);
  });

  it('leaves alone who comes back, or withdraws, while it runs', async () => {
    const { db } = server.database;
    const headers = await server.signedIn('fan@example.com');
    await server.call('/api/account/erasure/', post({ password: 'Str0ng_pass!' }, headers));
    server.clock.now = day('2027-03-27');
    const steps = await planRetention(server.context);
    expect(steps.map(({ action }) => action)).toEqual(['erase', 'erase', 'lock', 'lock profession']);
    await db.updateTable('user_account').set({ last_sign_in_at: server.clock.now.toISOString() }).execute();
    await db.deleteFrom('erasure_request').execute();
    for (const step of steps) await step.run(server.context);
    expect(await listEmails()).toEqual(['plain@example.com', 'fan@example.com', 'boss@example.com']);
    expect(await db.selectFrom('locked_record').select('id').execute()).toEqual([]);
  });

  it('erases by itself 30 days after the request', async () => {
    const headers = await server.signedIn('plain@example.com');
    await server.call('/api/account/erasure/', post({ password: 'Str0ng_pass!' }, headers));
    await run('2026-06-30');
    expect(await listEmails()).toContain('plain@example.com');
    await run('2026-07-01');
    expect(await listEmails()).not.toContain('plain@example.com');
  });

  it('forgets who had a release open, and preview links that have ended', async () => {
    const { db } = server.database;
    const { press_releases } = await server.load({
      press_groups: [{ name: 'Association' }],
      press_releases: [
        { press_group: 'Association', date: '2026-06-01', status: 'draft', text: { en: { title: 'T' } } },
      ],
    });
    const about = {
      press_release_id: press_releases.T ?? 0,
      user_account_id: ids['boss@example.com'] ?? 0,
    };
    await db
      .insertInto('press_release_presence')
      .values({ ...about, at: '2026-06-02T00:00:00.000Z' })
      .execute();
    await db
      .insertInto('press_release_preview_link')
      .values(
        ['2026-06-02T23:00:00.000Z', '2026-06-09T00:00:00.000Z'].map((expires_at) => ({
          ...about,
          token_hash: expires_at,
          created_at: '2026-06-01T00:00:00.000Z',
          expires_at,
          last_opened_at: null,
        })),
      )
      .execute();
    await run('2026-06-03');
    expect(await db.selectFrom('press_release_presence').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('press_release_preview_link').select('expires_at').execute()).toEqual([
      { expires_at: '2026-06-09T00:00:00.000Z' },
    ]);
  });

  it('runs once a day as a job, whoever schedules it', async () => {
    const { db } = server.database;
    await scheduleRetention(db, server.clock.now);
    await scheduleRetention(db, server.clock.now);
    const waiting = () =>
      db.selectFrom('job').select(['run_at', 'unique_key']).where('kind', '=', 'retention').execute();
    expect(await waiting()).toEqual([
      { run_at: '2026-06-01T03:00:00.000Z', unique_key: 'retention:2026-06-01' },
    ]);
    server.clock.now = new Date('2026-07-05T03:00:01Z');
    await server.work();
    expect(await listEmails()).not.toContain('never@example.com');
    expect(await waiting()).toEqual([
      { run_at: '2026-07-06T03:00:00.000Z', unique_key: 'retention:2026-07-06' },
    ]);
  });
});
