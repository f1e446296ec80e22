import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeProofPath, ownProofOnePath } from '@press-room/contract/event-accreditations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fair, pictureProof, startFair } from '../../../../test/fair.ts';
import { writePdf } from '../../../../test/media-files.ts';
import { runRetention } from '../../privacy/retention/retention.ts';

describe('proofs of an application', () => {
  let fair: Fair;
  let photo: Buffer;
  beforeEach(async () => {
    fair = await startFair();
    photo = await pictureProof();
  });
  afterEach(() => fair.server.close());

  const stored = (): string[] =>
    readdirSync(join(fair.server.directory, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);

  const see = async (id: number, proof: number, who: string | null) =>
    fair.server.call(officeProofPath(id, proof), { headers: who === null ? {} : await fair.of(who) });

  it('are seen by who decides alone, and each look is kept', async () => {
    const draft = await fair.apply('ada', { lane: 'creator' });
    const added = await fair.own(fair.addProof(draft, photo), 201);
    expect(added.proofs).toMatchObject([{ name: 'card.jpg', media_type: 'image/jpeg', bytes: photo.length }]);
    const proof = added.proofs[0]?.id ?? 0;
    // Officers cannot see files before submission.
    expect((await see(draft.id, proof, 'officer')).status).toBe(404);
    await fair.own(fair.submit(added));
    const seen = await see(draft.id, proof, 'officer');
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ]);
    expect(seen.headers.get('content-disposition')).toContain('attachment');
    expect([(await see(draft.id, proof, 'bea')).status, (await see(draft.id, proof, 'ada')).status]).toEqual([
      403, 403,
    ]);
    expect((await see(draft.id, proof, null)).status).toBe(401);
    expect((await see(draft.id, 99, 'officer')).status).toBe(404);
    const log = await fair.server.database.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'view_proof')
      .execute();
    expect(log).toEqual([{ subject: `accreditation:${draft.id}` }]);
  });

  it('of one person are not added to or taken from by another', async () => {
    const draft = await fair.apply();
    const added = await fair.own(fair.addProof(draft, photo), 201);
    const bea = await fair.of('bea');
    expect((await fair.addProof(draft, photo, { who: 'bea' })).status).toBe(404);
    const path = ownProofOnePath(draft.id, added.proofs[0]?.id ?? 0);
    expect((await fair.server.call(path, { method: 'DELETE', headers: bea })).status).toBe(404);
    const others = await fair.apply('bea');
    const crossed = ownProofOnePath(others.id, added.proofs[0]?.id ?? 0);
    expect((await fair.server.call(crossed, { method: 'DELETE', headers: bea })).status).toBe(404);
    const left = await fair.own(fair.server.call(path, { method: 'DELETE', headers: await fair.of('ada') }));
    expect([left.proofs, stored()]).toEqual([[], []]);
  });

  it('are not taken from under somebody who stores the same bytes at that moment', async () => {
    const { store } = fair.server.context;
    const added = await fair.own(fair.addProof(await fair.apply('ada'), photo), 201);
    const others = await fair.apply('bea');
    const remove = store.remove.bind(store);
    let adding: ReturnType<Fair['addProof']> | undefined;
    store.remove = async (...key) => {
      adding ??= fair.addProof(others, photo, { who: 'bea' });
      return remove(...key);
    };
    const path = ownProofOnePath(added.id, added.proofs[0]?.id ?? 0);
    await fair.own(fair.server.call(path, { method: 'DELETE', headers: await fair.of('ada') }));
    store.remove = remove;
    const { status } = (await adding) ?? { status: 0 };
    // The file was either added afterwards and exists, or must be sent again.
    expect([
      [201, 1],
      [503, 0],
    ]).toContainEqual([status, stored().length]);
    const again = await fair.addProof(others, photo, { who: 'bea' });
    expect([again.status, stored().length]).toEqual([201, 1]);
  });

  it('are known by their content, and a file that is none is refused', async () => {
    const draft = await fair.apply();
    writePdf(fair.server.directory, 'card.pdf', ['A card']);
    const pdf = readFileSync(join(fair.server.directory, 'card.pdf'));
    const added = await fair.own(fair.addProof(draft, pdf, { name: 'card.jpg' }), 201);
    expect(added.proofs).toMatchObject([{ name: 'card.pdf', media_type: 'application/pdf' }]);
    const hostile: [string, Buffer][] = [
      ['card.pdf', Buffer.from('MZ\u0090\u0000 a program')],
      ['card.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['card.jpg', Buffer.from('<html><script>alert(1)</script></html>')],
      ['card.zip', Buffer.from('PK\u0003\u0004zip')],
      ['card.jpg', photo.subarray(0, 60)],
      ['card.pdf', Buffer.from('%PDF-1.7\nnothing else')],
      ['empty.jpg', Buffer.alloc(0)],
    ];
    for (const [name, bytes] of hostile) {
      const { status, json } = await fair.addProof(draft, bytes, { name });
      expect([status, json], name).toEqual([400, { file: [expect.any(String)] }]);
    }
    const large = await fair.addProof(draft, Buffer.alloc(10 * 1024 ** 2 + 1, photo));
    expect(large.status).toBe(413);
    const { proofs } = await fair.own(fair.server.call(fair.at(draft), { headers: await fair.of('ada') }));
    expect(proofs).toHaveLength(1);
  });

  it('are five at most, and none once it was sent', async () => {
    const draft = await fair.apply('ada', fair.order);
    for (let at = 0; at < 5; at += 1)
      await fair.own(fair.addProof(draft, await pictureProof(`#a0403${at}`)), 201);
    expect((await fair.addProof(draft, photo)).status).toBe(400);
    await fair.own(fair.submit({ ...draft, version: 6 }));
    expect((await fair.addProof(draft, photo)).status).toBe(409);
  });

  it('are erased 30 days after the decision, with their files', async () => {
    const draft = await fair.apply('ada', fair.order);
    const added = await fair.own(fair.addProof(draft, photo), 201);
    const sent = await fair.own(fair.submit(added));
    const { json } = await fair.decide(sent, { to: 'approved' });
    expect(json).toMatchObject({ proofs_erased_at: '2026-12-20T10:00:00.000Z' });
    const retain = (at: string) => {
      fair.server.clock.now = new Date(at);
      return runRetention(fair.server.context);
    };
    await retain('2026-12-20T09:59:59Z');
    expect((await fair.read(sent)).proofs).toHaveLength(1);
    const steps = await retain('2026-12-20T10:00:00Z');
    expect(steps.map(({ subject }) => subject)).toContain('1 proofs of applications');
    expect([(await fair.read(sent)).proofs, stored()]).toEqual([[], []]);
  });

  it('that nobody decided about are erased 30 days after the event', async () => {
    const draft = await fair.apply();
    await fair.own(fair.addProof(draft, photo), 201);
    fair.server.clock.now = new Date('2027-10-25T00:00:00Z');
    await runRetention(fair.server.context);
    expect(stored()).toEqual([]);
  });
});
