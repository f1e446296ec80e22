import { expect, it } from 'vitest';
import { startTestServer, TEST_SECRET } from '../../../../test/server.ts';
import { scheduleRetention } from '../../../edge/privacy/jobs.ts';
import { deriveKey } from '../../../platform/process/secrets.ts';
import { createSecretBox } from '../../../platform/signing/secret-box.ts';

const OLD_SECRET = 'the-secret-before-that-is-long-enough';
const LOST_SECRET = 'a-secret-that-nobody-knows-any-more-at-all';
const PURPOSES = { factor: 'second-factor', webhook: 'webhook' } as const;
const TEXTS = { old: 'sealed before', fresh: 'sealed today', lost: 'sealed long ago' };

const boxOf = (purpose: keyof typeof PURPOSES, secret: string) =>
  createSecretBox([deriveKey(secret, PURPOSES[purpose])]);

it('seals at night with the new secret what the old one has sealed', async () => {
  const server = await startTestServer({ SECRET_KEY_OLD: OLD_SECRET });
  const { db } = server.database;
  server.clock.now = new Date('2026-11-20T10:00:00Z');
  const users = [1, 2].map((number) => ({
    email: `user${number}@example.com`,
    password: 'Str0ng_pass!',
    groups: ['user_press_room'],
  }));
  await server.load({ users });
  const accounts = await db.selectFrom('user_account').select('id').orderBy('id').execute();
  const [first = 0, second = 0] = accounts.map(({ id }) => id);
  const seal = (purpose: keyof typeof PURPOSES, owner: number) => ({
    old: boxOf(purpose, OLD_SECRET).seal(TEXTS.old, owner),
    fresh: boxOf(purpose, TEST_SECRET).seal(TEXTS.fresh, owner),
    lost: boxOf(purpose, LOST_SECRET).seal(TEXTS.lost, owner),
  });
  const [ofFirst, ofSecond, ofHook] = [seal('factor', first), seal('factor', second), seal('webhook', 7)];
  await db
    .insertInto('totp_factor')
    .values([
      { user_account_id: first, secret: ofFirst.old, pending_secret: ofFirst.fresh },
      { user_account_id: second, secret: ofSecond.lost, pending_secret: ofSecond.old },
    ])
    .execute();
  const at = server.clock.now.toISOString();
  const hook = {
    name: 'Newsroom',
    url: 'https://example.com/',
    events: '[]',
    created_at: at,
    updated_at: at,
  };
  const sealed = { secret_sealed: ofHook.fresh, old_secret_sealed: ofHook.old };
  await db
    .insertInto('webhook')
    .values({ id: 7, ...hook, ...sealed })
    .execute();

  await scheduleRetention(db, server.clock.now);
  server.clock.now = new Date('2026-11-21T04:00:00Z');
  await server.work();

  const factors = await db.selectFrom('totp_factor').selectAll().orderBy('user_account_id').execute();
  const hooks = await db.selectFrom('webhook').selectAll().execute();
  const factorBox = boxOf('factor', TEST_SECRET);
  expect(factors.map(({ secret }) => secret)).toEqual([expect.any(String), ofSecond.lost]);
  expect(factorBox.open(factors[0]?.secret ?? '', first)).toBe(TEXTS.old);
  expect(factors[0]?.pending_secret).toBe(ofFirst.fresh);
  expect(factorBox.open(factors[1]?.pending_secret ?? '', second)).toBe(TEXTS.old);
  expect(hooks).toMatchObject([{ version: 1, secret_sealed: ofHook.fresh }]);
  expect(boxOf('webhook', TEST_SECRET).open(hooks[0]?.old_secret_sealed ?? '', 7)).toBe(TEXTS.old);
  await server.close();
});
