import { ASSET_UPLOAD_PATH } from '@press-room/contract/admin-assets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../company-offices.ts';
import { type Desk, type Headers, startDesk } from '../desk.ts';
import { addPicture } from '../media.ts';
import { readOpenApi } from '../openapi-part.ts';
import { patch, post } from '../requests.ts';
import { listOperations, type OpenApi } from './fuzz-operations.ts';

/** Occurs in all data of the other company, and nowhere else. */
const SECRET = 'zaffiro';
const CHIEF = 'administrator_press_room_external_company';
const person = { password: 'Str0ng_pass!', groups: [CHIEF] };

/** Where an answer repeats the query. */
const SECRET_QUERY = /(?:q|search\[value\]|%5Bvalue%5D)=zaffiro/g;
/** Accounts of the first company. */
const STRANGERS = [
  ['an agent', 'gea@alfa.example'],
  ['an administrator', 'chief@alfa.example'],
] as const;

describe('what a company keeps to itself', () => {
  let desk: Desk;
  let offices: Awaited<ReturnType<typeof startCompanyOffices>>;
  let upload: string;
  let rows: Record<string, number>;

  const tus = (headers: Headers, more: Headers) => ({
    headers: { ...headers, 'Tus-Resumable': '1.0.0', ...more },
  });

  beforeAll(async () => {
    desk = await startDesk();
    offices = await startCompanyOffices(desk);
    const { server, ugo, write, kit, ids } = offices;
    await server.load({
      users: [
        { ...person, email: 'chief@alfa.example', company: 'Alfa Ceramiche' },
        { ...person, email: `${SECRET}@beta.example`, last_name: SECRET, company: 'Beta Gres' },
      ],
    });
    const chief = await server.signedIn(`${SECRET}@beta.example`);
    const beta = ids.companies['Beta Gres'] ?? 0;
    const photo = await addPicture(server, { name: `${SECRET}.jpg`, caption_it: SECRET }, [
      { bytes: Buffer.from(SECRET), media_type: 'image/webp', width: 400 },
    ]);
    await server.database.db.updateTable('asset').set({ company_id: beta }).where('id', '=', photo).execute();
    const text = { it: { title: SECRET, body: `<p>${SECRET}</p>` }, en: { title: SECRET } };
    const release = await write(ugo, { text, hero: photo });
    const made = await kit(ugo, { title: { it: SECRET }, files: [{ asset: photo }] });
    rows = { ...offices.rows, press_release: release.id, press_kit: made.id, asset: photo, company: beta };
    const own = await server.call(`/api/company/own/${beta}/`, { headers: chief });
    const { version } = own.json as { version: number };
    const said = [
      await server.call(
        `/api/office/press_release/${release.id}/comment/`,
        post({ body: SECRET }, desk.officer),
      ),
      await server.call(`/api/office/press_release/${release.id}/preview_link/`, post({}, desk.officer)),
      await server.call(
        `/api/company/own/${beta}/`,
        patch({ pub_business_name: SECRET }, { ...chief, 'If-Match': `"${version}"` }),
      ),
      await server.call(
        '/api/account/invitation/',
        post(
          {
            email: `${SECRET}2@beta.example`,
            first_name: SECRET,
            last_name: SECRET,
            language: 'it',
            company: beta,
            groups: ['agent_press_room_external_company'],
          },
          chief,
        ),
      ),
      await server.call('/api/press_room/contact/', post({ subject: SECRET, message: SECRET }, ugo)),
      await server.call(
        `/api/office/press_release/${release.id}/transition/`,
        post({ to: 'in_review', note: SECRET }, desk.match(release.version, ugo)),
      ),
      await server.call(
        `/api/office/press_kit/${made.id}/transition/`,
        post({ to: 'in_review', note: SECRET }, desk.match(made.version, ugo)),
      ),
    ];
    expect(said.map(({ status, text: answer }) => (status > 204 ? answer : 'done'))).toEqual(
      said.map(() => 'done'),
    );
    const begun = await server.call(ASSET_UPLOAD_PATH, {
      method: 'POST',
      ...tus(ugo, { 'Upload-Length': '5', 'Upload-Metadata': `filename ${btoa(`${SECRET}.txt`)}` }),
    });
    expect(begun.status).toBe(201);
    upload = new URL(begun.headers.get('location') ?? '', 'http://localhost').pathname;
  });
  afterAll(() => desk.server.close());

  it('is told by no call that reads, whatever is asked for', async () => {
    const { server } = offices;
    const document = await readOpenApi<OpenApi>(server);
    const reads = listOperations(document).filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(80);
    const query = `?format=datatables&search[value]=${SECRET}&q=${SECRET}&company=${rows.company}`;
    const told: string[] = [];
    // An account with the rights of an agent, and more.
    const headers = await server.signedIn('chief@alfa.example');
    for (const { path } of reads) {
      const isOne = path.includes('{');
      const address = path.replaceAll(/\{\w+\}/g, String(rows[path.split('/')[3] ?? ''] ?? 1));
      const { text } = await server.call(isOne ? address : `${address}${query}`, { headers });
      if (text.replaceAll(SECRET_QUERY, '').includes(SECRET)) told.push(address);
    }
    expect(told).toEqual([]);
  });

  it('is not handed out: files, their cuts, archives, uploads under way', async () => {
    const { server } = offices;
    const { sha256 } = await server.database.db
      .selectFrom('asset_rendition')
      .select('sha256')
      .where('asset_id', '=', rows.asset ?? 0)
      .executeTakeFirstOrThrow();
    const { links } = server.context;
    const session = await server.sessionOf('ugo@beta.example');
    const file = { key: sha256, name: `${SECRET}.webp`, media_type: 'image/webp' };
    const shown = links.office.toSigned(file, session);
    expect((await server.call(shown)).status).toBe(200);
    for (const [who, email] of STRANGERS) {
      const headers = await server.signedIn(email);
      const wanted = [
        { asset: rows.asset },
        { press_kit: rows.press_kit },
        { press_release: rows.press_release },
        { assets: [rows.asset] },
      ];
      for (const body of wanted) {
        const { status } = await server.call('/api/press_room/download/', post(body, headers));
        expect([who, body, status >= 400]).toEqual([who, body, true]);
      }
      const another = await server.sessionOf(email);
      const foreign = [
        shown.split('?')[0] ?? '',
        links.media.toPublic(file),
        links.media.toSigned(file, another),
      ];
      for (const url of foreign)
        expect([who, url, (await server.call(url, { headers })).status]).toEqual([who, url, 404]);
      for (const [method, more] of [
        ['HEAD', {}],
        ['DELETE', {}],
        ['PATCH', { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }],
      ] as const) {
        const body = method === 'PATCH' ? { body: new Uint8Array(5) } : {};
        const { status } = await server.call(upload, { method, ...tus(headers, more), ...body });
        expect([who, method, status]).toEqual([who, method, 404]);
      }
      // A file with the same content is one's own, and gives no access to the other company's.
      const place = { attachments: [rows.asset] };
      const mine = await server.call(
        '/api/office/press_release/',
        post({ press_group: 'Fair', ...place }, headers),
      );
      expect([who, mine.status]).toEqual([who, 400]);
    }
  });

  it('is there for its own people, so that the secret would be found', async () => {
    const { server, ugo } = offices;
    for (const noun of ['press_release', 'press_kit', 'asset'])
      expect([noun, (await server.call(`/api/office/${noun}/`, { headers: ugo })).text]).toEqual([
        noun,
        expect.stringContaining(SECRET),
      ]);
    const kept = await server.call(upload, { method: 'HEAD', ...tus(ugo, {}) });
    expect([kept.status, kept.headers.get('upload-offset')]).toEqual([200, '0']);
  });
});
