import {
  BRAND_PATH,
  type Brand,
  COMPANY_CITY_PATH,
  COMPANY_PATH,
  type Company,
  companyHistoryPath,
  companyMergePath,
} from '@press-room/contract/companies';
import { beforeEach, describe, expect, it } from 'vitest';
import { inviteTo } from '../../../../test/company-offices.ts';
import { anyText } from '../../../../test/matchers.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';

const FORNACE = {
  business_name: 'Fornace Città Alta',
  vat: 'IT 01234560363',
  city: 'Sassuolo',
  country: 'IT',
  association_status: 'associated',
  typology: 'tiles',
};

describe('companies', () => {
  let office: Office;
  const company = (body: object = FORNACE) => office.rowOf<Company>(office.create(body));
  const brand = async (name: string) =>
    (await office.server.call(BRAND_PATH, post({ name }, office.officer))).json as Brand;
  const again = async ({ id }: Company) => (await office.read({ id })).json as Company;
  const namesOf = async (query: string) =>
    (await office.list(query)).data.map(({ business_name }) => business_name);
  const words = (value: string) =>
    `&columns[0][data]=business_name&columns[0][name]=text&columns[0][searchable]=true&search[value]=${value}`;

  beforeEach(async () => {
    office = await startOffice(COMPANY_PATH);
    return () => office.server.close();
  });

  it('are kept with all that is known of them', async () => {
    const answer = await office.create({ ...FORNACE, pubBusinessName: 'Fornace', pub_fax: '0536 1' });
    expect(answer).toMatchObject({
      status: 201,
      json: {
        ...FORNACE,
        version: 1,
        vat: '01234560363',
        pub_business_name: 'Fornace',
        pub_fax: '0536 1',
        fax: '',
        brands: [],
        uses: {},
        warnings: [],
        created_at: '2026-11-20T10:00:00.000Z',
      },
    });
    expect(answer.headers.get('etag')).toBe('"1"');
  });

  it('are refused field by field', async () => {
    const refused = async (body: object) => (await office.create({ business_name: 'x', ...body })).json;
    expect((await office.create({})).json).toEqual({ business_name: [anyText] });
    expect(await refused({ business_name: ' ' })).toEqual({ business_name: [anyText] });
    expect(await refused({ typology: 'cheese', association_status: 'friend' })).toEqual({
      typology: [anyText],
      association_status: [anyText],
    });
    expect(await refused({ country: 'Italy' })).toEqual({ country: [anyText] });
    expect(await refused({ press_email: 'x' })).toEqual({ press_email: [anyText] });
    expect(await refused({ vat: '01234560364' })).toEqual({ vat: [anyText] });
    expect(await refused({ vat: '1234560363' })).toEqual({
      vat: ['Zeros are missing at the beginning. Is it 01234560363?'],
    });
    expect(await refused({ brands: [77] })).toEqual({ brands: ['There is no brand with the number 77.'] });
    expect(await refused({ short_description: 'x'.repeat(2001) })).toEqual({ short_description: [anyText] });
    expect(await office.server.database.db.selectFrom('company').selectAll().execute()).toEqual([]);
  });

  it('warn of what may be wrong', async () => {
    const one = await company({ business_name: 'Uno', vat: '12345678903' });
    expect(one.warnings).toEqual(['vat_office']);
    const other = await company({ business_name: 'Due', vat: '12345678903' });
    expect(other).toMatchObject({
      warnings: ['vat_office', 'vat_shared'],
      same_vat: [{ id: one.id, name: 'Uno' }],
    });
    expect((await company({ business_name: 'Tre', vat: 'X-1', country: 'US' })).warnings).toEqual([
      'vat_unchecked',
    ]);
  });

  it('are changed from the version that was seen, with their brands in the same write', async () => {
    const [alfa, beta] = [await brand('Alfa'), await brand('Beta')];
    const row = await company({ ...FORNACE, brands: [alfa.id] });
    const changed = await office.rowOf<Company>(
      office.change(row, { city: 'Fiorano', brands: [beta.id, alfa.id], country: 'IT' }),
    );
    expect(changed).toMatchObject({
      version: 2,
      city: 'Fiorano',
      brands: [
        { id: alfa.id, name: 'Alfa' },
        { id: beta.id, name: 'Beta' },
      ],
    });
    expect(await office.change(row, { city: 'Imola' })).toMatchObject({
      status: 412,
      json: { current: { city: 'Fiorano' } },
    });
    expect((await office.change(row, {}, office.officer)).status).toBe(428);
    // A refused write changes nothing.
    expect((await office.change(changed, { city: 'Imola', brands: [99] })).status).toBe(400);
    expect(await again(row)).toMatchObject({ version: 2, city: 'Fiorano' });
    expect(await office.audited(`company:${row.id}`)).toEqual([
      ['create', expect.arrayContaining(['business_name', 'brands'])],
      ['edit', ['city', 'brands']],
    ]);
    const history = await office.call(`${companyHistoryPath(row.id)}?format=datatables`);
    expect(history.json).toMatchObject({
      data: [{ action: 'edit', fields: ['city', 'brands'] }, { action: 'create' }],
    });
    expect((await office.call(companyHistoryPath(9999))).status).toBe(404);
  });

  it('keep the letters of a number when they move to another country', async () => {
    const row = await company({ business_name: 'Uno', vat: '01234560363', country: 'IT' });
    expect((await office.change(row, { country: 'DE' })).json).toEqual({ vat: [anyText] });
    const moved = await office.rowOf<Company>(office.change(row, { country: 'DE', vat: 'IT01234560363' }));
    expect(moved.vat).toBe('IT01234560363');
    expect((await office.rowOf<Company>(office.change(moved, { country: 'IT' }))).vat).toBe('01234560363');
  });

  it('are listed by name and narrowed by state, typology, city, brand and words', async () => {
    const alfa = await brand('Alfa');
    await company({ ...FORNACE, brands: [alfa.id] });
    await company({ business_name: 'Écluse', city: 'Lyon', country: 'FR', typology: 'dishes' });
    await company({ business_name: 'Argilla', pub_business_name: 'Terre d’Este', city: 'Sassuolo' });
    expect(await namesOf('')).toEqual(['Argilla', 'Écluse', 'Fornace Città Alta']);
    expect(await namesOf('&status=associated')).toEqual(['Fornace Città Alta']);
    expect(await namesOf('&typology=dishes')).toEqual(['Écluse']);
    expect(await namesOf('&city=Sassuolo')).toEqual(['Argilla', 'Fornace Città Alta']);
    expect(await namesOf(`&brand=${alfa.id}`)).toEqual(['Fornace Città Alta']);
    expect(await namesOf(words('CITTA'))).toEqual(['Fornace Città Alta']);
    expect(await namesOf(words('sassuolo fornace'))).toEqual(['Fornace Città Alta']);
    expect(await namesOf(words('3456036'))).toEqual(['Fornace Città Alta']);
    expect(await namesOf(words('ecluse'))).toEqual(['Écluse']);
    expect(await namesOf(words("d'este"))).toEqual(['Argilla']);
    for (const nothing of ['%25', '___', '!!!']) expect(await namesOf(words(nothing))).toEqual([]);
    expect((await office.list()).data[0]).toMatchObject({ brands: 0, accounts: 0 });
    expect((await office.call(`${COMPANY_PATH}?status=friend`)).status).toBe(400);
    expect((await office.call(COMPANY_CITY_PATH)).json).toEqual({
      results: [
        { city: 'Lyon', companies: 1 },
        { city: 'Sassuolo', companies: 2 },
      ],
    });
    await office.change(await company({ business_name: 'Zeta' }), { business_name: 'Ultima' });
    expect([await namesOf(words('zeta')), await namesOf(words('ultima'))]).toEqual([[], ['Ultima']]);
  });

  it('are shown to readers by their public name where they have one', async () => {
    await company({ business_name: 'Argilla s.r.l.', pub_business_name: 'Terre' });
    const found = await office.server.call('/api/account/company_search/?q=terre');
    expect(found.json).toMatchObject({ results: [{ name: 'Terre' }] });
  });

  it('stay as long as accounts belong to them', async () => {
    const row = await company({ ...FORNACE, brands: [(await brand('Alfa')).id] });
    const { db } = office.server.database;
    const agent = () => db.updateTable('user_account').where('email', '=', 'agent@example.com');
    await agent().set({ company_id: row.id }).execute();
    expect((await again(row)).uses).toEqual({ user_account: 1 });
    expect(await office.remove(row)).toMatchObject({ status: 409, json: { uses: { user_account: 1 } } });
    await agent().set({ company_id: null }).execute();
    expect((await office.remove(row)).status).toBe(204);
    expect((await office.read(row)).status).toBe(404);
  });

  it('stay as long as somebody is invited who has not answered', async () => {
    const row = await company(FORNACE);
    const { db } = office.server.database;
    const at = new Date().toISOString();
    await inviteTo(db, row.id);
    await inviteTo(db, row.id, { revoked_at: at });
    expect((await again(row)).uses).toEqual({ invitation: 1 });
    expect(await office.remove(row)).toMatchObject({ status: 409, json: { uses: { invitation: 1 } } });
    await db.updateTable('invitation').set({ revoked_at: at }).execute();
    expect((await office.remove(row)).status).toBe(204);
  });

  it('end in another with all that hangs on them, after it was shown', async () => {
    const [alfa, beta] = [await brand('Alfa'), await brand('Beta')];
    const kept = await company({ ...FORNACE, brands: [alfa.id] });
    const merged = await company({
      business_name: 'Fornace Citta Alta srl',
      telephone: '0536 1',
      brands: [alfa.id, beta.id],
    });
    const { db } = office.server.database;
    await db
      .updateTable('user_account')
      .set({ company_id: merged.id })
      .where('email', 'in', ['agent@example.com', 'company@example.com'])
      .execute();
    const profile = await db
      .insertInto('import_profile')
      .values({
        target: 'company',
        name: 'Soci',
        settings: '{}',
        mapping: '{}',
        key: 'external_id',
        updated_at: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const link = { profile_id: profile.id, external_id: 'B2', company_id: merged.id, run_id: null };
    await db.insertInto('import_link').values(link).execute();
    const request = {
      company_id: merged.id,
      name: 'Fornace',
      asked_at: '2026-11-20T10:00:00.000Z',
      asked_by: null,
    };
    await db.insertInto('company_name_request').values(request).execute();
    const plan = await office.call(`${companyMergePath(kept.id)}?merged=${merged.id}`);
    expect(plan.json).toMatchObject({
      kept: { id: kept.id },
      merged: { id: merged.id },
      moves: { user_account: 2 },
      brands: [{ name: 'Beta' }],
      differences: ['business_name', 'city', 'country', 'telephone', 'vat', 'association_status', 'typology'],
    });
    const merge = (body: object, version = kept.version) =>
      office.server.call(companyMergePath(kept.id), post(body, office.match(version)));
    const form = { merged: merged.id, merged_version: merged.version, take: ['telephone'] };
    expect((await merge({ ...form, merged: kept.id })).status).toBe(400);
    expect((await merge({ ...form, merged: 999 })).status).toBe(404);
    expect((await merge({ ...form, merged_version: 7 })).status).toBe(412);
    expect((await merge(form, 7)).status).toBe(412);
    expect(await merge(form)).toMatchObject({
      status: 200,
      json: {
        business_name: FORNACE.business_name,
        telephone: '0536 1',
        uses: { user_account: 2 },
        brands: [{ name: 'Alfa' }, { name: 'Beta' }],
      },
    });
    expect((await office.read(merged)).status).toBe(404);
    // The next file of that source does not add it again.
    for (const table of ['import_link', 'company_name_request'] as const)
      expect(await db.selectFrom(table).select('company_id').execute()).toEqual([{ company_id: kept.id }]);
    expect((await office.audited(`company:${kept.id}`)).at(-1)).toEqual([
      'merge',
      ['telephone', `company:${merged.id}`],
    ]);
    expect((await office.audited(`company:${merged.id}`)).at(-1)?.[0]).toBe('merge_away');
  });

  it('have their releases indexed where the name changes', async () => {
    const row = await company();
    const release = { press_group: 'Association', company: FORNACE.business_name, date: '2026-01-20' };
    await office.server.load({ press_releases: [{ ...release, text: { it: { title: 'Forni' } } }] });
    const { db } = office.server.database;
    await db.updateTable('release_search').set({ version: 0 }).execute();
    const isLeft = async () =>
      (await db.selectFrom('release_search').select('version').executeTakeFirst())?.version === 0;
    const moved = await office.rowOf<Company>(office.change(row, { city: 'Varallo' }));
    expect(await isLeft()).toBe(true);
    await office.change(moved, { business_name: 'Terre' });
    expect(await isLeft()).toBe(false);
  });

  it('are for those who may, who must be let in besides', async () => {
    const row = await company();
    const others = (await office.statusesOfOthers(row, { business_name: 'x' })).map(([email, statuses]) => [
      email,
      // Companies have no states.
      (statuses as number[]).filter((status) => status !== 404),
    ]);
    expect(others).toEqual(REFUSED_TO_OTHERS);
    await office.server.load({
      users: [
        {
          email: 'both@example.com',
          password: 'Str0ng_pass!',
          groups: ['user_press_room', 'administrator_associated_companies'],
        },
      ],
    });
    const both = await office.server.signedIn('both@example.com');
    expect((await office.create({ business_name: 'x' }, both)).status).toBe(201);
    expect((await office.server.call(BRAND_PATH, { headers: both })).status).toBe(200);
    expect((await office.server.call('/api/office/press_release/', { headers: both })).status).toBe(403);
  });
});
