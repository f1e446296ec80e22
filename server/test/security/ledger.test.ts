import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const CONSENT = {
  user_account_id: 1,
  purpose: 'marketing',
  answer: 0,
  privacy_version: '20220802',
  at: '2026-11-22T10:00:00.000Z',
} as const;

describe('the ledger of consents', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase();
    await place.database.db.insertInto('consent').values(CONSENT).execute();
  });
  afterAll(() => place.drop());

  const db = () => place.database.db;
  const forged = { ...CONSENT, id: 1, answer: 1 };
  const attempts = {
    update: () => db().updateTable('consent').set({ answer: 1 }).execute(),
    delete: () => db().deleteFrom('consent').execute(),
    'insert on conflict': () =>
      db()
        .insertInto('consent')
        .values(forged)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ answer: 1 }))
        .execute(),
    // PostgreSQL has no such statement, and refuses it as unknown.
    'insert or replace': () => db().replaceInto('consent').values(forged).execute(),
  };

  it.each(Object.entries(attempts))('refuses %s', async (name, attempt) => {
    const isUnknown = name === 'insert or replace' && inject('postgresUrl') !== null;
    await expect(attempt()).rejects.toThrow(isUnknown ? /syntax error/ : /consent only grows/);
    expect(await db().selectFrom('consent').select(['id', 'answer']).execute()).toEqual([
      { id: 1, answer: 0 },
    ]);
  });

  it('takes further answers', async () => {
    await db().insertInto('consent').values(CONSENT).execute();
    expect(await db().selectFrom('consent').select('id').execute()).toHaveLength(2);
  });
});
