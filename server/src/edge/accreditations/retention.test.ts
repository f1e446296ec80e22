import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fair, startFair } from '../../../test/fair.ts';
import { runRetention } from '../privacy/retention/retention.ts';

describe('the clock of an event', () => {
  let fair: Fair;
  beforeEach(async () => {
    fair = await startFair();
    await fair.server.load({
      events: [{ name: 'Small fair', starts_on: '2026-12-01', ends_on: '2026-12-03' }],
    });
  });
  afterEach(() => fair.server.close());

  const retain = (day: string) => {
    fair.server.clock.now = new Date(`${day}T00:00:00Z`);
    return runRetention(fair.server.context);
  };
  const names = async () =>
    (
      await fair.server.database.db.selectFrom('user_account').select('first_name').orderBy('id').execute()
    ).map(({ first_name }) => first_name);
  const locked = async () =>
    (
      await fair.server.database.db
        .selectFrom('locked_record')
        .select(['document', 'erase_at'])
        .orderBy('id')
        .execute()
    ).map(({ document, erase_at }) => ({ kept: JSON.parse(document) as unknown, erase_at }));

  it('keeps who is accredited until that event and six months, and locks them away with what they asked', async () => {
    await fair.approved('ada');
    await fair.submitted('bea');
    // Without the later event, the small fair would count for both.
    await retain('2027-06-04');
    expect(await names()).toEqual(['Ada', 'Olga', 'Ugo']);
    await retain('2028-03-24');
    expect(await names()).toContain('Ada');
    await retain('2028-03-25');
    expect(await names()).toEqual(['Olga', 'Ugo']);
    const records = await locked();
    expect(records.map(({ erase_at }) => erase_at)).toEqual([
      '2033-06-04T00:00:00.000Z',
      '2034-03-25T00:00:00.000Z',
    ]);
    expect(records[1]?.kept).toMatchObject({
      account: { first_name: 'Ada' },
      event_accreditations: [{ status: 'approved', order_number: '123456', name_en: 'Fair 2027' }],
    });
    await retain('2034-03-25');
    expect(await locked()).toEqual([]);
  });

  it('locks an application away with its event, though its person goes on', async () => {
    const { id } = await fair.approved('ada');
    const { db } = fair.server.database;
    fair.server.clock.now = new Date('2028-02-01T00:00:00Z');
    const at = fair.server.clock.now.toISOString();
    await db.updateTable('user_account').set({ last_sign_in_at: at }).execute();
    await retain('2028-03-25');
    expect(await names()).toContain('Ada');
    expect(await db.selectFrom('event_accreditation').select('id').execute()).toEqual([]);
    expect(await locked()).toMatchObject([
      { kept: { accreditation: { id, status: 'approved', outlet: 'Il Mattone' } } },
    ]);
  });

  it('takes a draft that nobody ever sent away for good', async () => {
    await fair.apply('ada');
    const { db } = fair.server.database;
    await db.updateTable('user_account').set({ last_sign_in_at: '2028-02-01T00:00:00.000Z' }).execute();
    await retain('2028-03-25');
    expect(await db.selectFrom('event_accreditation').select('id').execute()).toEqual([]);
    expect(await locked()).toEqual([]);
  });
});
