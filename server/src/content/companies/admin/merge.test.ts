import { COMPANY_PATH, type Company, companyMergePath } from '@press-room/contract/companies';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';
import type { Answer } from '../../../../test/server.ts';
import { somebodyWaits } from '../../../../test/waiting.ts';

describe('a merge of companies at the same moment as another write', () => {
  let office: Office;
  const company = (business_name: string) =>
    office.rowOf<Company>(office.create({ business_name, association_status: 'associated' }));

  beforeEach(async () => {
    office = await startOffice(COMPANY_PATH);
    return () => office.server.close();
  });

  it('takes along what is being assigned to the one that ends', async () => {
    const [kept, merged] = [await company('Uno'), await company('Due')];
    const { db } = office.server.database;
    const form = { merged: merged.id, merged_version: merged.version };
    let merging: Promise<Answer> | undefined;
    await db.transaction().execute(async (trx) => {
      const agent = trx.updateTable('user_account').where('email', '=', 'agent@example.com');
      await agent.set({ company_id: merged.id }).execute();
      merging = office.server.call(companyMergePath(kept.id), post(form, office.match(kept.version)));
      await somebodyWaits(office.server.database);
    });
    expect((await merging)?.status).toBe(200);
    const agent = db.selectFrom('user_account').select('company_id').where('email', '=', 'agent@example.com');
    expect(await agent.executeTakeFirst()).toEqual({ company_id: kept.id });
  });

  it('goes through once where two opposite ones are made at once', async () => {
    const [one, other] = [await company('Uno'), await company('Due')];
    const merge = (kept: Company, merged: Company) =>
      office.server.call(
        companyMergePath(kept.id),
        post({ merged: merged.id, merged_version: merged.version }, office.match(kept.version)),
      );
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(answers.filter(({ status }) => [404, 412].includes(status))).toHaveLength(1);
  });
});
