/** @module-tag engine */
import { CONTACT_PATH, type Contact } from '@press-room/contract/contacts';
import { userActionPath } from '@press-room/contract/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { post } from '../../../test/requests.ts';
import { askForAccreditation } from '../account/accreditation.ts';
import { findAccount } from '../account/queries.ts';
import { ensureReaderContacts } from './readers.ts';

describe('contacts of readers', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(CONTACT_PATH);
    return () => office.server.close();
  });
  const contacts = async () => (await office.list()).data as unknown as Contact[];

  it('are made when the press office lets them in', async () => {
    const { server } = office;
    await server.load({
      users: [{ email: 'new@example.com', password: 'Str0ng_pass!', first_name: 'Nina' }],
    });
    const account = await findAccount(server.database.db, 'new@example.com');
    if (account === null) throw new Error('no account');
    await server.database.db
      .transaction()
      .execute((trx) => askForAccreditation(trx, server.context, account));
    const { status } = await server.call(userActionPath(account.id, 'approve'), post({}, office.officer));
    expect(status).toBe(200);
    expect(await contacts()).toMatchObject([
      {
        first_name: 'Nina',
        account: account.id,
        basis: 'legitimate_interest',
        addresses: [{ email: 'new@example.com', stopped: null }],
      },
    ]);
  });

  it('are made for those who were let in before, once, and follow the address of the account', async () => {
    const { server } = office;
    await office.create({ addresses: ['reader@example.com'], basis: 'asked' });
    await ensureReaderContacts(server.context);
    await ensureReaderContacts(server.context);
    expect(await contacts()).toHaveLength(1);
    const { db } = server.database;
    await db.deleteFrom('contact').execute();
    await ensureReaderContacts(server.context);
    await db
      .updateTable('user_account')
      .set({ email: 'other@example.com' })
      .where('email', '=', 'reader@example.com')
      .execute();
    await ensureReaderContacts(server.context);
    expect((await contacts()).map(({ addresses }) => addresses.map(({ email }) => email))).toEqual([
      ['other@example.com', 'reader@example.com'],
    ]);
  });
});
