import { ERRORS } from '@tus/server';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { createUploadLocker } from './upload-locker.ts';

const ID = '0123456789abcdef0123456789abcdef';

it('leaves no upload locked where the database goes away before or after it was locked', async () => {
  const target = await createTestDatabase();
  const locker = createUploadLocker({ database: target.database, now: () => new Date(), log: fastify().log });
  const { signal } = new AbortController();
  const held = locker.newLock(ID);
  await held.lock(signal, () => undefined);
  await target.database.close();
  await held.unlock();
  // Later requests also report the database error without waiting.
  for (let time = 0; time < 2; time += 1) {
    const failure = await locker
      .newLock(ID)
      .lock(signal, () => undefined)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toEqual(ERRORS.ERR_LOCK_TIMEOUT);
  }
  await target.drop();
});
