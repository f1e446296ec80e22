/** @module-tag engine */
import { Readable } from 'node:stream';
import {
  CLIPPING_PROPOSAL_PATH,
  type ClippingProposal,
  clippingProposalPath,
  proposalAcceptPath,
  proposalFilePath,
  proposalMergePath,
  proposalRefusePath,
  proposalReopenPath,
} from '@press-room/contract/clipping-proposals';
import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { buildPdf } from '../../../../test/pictures.ts';
import { post } from '../../../../test/requests.ts';
import { TRACES } from '../../../edge/privacy/retention/traces.ts';
import { forgetAuthor } from '../personal-data.ts';
import { addProposal, lookInto } from './propose.ts';
import { loadSubjects } from './subjects.ts';

const FIXTURE = {
  companies: [{ business_name: 'Ceramiche Città S.p.A.' }],
  events: [{ name: { it: 'Cersaie', en: 'Cersaie' }, starts_on: '2026-09-20', ends_on: '2026-09-24' }],
};

describe('proposals of clippings', () => {
  let office: Office;
  let group: number;
  beforeEach(async () => {
    office = await startOffice(CLIPPING_PATH, FIXTURE);
    const { id } = await db()
      .selectFrom('press_group')
      .select('id')
      .where('name', '=', 'Fair')
      .executeTakeFirstOrThrow();
    group = id;
    return () => office.server.close();
  });
  const db = () => office.server.database.db;
  const now = () => office.server.clock.now;
  const addTo = async (
    changes: { url?: string; headline?: string; author?: string } = {},
    sha256: string | null = null,
  ) => {
    const article = { headline: 'Ceramiche Città a Cersaie', url: 'https://gazzetta.example/a', ...changes };
    const found = lookInto(article, await loadSubjects(db(), now()));
    const origin = { feed_id: null, sender_id: null, press_group_id: group, outlet_id: null };
    const file = sha256 === null ? null : { sha256, name: 'page.pdf', bytes: 10, pages: 1 };
    return addProposal(db(), found, { source: 'mail', ...origin, file }, now());
  };
  const read = async (id: number) => (await office.call(clippingProposalPath(id))).json as ClippingProposal;
  const proposed = async (...given: Parameters<typeof addTo>) => read((await addTo(...given)) ?? 0);
  const decide = (path: string, { version }: { version: number }, body: object = {}) =>
    office.call(path, post(body, { 'If-Match': `"${version}"` }));
  const form = { headline: 'Fair', outlet_name: 'Gazzetta', published_on: '2026-11-20' };
  const accept = (row: ClippingProposal, body: object = {}) =>
    decide(proposalAcceptPath(row.id), row, { ...form, press_group: group, url: row.url, ...body });
  const list = async (query = '') =>
    (
      (await office.call(`${CLIPPING_PROPOSAL_PATH}?format=datatables${query}`)).json as {
        data: ClippingProposal[];
      }
    ).data;

  it('wait with what they name, and become clippings', async () => {
    const row = await proposed({ author: 'Ada Rossi' });
    expect(row.matches.map(({ kind, name }) => [kind, name])).toEqual([
      ['company', 'Ceramiche Città S.p.A.'],
      ['event', 'Cersaie'],
    ]);
    expect((await accept(row, { headline: '' })).status).toBe(400);
    const companies = row.companies.map(({ id }) => id);
    const { status, json } = await accept(row, { companies });
    expect(status).toBe(200);
    const { id: clipping } = json as Clipping;
    expect(json).toMatchObject({
      headline: 'Fair',
      url: row.url,
      companies: [{ name: 'Ceramiche Città S.p.A.' }],
    });
    expect(await list('&state=waiting')).toEqual([]);
    const [accepted = row] = await list('&state=accepted');
    expect(accepted).toMatchObject({ state: 'accepted', clipping: { id: clipping, name: 'Fair' } });
    expect((await accept(accepted)).status).toBe(409);
    expect((await accept(row)).status).toBe(412);
    expect(await office.audited(`clipping_proposal:${row.id}`)).toEqual([['accept_proposal', []]]);
    expect((await office.audited(`clipping:${clipping}`)).map(([action]) => action)).toEqual(['create']);
    expect(await addTo()).toBeNull();
  });

  it('are of an article once', async () => {
    await proposed();
    expect(await addTo({ url: 'http://www.gazzetta.example/a/?utm_source=x' })).toBeNull();
    expect(await addTo({ url: '' }, 'a'.repeat(64))).not.toBeNull();
    expect(await addTo({ url: '' }, 'a'.repeat(64))).toBeNull();
    await office.create({ ...form, press_group: group, url: 'https://gazzetta.example/b' });
    expect(await addTo({ url: 'https://gazzetta.example/b' })).toBeNull();
  });

  it('are refused once, or for good, and may wait again', async () => {
    const row = await proposed();
    const refused = (await decide(proposalRefusePath(row.id), row)).json as ClippingProposal;
    expect(refused).toMatchObject({ state: 'refused', for_good: false });
    const again = await proposed();
    expect((await decide(proposalReopenPath(row.id), refused)).status).toBe(409);
    const barred = (await decide(proposalRefusePath(again.id), again, { for_good: true }))
      .json as ClippingProposal;
    expect(barred.for_good).toBe(true);
    expect(await addTo()).toBeNull();
    expect((await decide(proposalRefusePath(again.id), barred)).status).toBe(409);
    expect((await decide(proposalReopenPath(again.id), barred)).json).toMatchObject({
      state: 'waiting',
      for_good: false,
    });
    expect(await db().selectFrom('clipping_refusal').selectAll().execute()).toEqual([]);
    expect(await office.audited(`clipping_proposal:${again.id}`)).toEqual([
      ['refuse_proposal', ['for_good']],
      ['reopen_proposal', []],
    ]);
  });

  it('merge with each other and with clippings', async () => {
    const [one, other] = [
      await proposed({}, 'b'.repeat(64)),
      await proposed({ url: 'https://other.example/a', headline: 'Cersaie' }),
    ];
    const merge = (row: ClippingProposal, target: object) => decide(proposalMergePath(row.id), row, target);
    for (const target of [
      {},
      { clipping: 1, proposal: 1 },
      { clipping: 99 },
      { proposal: 99 },
      { proposal: one.id },
    ])
      expect((await merge(one, target)).status).toBe(400);
    expect((await merge(one, { proposal: other.id })).json).toMatchObject({
      state: 'merged',
      merged_into: other.id,
    });
    const into = await read(other.id);
    expect(into).toMatchObject({
      version: other.version + 1,
      other_urls: ['https://gazzetta.example/a'],
      file: { name: 'page.pdf' },
    });
    expect(into.matches.map(({ kind }) => kind)).toEqual(['event', 'company']);
    expect(await addTo()).toBeNull();
    const { json } = await accept(into, { file: null });
    const clipping = { id: (json as Clipping).id, name: 'Fair' };
    expect(await read(one.id)).toMatchObject({ clipping });
    const third = await proposed({ url: 'https://third.example/a' });
    expect((await merge(third, { clipping: clipping.id })).json).toMatchObject({
      state: 'merged',
      clipping,
    });
  });

  it('show their PDF to the office alone, and bring it into the library', async () => {
    const { store } = office.server.context;
    const { key } = await store.receive(Readable.from([buildPdf(['Fair'])]), { maxBytes: 1_000_000 });
    const row = await proposed({ url: '' }, key);
    const shown = await office.call(proposalFilePath(row.id));
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(shown.headers.get('content-disposition')).toContain('page.pdf');
    expect((await office.server.call(proposalFilePath(row.id))).status).toBe(401);
    const { file } = (await accept(row)).json as Clipping;
    expect(file).not.toBeNull();
    expect(await db().selectFrom('asset').select(['id', 'sha256', 'kind']).execute()).toEqual([
      { id: file, sha256: key, kind: 'document' },
    ]);
    expect((await office.call(proposalFilePath(9999))).status).toBe(404);
  });

  it('are decided by who may, from a version', async () => {
    const row = await proposed();
    const paths = [proposalAcceptPath, proposalMergePath, proposalRefusePath, proposalReopenPath].map(
      (path) => path(row.id),
    );
    for (const path of paths) {
      expect((await office.call(path, post({}))).status).toBe(428);
      expect((await office.server.call(path, post({}))).status).toBe(401);
    }
    for (const email of ['reader@example.com', 'agent@example.com', 'outsider@example.com']) {
      const headers = { ...(await office.server.signedIn(email)), 'If-Match': '"1"' };
      const reads = [CLIPPING_PROPOSAL_PATH, clippingProposalPath(row.id), proposalFilePath(row.id)];
      const statuses = [
        ...(await Promise.all(reads.map((path) => office.server.call(path, { headers })))),
        ...(await Promise.all(paths.map((path) => office.server.call(path, post({}, headers))))),
      ].map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([403]));
    }
    expect(await list('&source=mail&feed=1')).toEqual([]);
    expect((await office.call(`${CLIPPING_PROPOSAL_PATH}?state=lost`)).status).toBe(400);
  });

  it('are forgotten after a time, and lose the name of an author who is erased', async () => {
    const row = await proposed({ author: 'Ada Rossi' });
    await forgetAuthor(db(), { first_name: 'Ada', last_name: 'Rossi' });
    const nameless = await read(row.id);
    expect(nameless.author).toBe('');
    await decide(proposalRefusePath(row.id), nameless, { for_good: true });
    const trace = TRACES.find(({ what }) => what === 'proposals of clippings');
    const at = (days: number): string => new Date(now().getTime() + days * 86_400_000).toISOString();
    expect([trace?.days, await trace?.count(db(), at(-1)), await trace?.count(db(), at(1))]).toEqual([
      90, 0, 1,
    ]);
    await trace?.remove(db(), at(1), now());
    expect(await list('&state=refused')).toEqual([]);
    expect(await addTo()).toBeNull();
  });
});
