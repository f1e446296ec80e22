import { OWN_ACCREDITATION_PATH } from '@press-room/contract/event-accreditations';
import { EVENT_PATH } from '@press-room/contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAIR, type Fair, startFair } from '../../../../test/fair.ts';
import { post } from '../../../../test/requests.ts';

describe('an application for an event', () => {
  let fair: Fair;
  beforeEach(async () => {
    fair = await startFair();
  });
  afterEach(() => fair.server.close());

  const create = async (body: object, who = 'ada') =>
    fair.server.call(
      OWN_ACCREDITATION_PATH,
      post({ event: 1, lane: 'journalist', ...body }, await fair.of(who)),
    );

  it('begins with what the event asks for', async () => {
    const { status, json } = await fair.server.call(EVENT_PATH);
    expect([status, json]).toMatchObject([
      200,
      { results: [{ id: 1, name: FAIR.name, is_open: true, criteria_journalist: FAIR.criteria_journalist }] },
    ]);
  });

  it('is sent with a card of the Order, and both sides hear by when it is decided', async () => {
    const sent = await fair.submitted();
    expect(sent).toMatchObject({ status: 'submitted', due_at: '2026-11-25T10:00:00.000Z', version: 2 });
    const mails = await fair.server.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([['ada@example.com', 'La tua domanda per Fiera 2027 – Association']]),
    );
    expect(
      mails.find(({ subject }) => subject.startsWith('Accredito per Fiera 2027: Ada Rossi'))?.text,
    ).toContain('entro il 25 novembre 2026');
  });

  it('is also for who waits for accreditation of the account itself', async () => {
    const draft = await fair.apply('bea', { lane: 'creator' });
    expect((await fair.submit(draft, 'bea')).json).toMatchObject({
      proofs: [expect.stringContaining('Order')],
    });
  });

  it.each([
    ['nothing', {}, ['lane', 'event']],
    ['an unknown lane', { event: 1, lane: 'king' }, ['lane']],
    ['a lane without criteria', { event: 1, lane: 'photographer' }, ['lane']],
    ['an unknown event', { event: 99, lane: 'journalist' }, ['event']],
    ['a number that is none', { event: 1, lane: 'journalist', order_number: '12a' }, ['order_number']],
    ['a long outlet', { event: 1, lane: 'journalist', outlet: 'x'.repeat(201) }, ['outlet']],
  ])('is refused with %s', async (_what, body, fields) => {
    const { status, json } = await fair.server.call(OWN_ACCREDITATION_PATH, post(body, await fair.of('ada')));
    expect([status, Object.keys(json as object).toSorted()]).toEqual([400, fields.toSorted()]);
  });

  it('is refused before applications open, after they close, and twice', async () => {
    const { db } = fair.server.database;
    await db.updateTable('event').set({ applications_from: '2026-12-01T00:00:00.000Z' }).execute();
    expect((await create({})).json).toEqual({ event: [expect.stringContaining('closed')] });
    await db
      .updateTable('event')
      .set({ applications_from: '2026-11-01T00:00:00.000Z', applications_until: '2026-11-19T00:00:00.000Z' })
      .execute();
    expect((await create({})).status).toBe(400);
    await db.updateTable('event').set({ applications_until: null }).execute();
    expect((await create({})).status).toBe(201);
    expect((await create({})).json).toEqual({ event: ['You have already applied for this event.'] });
  });

  it('asks for the outlet, and for grounds to decide by', async () => {
    const draft = await fair.apply('ada', { outlet: '' });
    expect((await fair.submit(draft)).json).toEqual({ outlet: ['This field is required.'] });
    const named = await fair.own(fair.change(draft, { outlet: 'Il Mattone', order_number: '42' }));
    expect((await fair.submit(named)).status).toBe(400);
    const whole = await fair.own(fair.change(named, { order_region: 'lazio' }));
    expect((await fair.submit(whole)).status).toBe(200);
  });

  it('belongs to its person, and is written from what stands', async () => {
    const draft = await fair.apply('ada', fair.order);
    const bea = await fair.of('bea');
    const path = fair.at(draft);
    expect((await fair.server.call(path, { headers: bea })).status).toBe(404);
    expect((await fair.change(draft, { outlet: 'Mine' }, 'bea')).status).toBe(404);
    expect((await fair.submit(draft, 'bea')).status).toBe(404);
    const remove = (version: number, headers: Record<string, string>) =>
      fair.server.call(path, { method: 'DELETE', headers: fair.match(version, headers) });
    expect((await remove(1, bea)).status).toBe(404);
    expect(await fair.own(fair.server.call(path, { headers: await fair.of('ada') }))).toMatchObject({
      version: 1,
      outlet: 'Il Mattone',
    });
    const changed = await fair.own(fair.change(draft, { outlet: 'La Piastrella' }));
    expect((await fair.change(draft, { outlet: 'late' })).status).toBe(412);
    await fair.own(fair.submit(changed));
    expect((await fair.change({ ...changed, version: 3 }, { outlet: 'late' })).status).toBe(409);
    expect((await remove(3, await fair.of('ada'))).status).toBe(204);
    expect((await create({})).status).toBe(201);
  });

  it('is appealed once, within its time, and decided by somebody else', async () => {
    const sent = await fair.submitted();
    expect((await fair.decide(sent, { to: 'refused' })).status).toBe(400);
    await fair.decide(sent, { to: 'refused', reason: 'No card' });
    const appeal = async (version: number) =>
      fair.server.call(
        `${fair.at(sent)}appeal/`,
        post({ text: 'Here it is' }, fair.match(version, await fair.of('ada'))),
      );
    const appealed = await fair.own(appeal(3));
    expect(appealed).toMatchObject({ status: 'appealed', appeal: 'Here it is', appeal_until: null });
    expect((await fair.decide(appealed, { to: 'approved' })).status).toBe(403);
    await fair.decide(appealed, { to: 'refused', reason: 'Still none' }, 'second');
    expect((await appeal(5)).status).toBe(409);
    const subjects = (await fair.server.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Richiesta di riesame per Fiera 2027: Ada Rossi – Association',
        'L’esito del riesame per Fiera 2027 – Association',
      ]),
    );
    const bea = await fair.submitted('bea');
    await fair.decide(bea, { to: 'refused', reason: 'No card' });
    fair.server.clock.now = new Date('2026-12-04T10:00:01Z');
    const late = await fair.server.call(
      `${fair.at(bea)}appeal/`,
      post({ text: 'x' }, fair.match(3, await fair.of('bea'))),
    );
    expect(late.status).toBe(409);
  });

  it('is completed where the press office asks for more, with a clock of its own', async () => {
    const sent = await fair.submitted();
    await fair.decide(sent, { to: 'question', reason: 'Which desk?' });
    fair.server.clock.now = new Date('2026-11-22T10:00:00Z');
    const asked = await fair.own(fair.server.call(fair.at(sent), { headers: await fair.of('ada') }));
    expect(asked).toMatchObject({ status: 'question', reason: 'Which desk?', due_at: null });
    const answered = await fair.own(fair.change(asked, { remark: 'The culture desk' }));
    expect(await fair.own(fair.submit(answered))).toMatchObject({
      status: 'submitted',
      submitted_at: '2026-11-20T10:00:00.000Z',
      due_at: '2026-11-27T10:00:00.000Z',
    });
  });

  it('is bounded in number', async () => {
    const bounded = await startFair({ RATE_LIMITS: 'on' });
    const headers = await bounded.of('ada');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const body = post({ event: 1, lane: 'journalist' }, headers);
      statuses.push((await bounded.server.call(OWN_ACCREDITATION_PATH, body)).status);
    }
    await bounded.server.close();
    expect([statuses[0], statuses[1], statuses.at(-1)]).toEqual([201, 400, 429]);
  });
});
