import { PRESS_CONTACT_PATH, type PressContact } from '@press-room/contract/admin-press-releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../../test/desk.ts';

const ADA = {
  name: 'Ada Quarz',
  role: { it: 'Capo', en: 'Head' },
  email: 'ada@voices.example',
  mobile: '333',
};
const BOB = { name: 'Bob Stone', role: { it: '', en: '' }, phone: '0536 1' };

const toContact = ({ name, role, ...reached }: { name: string; role: { it: string; en: string } }) => ({
  name: { it: name, en: name },
  role,
  ...reached,
});

describe('contacts of releases', () => {
  let desk: Desk;

  beforeAll(async () => {
    desk = await startDesk({});
    await desk.server.load({
      press_groups: [
        {
          name: 'Voices',
          office: { email: 'press@voices.example', people: [{ ...ADA, on_releases: true }, BOB] },
        },
        { name: 'Silent' },
      ],
      companies: [
        {
          business_name: 'Alfa',
          pub_press_contact: 'Cleo',
          press_email: 'alfa@alfa.example',
          telephone: '0536 9',
        },
        { business_name: 'Muta' },
      ],
      users: [
        {
          email: 'gea@alfa.example',
          password: 'Str0ng_pass!',
          groups: ['agent_press_room_external_company'],
          company: 'Alfa',
        },
      ],
    });
  });
  afterAll(() => desk.server.close());

  const list = (query: string, headers: Record<string, string>) =>
    desk.server.call(`${PRESS_CONTACT_PATH}?${query}`, { headers });
  const groupCalled = async (name: string): Promise<number> => {
    const groups = desk.server.database.db.selectFrom('press_group').select('id').where('name', '=', name);
    return (await groups.executeTakeFirstOrThrow()).id;
  };
  const companyCalled = async (name: string): Promise<number> => {
    const companies = desk.server.database.db.selectFrom('company').select('id');
    return (await companies.where('business_name', '=', name).executeTakeFirstOrThrow()).id;
  };
  const namesOf = ({ json }: { json: unknown }) =>
    (json as { results: PressContact[] }).results.map(({ name }) => name.it);

  it('are chosen from the people of the press office and the company', async () => {
    const [group, company] = [await groupCalled('Voices'), await companyCalled('Alfa')];
    const { json } = await list(`group=${group}&company=${company}`, desk.officer);
    expect((json as { results: PressContact[] }).results).toEqual([
      {
        ...toContact({ name: 'Cleo', role: { it: 'Alfa', en: 'Alfa' } }),
        email: 'alfa@alfa.example',
        phone: '0536 9',
        of: 'company',
        is_default: false,
      },
      {
        ...toContact({ name: ADA.name, role: ADA.role }),
        email: ADA.email,
        phone: '333',
        of: 'press_group',
        is_default: true,
      },
      { ...toContact(BOB), email: '', of: 'press_group', is_default: false },
    ]);
  });

  it('are the group’s alone where the company has none, and nobody where the group has none', async () => {
    const muta = await companyCalled('Muta');
    expect(namesOf(await list(`group=${await groupCalled('Voices')}&company=${muta}`, desk.officer))).toEqual(
      [ADA.name, BOB.name],
    );
    expect(namesOf(await list(`group=${await groupCalled('Silent')}`, desk.officer))).toEqual([]);
    expect((await list('', desk.officer)).status).toBe(400);
  });

  it('are there on a new release of the association, on none of a company', async () => {
    const ada = { ...toContact({ name: ADA.name, role: ADA.role }), email: ADA.email, phone: ADA.mobile };
    expect(await desk.draft({ press_group: 'Voices' })).toMatchObject({ contacts: [ada] });
    expect(await desk.draft({ press_group: 'Voices', company: 'Alfa' })).toMatchObject({ contacts: [] });
    expect(await desk.draft({ press_group: 'Voices', contacts: [] })).toMatchObject({ contacts: [] });
  });

  it('are shown to who writes releases: a company’s agent sees those of no other', async () => {
    const agent = await desk.server.signedIn('gea@alfa.example');
    const [group, alfa, muta] = [
      await groupCalled('Voices'),
      await companyCalled('Alfa'),
      await companyCalled('Muta'),
    ];
    expect(namesOf(await list(`group=${group}&company=${alfa}`, agent))).toContain('Cleo');
    expect((await list(`group=${group}&company=${muta}`, agent)).status).toBe(404);
    const reader = await desk.server.signedIn('reader@example.com');
    expect((await list(`group=${group}`, reader)).status).toBe(403);
    expect((await list(`group=${group}`, {})).status).toBe(401);
  });

  it('are public on the contact page without what is for the office', async () => {
    const { json } = await desk.server.call(
      `/api/press_room/press_office/?group=${await groupCalled('Voices')}`,
    );
    expect((json as { people: object[] }).people.map((person) => 'on_releases' in person)).toEqual([
      false,
      false,
    ]);
  });
});
