import { companyPath } from '@press-room/contract/companies';
import { companyQuotaPath, type QuotaUse } from '@press-room/contract/company-quotas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../../../../test/company-offices.ts';
import { startDesk } from '../../../../test/desk.ts';
import { tusOf } from '../../../../test/library.ts';
import { textWith } from '../../../../test/matchers.ts';
import { patch, post } from '../../../../test/requests.ts';

const MB = 1_000_000;
const RELEASE = { press_group: 'Fair', text: { it: { title: 'Titolo' } } };
const KIT = { press_group: 'Fair', year: 2026, title: { it: 'Cartella' } };
const RELEASES = '/api/office/press_release/';
const KITS = '/api/office/press_kit/';
const ASSETS = '/api/office/asset/';

async function start() {
  const desk = await startDesk({
    COMPANY_STORAGE_MB: '2',
    COMPANY_FILES: '4',
    COMPANY_OPEN_RELEASES: '2',
    COMPANY_OPEN_KITS: '1',
  });
  const offices = await startCompanyOffices(desk);
  const { server, gea } = offices;
  const [alfa, beta] = ['Alfa Ceramiche', 'Beta Gres'].map((name) => offices.ids.companies[name] ?? 0);
  const tus = tusOf(server.call);
  const { Authorization } = desk.officer;
  const officer = { Authorization } as Record<string, string>;
  const bytesOf = (n: number, fill = 'a') => new Uint8Array(Buffer.alloc(n, fill));
  return {
    ...offices,
    officer,
    alfa,
    beta,
    tus,
    bytesOf,
    make: (path: string, body: object, headers = gea) => server.call(path, post(body, headers)),
    remove: (path: string, version = 1, headers = gea) =>
      server.call(path, { method: 'DELETE', headers: { ...headers, 'If-Match': `"${version}"` } }),
    use: async (quota: string, id = alfa, headers = gea): Promise<QuotaUse | undefined> => {
      const { json } = await server.call(companyQuotaPath(id ?? 0), { headers });
      return (json as { quotas: QuotaUse[] }).quotas.find((one) => one.quota === quota);
    },
    /** Sets the quotas of a company. */
    allow: async (numbers: object, id = alfa) => {
      const { json } = await server.call(companyPath(id ?? 0), { headers: officer });
      const { version } = json as { version: number };
      const write = patch(numbers, { ...officer, 'If-Match': `"${version}"` });
      return server.call(companyPath(id ?? 0), write);
    },
    /** Uploads a whole file by the protocol. */
    send: async (bytes: Uint8Array<ArrayBuffer>, metadata = {}, headers = gea) => {
      const begun = await tus.begin(bytes.length, { filename: 'a.txt', ...metadata }, headers);
      if (begun.status !== 201) return begun;
      return tus.send(begun.headers.get('location') ?? '', 0, bytes, headers);
    },
  };
}
type Room = Awaited<ReturnType<typeof start>>;
const statuses = (answers: { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const idOf = ({ json }: { json: unknown }): number => (json as { id: number }).id;
const assetOf = (answer: { headers: Headers }): number => Number(answer.headers.get('asset-id'));

describe('what a company may have', () => {
  let room: Room;
  beforeEach(async () => {
    room = await start();
    return () => room.server.close();
  });

  it('is a number of releases that are not public yet, which deleting and publishing frees', async () => {
    const { make, remove, use, gea, server, officer } = room;
    const first = idOf(await make(RELEASES, RELEASE));
    await make(RELEASES, RELEASE);
    const full = await make(RELEASES, RELEASE, { ...gea, 'Accept-Language': 'it' });
    expect([full.status, full.json]).toEqual([
      409,
      {
        quota: 'releases',
        used: 2,
        max: 2,
        detail: textWith('2 comunicati non ancora pubblicati'),
      },
    ]);
    expect(await use('releases')).toEqual({ quota: 'releases', used: 2, max: 2, usual: 2 });
    const move = (id: number, version: number, body: object, headers: Record<string, string>) =>
      server.call(`${RELEASES}${id}/transition/`, post(body, { ...headers, 'If-Match': `"${version}"` }));
    expect((await move(first, 1, { to: 'in_review' }, gea)).status).toBe(200);
    // A release in review is not public either.
    expect((await make(RELEASES, RELEASE)).status).toBe(409);
    expect((await move(first, 2, { to: 'published' }, officer)).status).toBe(200);
    const next = await make(RELEASES, RELEASE);
    expect(next.status).toBe(201);
    expect((await make(RELEASES, RELEASE)).status).toBe(409);
    expect((await remove(`${RELEASES}${idOf(next)}/`)).status).toBe(204);
    expect((await make(RELEASES, RELEASE)).status).toBe(201);
    // Officers have no quotas, even if they write for a company.
    const theirs = await make(RELEASES, { ...RELEASE, company: room.alfa }, officer);
    expect(theirs.status).toBe(201);
    expect(await use('releases')).toMatchObject({ used: 3 });
    const copy = await make(`${RELEASES}${idOf(theirs)}/duplicate/`, {}, gea);
    expect(copy.status).toBe(403);
    // Existing records can still be edited above the limit.
    const edited = patch({ text: { it: { title: 'Altro' } } }, { ...gea, 'If-Match': '"1"' });
    expect((await server.call(`${RELEASES}${idOf(theirs)}/`, edited)).status).toBe(200);
  });

  it('is a number of kits, apart from those of others', async () => {
    const { make, ugo, officer } = room;
    expect((await make(KITS, KIT)).status).toBe(201);
    expect((await make(KITS, KIT)).json).toMatchObject({ quota: 'kits', used: 1, max: 1 });
    // The other company already has its own.
    expect((await make(KITS, { ...KIT, company: room.alfa }, ugo)).status).toBe(409);
    expect((await make(KITS, KIT, officer)).status).toBe(201);
  });

  it('is said to itself and to the association, and to no other company', async () => {
    const { server, gea, ugo, officer, alfa, allow, make, use } = room;
    expect((await server.call(companyQuotaPath(alfa ?? 0), { headers: ugo })).status).toBe(404);
    expect((await server.call(companyQuotaPath(99), { headers: gea })).status).toBe(404);
    expect((await server.call(companyQuotaPath(alfa ?? 0))).status).toBe(401);
    expect(await use('releases', alfa, officer)).toMatchObject({ used: 0, max: 2 });
    expect((await allow({ releases_max: 1, storage_max: 3 })).json).toMatchObject({ releases_max: 1 });
    expect(await use('storage')).toEqual({ quota: 'storage', used: 0, max: 3 * MB, usual: 2 * MB });
    await make(RELEASES, RELEASE);
    expect((await make(RELEASES, RELEASE)).json).toMatchObject({ used: 1, max: 1 });
    // After the limit is lowered, it has more than allowed and cannot add any.
    expect((await allow({ releases_max: 0 })).json).toMatchObject({
      releases_max: 0,
    });
    expect(await use('releases')).toEqual({ quota: 'releases', used: 1, max: 0, usual: 2 });
    expect((await make(RELEASES, RELEASE)).status).toBe(409);
    expect((await allow({ releases_max: null })).json).toMatchObject({ releases_max: null });
    expect((await make(RELEASES, RELEASE)).status).toBe(201);
    const refused = await allow({ files_max: 2_000_000, kits_max: -1, releases_max: 1.5, agents_max: 'ten' });
    expect([refused.status, refused.json]).toEqual([
      400,
      {
        agents_max: ['A valid integer is required.'],
        files_max: ['Ensure this value is less than or equal to 1000000.'],
        kits_max: ['Ensure this value is greater than or equal to 0.'],
        releases_max: ['A valid integer is required.'],
      },
    ]);
  });

  it('is not passed by people who write in the same moment', async () => {
    const { make, ugo, server } = room;
    const six = <Answer>(run: (at: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: 6 }, (_, at) => run(at)));
    const made = await six((at) => make(at % 2 ? RELEASES : KITS, at % 2 ? RELEASE : KIT));
    expect(statuses(made)).toEqual([201, 201, 201, 409, 409, 409]);
    const begun = await six((at) => room.tus.begin(MB, { filename: `${at}.txt` }, room.gea));
    expect(statuses(begun)).toEqual([201, 201, 409, 409, 409, 409]);
    const sent = await six((at) => room.upload(ugo, `file ${at}`));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(3);
    const { count } = await server.database.db
      .selectFrom('asset')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('company_id', '=', room.beta ?? 0)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(4);
  });
});

describe('the library of a company', () => {
  let room: Room;
  beforeAll(async () => {
    room = await start();
    return () => room.server.close();
  });
  beforeEach(async () => {
    const { db } = room.server.database;
    await db.deleteFrom('asset_upload').execute();
    await db
      .deleteFrom('asset')
      .where('company_id', '=', room.alfa ?? 0)
      .execute();
  });

  it('refuses a file that does not fit when it begins, and has room again for what was deleted', async () => {
    const { send, bytesOf, remove, use, tus, gea } = room;
    const first = await send(bytesOf(1_500_000));
    expect(await use('storage')).toMatchObject({ used: 1_500_000 });
    const refused = await tus.begin(500_001, { filename: 'b.txt' }, gea);
    expect(refused.json).toMatchObject({ quota: 'storage', used: 1_500_000, max: 2 * MB });
    expect(refused.text).toContain('2 MB in all: 0 MB are left, and this file needs 1 MB');
    expect(refused.headers.get('location')).toBeNull();
    // Exactly up to the limit.
    expect((await send(bytesOf(500_000, 'b'))).status).toBe(204);
    expect((await tus.begin(1, {}, gea)).status).toBe(409);
    expect((await remove(`${ASSETS}${assetOf(first)}/`)).status).toBe(204);
    expect(await use('storage')).toMatchObject({ used: 500_000 });
    expect((await send(bytesOf(1_500_000))).status).toBe(204);
  });

  it('counts what is under way, until it ends in whichever way', async () => {
    const { tus, gea, use, server, bytesOf } = room;
    const begun = await tus.begin(1_500_000, { filename: 'a.txt' }, gea);
    const address = begun.headers.get('location') ?? '';
    expect((await tus.send(address, 0, bytesOf(10), gea)).status).toBe(204);
    expect(await use('storage')).toMatchObject({ used: 1_500_000 });
    expect((await tus.begin(MB, {}, gea)).status).toBe(409);
    // Continuing an upload beyond its announced length is refused.
    expect((await tus.send(address, 10, bytesOf(1_600_000), gea)).status).toBeGreaterThanOrEqual(400);
    await tus.callOff(address, gea);
    expect(await use('storage')).toMatchObject({ used: 0 });
    await tus.begin(2 * MB, {}, gea);
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 3_600_000);
    expect(await use('storage', room.alfa, await server.signedIn('gea@alfa.example'))).toMatchObject({
      used: 0,
    });
    server.clock.now = new Date('2026-11-20T10:00:00Z');
  });

  it('counts the same bytes once, and takes known ones where nothing else fits', async () => {
    const { send, bytesOf, upload, use, gea, server, alfa } = room;
    const first = assetOf(await send(bytesOf(900_000)));
    expect((await send(bytesOf(900_000))).headers.get('asset-is-known')).toBe('true');
    expect(await use('storage')).toMatchObject({ used: 900_000 });
    // Two uploads sent at the same moment.
    const { id: _id, ...twin } = await server.database.db
      .selectFrom('asset')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    await server.database.db.insertInto('asset').values(twin).execute();
    expect(await use('storage')).toMatchObject({ used: 900_000 });
    expect(await use('files')).toMatchObject({ used: 2 });
    await upload(gea, 'x'.repeat(100));
    await upload(gea, 'y'.repeat(100));
    expect((await upload(gea, 'z')).json).toMatchObject({ quota: 'files', used: 4, max: 4 });
    await server.database.db
      .updateTable('company')
      .set({ files_max: 9, storage_max: 1 })
      .where('id', '=', alfa ?? 0)
      .execute();
    // A single upload is refused as soon as it exceeds the limit.
    expect((await upload(gea, 'z'.repeat(99_801))).json).toMatchObject({ quota: 'storage', used: 900_200 });
    expect((await upload(gea, 'x'.repeat(100))).status).toBe(200);
    await server.database.db
      .updateTable('company')
      .set({ files_max: null, storage_max: null })
      .where('id', '=', alfa ?? 0)
      .execute();
  });

  it('puts a file in the place of another without having room for both', async () => {
    const { send, bytesOf, use, tus, gea } = room;
    const asset = assetOf(await send(bytesOf(1_900_000)));
    const place = { filename: 'b.txt', replaces: String(asset), version: '1' };
    expect((await tus.begin(2_000_001, place, gea)).status).toBe(409);
    const [one, other] = [await tus.begin(2 * MB, place, gea), await tus.begin(1_000, place, gea)];
    // The removed file frees room for one new file, not for each.
    expect([one.status, other.status]).toEqual([201, 409]);
    const sent = await tus.send(one.headers.get('location') ?? '', 0, bytesOf(2 * MB, 'c'), gea);
    expect([sent.status, assetOf(sent)]).toEqual([204, asset]);
    expect(await use('storage')).toMatchObject({ used: 2 * MB });
  });

  it('has room by the company that a file arrives for, not by the one that it was begun for', async () => {
    const { tus, gea, server, alfa, beta, bytesOf, send } = room;
    const begun = await tus.begin(1_500_000, { filename: 'a.txt' }, gea);
    const belongs = (company_id: number | undefined) =>
      server.database.db
        .updateTable('company_member')
        .set({ company_id: company_id ?? 0 })
        .where('company_id', '=', company_id === beta ? (alfa ?? 0) : (beta ?? 0))
        .where('user_account_id', '=', room.ids.users['gea@alfa.example'] ?? 0)
        .execute();
    await send(bytesOf(900_000, 'd'), {}, room.ugo);
    await belongs(beta);
    const late = await tus.send(begun.headers.get('location') ?? '', 0, bytesOf(1_500_000, 'e'), gea);
    expect(late.json).toMatchObject({ quota: 'storage', used: 900_007 });
    await belongs(alfa);
  });
});
