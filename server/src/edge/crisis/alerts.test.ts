import {
  CRISIS_PATH,
  type Crisis,
  crisisAlertsPath,
  crisisHeldPath,
  crisisPath,
} from '@press-room/contract/crisis';
import { beforeEach, describe, expect, it } from 'vitest';
import { asNewsReader, PRESS_URL } from '../../../test/alerts.ts';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { post } from '../../../test/requests.ts';

describe('alerts about earlier publications', () => {
  let desk: Desk;
  let room: ReturnType<typeof asNewsReader>;

  beforeEach(async () => {
    desk = await startDesk({ PUBLIC_URL: PRESS_URL, TOKEN_LIFETIME: '7d' });
    room = asNewsReader(desk);
    return () => desk.server.close();
  });

  it('wait in a crisis until somebody decides', async () => {
    await room.subscribe();
    const alert = async () => (await desk.server.database.db.selectFrom('alert').selectAll().execute())[0];
    const act = async (path: string, body: object, version: number): Promise<Crisis> => {
      const { status, json } = await desk.server.call(path, post(body, desk.match(version)));
      expect([status, json]).toEqual([200, expect.anything()]);
      return json as Crisis;
    };
    const crisisOf = async (press_group: number): Promise<Crisis> => {
      const words = { title: { it: 'Incendio', en: 'Fire' }, text: { it: 'Fuoco', en: 'Fire' } };
      const made = (await desk.server.call(CRISIS_PATH, post({ press_group, ...words }, desk.officer)))
        .json as Crisis;
      return act(`${crisisPath(made.id)}transition/`, { to: 'on' }, made.version);
    };
    await room.titled('Before');
    await desk.server.work();
    room.wait(1000);
    const crisis = await crisisOf(1);
    expect(await room.later()).toEqual([]);
    const before = (await alert())?.told_until;
    const draft = await desk.draft({ text: { en: { title: 'About it' } } });
    await desk.moved(draft, { to: 'published', despite_crisis: true });
    expect((await room.later()).map(({ subject }) => subject)).toEqual(['About it – Association']);
    expect((await alert())?.told_until).toBe(before);
    const held = await desk.server.call(crisisHeldPath(crisis.id), { headers: desk.officer });
    expect(held.json).toMatchObject({ results: [{ kind: 'alerts', version: crisis.version }] });
    const ended = await act(`${crisisPath(crisis.id)}transition/`, { to: 'ended' }, crisis.version);
    expect(await room.later()).toHaveLength(1);
    await act(crisisAlertsPath(crisis.id), { to: 'sent' }, ended.version);
    expect((await room.later()).map(({ subject }) => subject)).toEqual([
      'About it – Association',
      'Before – Association',
    ]);
    expect((await alert())?.told_until).not.toBe(before);
    const again = { to: 'dropped' };
    const refused = await desk.server.call(
      crisisAlertsPath(crisis.id),
      post(again, desk.match(ended.version + 1)),
    );
    expect(refused.status).toBe(409);
    await room.titled('Called off');
    await desk.server.work();
    room.wait(1000);
    const other = await crisisOf(1);
    await act(crisisAlertsPath(other.id), { to: 'dropped' }, other.version);
    expect(await room.later()).toHaveLength(2);
  });
});
