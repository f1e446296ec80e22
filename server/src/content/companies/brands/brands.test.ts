import { BRAND_PATH, type Brand, COMPANY_PATH, type Company } from '@press-room/contract/companies';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';

describe('brands', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(BRAND_PATH);
    return () => office.server.close();
  });
  const brand = (name: string) => office.rowOf<Brand>(office.create({ name }));

  it('have a name of their own', async () => {
    const alfa = await brand('Alfà');
    expect(alfa).toMatchObject({ version: 1, name: 'Alfà', companies: [] });
    for (const name of ['alfa', ' ALFA ']) {
      expect((await office.create({ name })).json).toEqual({
        name: ['There is already a brand with this name.'],
      });
    }
    for (const body of [{}, { name: '' }, { name: '***' }])
      expect((await office.create(body)).json).toEqual({ name: [anyText] });
    const beta = await brand('Beta');
    expect((await office.change(beta, { name: 'Alfa' })).status).toBe(400);
    expect(await office.rowOf<Brand>(office.change(beta, { name: 'Gamma' }))).toMatchObject({
      version: 2,
      name: 'Gamma',
    });
    expect((await office.change(beta, { name: 'x' })).status).toBe(412);
  });

  it('are listed with their companies, of one or without it, and stay as long as one has them', async () => {
    const [alfa, beta] = [await brand('Alfa'), await brand('Beta')];
    const { server, officer } = office;
    const fornace = (
      await server.call(COMPANY_PATH, post({ business_name: 'Fornace', brands: [alfa.id] }, officer))
    ).json as Company;
    const names = async (query: string) => (await office.list(query)).data.map(({ name }) => name);
    expect(await names(`&company=${fornace.id}`)).toEqual(['Alfa']);
    expect(await names(`&without=${fornace.id}`)).toEqual(['Beta']);
    expect((await office.read(alfa)).json).toMatchObject({
      companies: [{ id: fornace.id, name: 'Fornace' }],
    });
    expect(await office.remove(alfa)).toMatchObject({
      status: 409,
      json: { companies: [{ id: fornace.id }] },
    });
    expect((await office.remove(beta)).status).toBe(204);
    expect(await office.audited(`brand:${beta.id}`)).toEqual([
      ['create', ['name']],
      ['delete', null],
    ]);
  });
});
