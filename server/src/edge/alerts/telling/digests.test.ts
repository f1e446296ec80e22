import { beforeEach, describe, expect, it } from 'vitest';
import { asNewsReader, DAY_MS, PRESS_URL } from '../../../../test/alerts.ts';
import { type Desk, startDesk } from '../../../../test/desk.ts';
import { mendDigests } from './send.ts';

describe('digests', () => {
  let desk: Desk;
  let room: ReturnType<typeof asNewsReader>;

  beforeEach(async () => {
    desk = await startDesk({ PUBLIC_URL: PRESS_URL, TOKEN_LIFETIME: '7d' });
    room = asNewsReader(desk);
    return () => desk.server.close();
  });

  it('come once a day at their hour, with all that is new, and never empty', async () => {
    await room.subscribe({ rhythm: 'daily' });
    await room.titled('One');
    await room.titled('Two');
    expect(await room.later()).toEqual([]);
    room.moveTo('2026-11-21T07:00:00Z');
    const mails = await room.news();
    expect(mails.map(({ subject }) => subject)).toEqual(['Two, and one more – Association']);
    for (let day = 0; day < 3; day += 1) {
      room.wait(DAY_MS);
      await desk.server.work();
    }
    expect(await room.news()).toHaveLength(1);
    await room.titled('Three');
    room.wait(DAY_MS);
    expect((await room.news())[1]?.subject).toBe('Three – Association');
  });

  it('come once a week, and with an alert of now make one message', async () => {
    await room.subscribe({ rhythm: 'weekly' });
    await room.subscribe({ rhythm: 'now', filter: { q: 'tiles' } });
    await room.titled('Tiles');
    await room.titled('Glass');
    expect((await room.later()).map(({ subject }) => subject)).toEqual(['Tiles – Association']);
    room.moveTo('2026-11-23T06:59:00Z');
    expect(await room.news()).toHaveLength(1);
    room.moveTo('2026-11-23T07:00:00Z');
    expect((await room.news()).map(({ subject }) => subject)).toEqual([
      'Tiles – Association',
      'Glass – Association',
    ]);
  });

  it('tell a withdrawal at once', async () => {
    await room.subscribe({ rhythm: 'weekly' });
    const release = await room.titled('One');
    room.moveTo('2026-11-23T07:00:00Z');
    expect(await room.news()).toHaveLength(1);
    room.wait(1000);
    await desk.moved(release, { to: 'archived', withdrawal_note: { en: 'Wrong' } });
    expect((await room.later())[1]?.subject).toMatch(/^Withdrawn: /);
  });

  it('go on after one that no server took', async () => {
    await room.subscribe({ rhythm: 'daily' });
    await desk.server.database.db.deleteFrom('job').execute();
    await room.titled('One');
    room.moveTo('2026-11-22T03:00:00Z');
    await mendDigests(desk.server.context);
    expect(await room.news()).toHaveLength(1);
  });
});
