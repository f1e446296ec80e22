import { CONTACT_PATH, type Contact, OUTLET_PATH, type Outlet } from '@press-room/contract/contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';

describe('outlets', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(OUTLET_PATH);
    return () => office.server.close();
  });
  const outlet = (name: string, form: object = {}) => office.rowOf<Outlet>(office.create({ name, ...form }));

  it('have a name of their own, a kind and a country', async () => {
    const gazzetta = await outlet('Gazzetta', { kind: 'daily', country: 'IT', website: 'https://g.example' });
    expect(gazzetta).toMatchObject({ version: 1, kind: 'daily', country: 'IT', contacts: 0 });
    expect((await office.create({ name: ' gazzettà ' })).json).toEqual({
      name: ['There is already an outlet with this name.'],
    });
    for (const body of [{}, { name: '***' }])
      expect((await office.create(body)).json).toEqual({ name: [anyText] });
    expect((await office.create({ name: 'x', kind: 'poster' })).json).toEqual({ kind: [anyText] });
    expect((await office.create({ name: 'x', website: 'no address' })).json).toEqual({ website: [anyText] });
    const own = await outlet('Corriere', {
      domains: ['@Corriere.example', 'corriere.example', 'MÜLLER.example'],
    });
    expect(own.domains).toEqual(['corriere.example', 'xn--mller-kva.example']);
    for (const domain of ['no domain', 'a@b.example', 'gmail.com', 'x%.example'])
      expect((await office.create({ name: 'x', domains: [domain] })).json).toEqual({ domains: [anyText] });
    await office.remove(own);
    const other = await outlet('Radio Uno');
    expect((await office.change(other, { name: 'Gazzetta' })).status).toBe(400);
    expect(await office.rowOf<Outlet>(office.change(other, { kind: 'radio' }))).toMatchObject({ version: 2 });
    expect((await office.change(other, { kind: 'tv' })).status).toBe(412);
    const names = async (query: string) => (await office.list(query)).data.map(({ name }) => name);
    expect(await names('')).toEqual(['Gazzetta', 'Radio Uno']);
    expect(await names('&kind=radio')).toEqual(['Radio Uno']);
    expect(await names('&country=IT')).toEqual(['Gazzetta']);
  });

  it('are closed to everybody else, and stay while contacts work for them, who are found by their name', async () => {
    const gazzetta = await outlet('Gazzetta');
    for (const [, statuses] of await office.statusesOfOthers(gazzetta, { name: 'x' }))
      for (const status of statuses) expect([401, 403, 404]).toContain(status);
    const form = { addresses: ['m@g.example'], basis: 'asked', outlets: [gazzetta.id] };
    const { server, officer } = office;
    const made = (await server.call(CONTACT_PATH, post(form, officer))).json as Contact;
    expect(made.outlets).toEqual([{ id: gazzetta.id, name: 'Gazzetta' }]);
    expect(await office.remove(gazzetta)).toMatchObject({ status: 409 });
    const renamed = await office.rowOf<Outlet>(office.change(gazzetta, { name: 'Corriere' }));
    const found = await server.call(
      `${CONTACT_PATH}?format=datatables&columns[0][data]=text&columns[0][searchable]=true&search[value]=corriere`,
      { headers: officer },
    );
    expect((found.json as { data: unknown[] }).data).toHaveLength(1);
    await server.call(`${CONTACT_PATH}${made.id}/`, {
      method: 'DELETE',
      headers: office.match(made.version),
    });
    expect((await office.remove(renamed)).status).toBe(204);
    expect(await office.audited(`outlet:${gazzetta.id}`)).toEqual([
      ['create', ['name']],
      ['edit', ['name']],
      ['delete', null],
    ]);
  });
});
