import { ASSET_PATH } from '@press-room/contract/assets';
import { WEBHOOK_PATH, webhookSecretPath, webhookTestPath } from '@press-room/contract/webhooks';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { DESK, type DeskRelease, startDesk } from '../../../test/desk.ts';
import { START, useNewsroom } from '../../../test/newsroom.ts';
import { twoHalves } from '../../../test/pictures.ts';
import { startReceiver } from '../../../test/receiver.ts';
import { patch, post } from '../../../test/requests.ts';

const HUB = 'http://127.0.0.1:9/hub';

describe('webhooks', () => {
  const room = useNewsroom();
  const { call, hook, work, wait, deliveries, said, published } = room;

  describe('tell', () => {
    it('what is published, corrected and withdrawn, signed as Standard Webhooks', async () => {
      const { secret } = await hook();
      const release = await published();
      await work();
      const corrected = (
        await room.desk.change(release, {
          text: { en: { title: 'Newer' } },
          correction: { it: 'Il titolo', en: 'The title' },
        })
      ).json as DeskRelease;
      await work();
      await room.desk.moved(corrected, { to: 'archived', withdrawal_note: { en: 'Withdrawn' } });
      await work();
      expect(said()).toMatchObject([
        {
          type: 'press_release.published',
          data: {
            id: release.id,
            press_group: { name: 'Association' },
            texts: { it: { title: 'Titolo' }, en: { title: 'Title' } },
          },
        },
        { type: 'press_release.corrected', data: { id: release.id, texts: { en: { title: 'Newer' } } } },
        { type: 'press_release.withdrawn', data: { id: release.id, note: { en: 'Withdrawn' } } },
      ]);
      for (const { headers, body } of room.receiver.received) {
        const given = headers as Record<string, string>;
        expect(Number(given['webhook-timestamp'])).toBe(START.getTime() / 1000);
        const sign = (key: string, text: string) =>
          new Verifier(key).sign(given['webhook-id'] ?? '', START, text);
        expect(sign(secret, body)).toBe(given['webhook-signature']);
        expect(sign(secret, `${body} `)).not.toBe(given['webhook-signature']);
      }
      expect(new Set(room.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
      expect(await deliveries()).toMatchObject(
        Array.from({ length: 3 }, () => ({
          status: 'delivered',
          attempts: 1,
          response_status: 200,
          press_release: release.id,
        })),
      );
    });

    it('nothing before its instant, and what time alone brings and takes', async () => {
      await hook();
      const at = (seconds: number): string => new Date(START.getTime() + seconds * 1000).toISOString();
      const release = await published({ embargo_until: at(3600), expires_at: at(7200) });
      await published({ access: 'press' });
      await work();
      expect(said()).toEqual([]);
      wait(3599);
      await work();
      expect(said()).toEqual([]);
      wait(1);
      await work();
      expect(said()).toMatchObject([{ type: 'press_release.published', data: { id: release.id } }]);
      wait(3600);
      await work();
      expect(said()).toMatchObject([
        {},
        { type: 'press_release.withdrawn', data: { id: release.id, withdrawn_at: null } },
      ]);
      expect(JSON.stringify(said()[1])).not.toContain('Title');
    });

    it('nothing of an embargo that was moved, nor of what is not public any more when it is sent', async () => {
      await hook();
      const at = (seconds: number): string => new Date(START.getTime() + seconds * 1000).toISOString();
      const moved = await published({ embargo_until: at(3600) });
      await room.desk.change(moved, { embargo_until: at(9000) });
      wait(3600);
      await work();
      expect(said()).toEqual([]);
      room.receiver.answer = (response) => response.writeHead(503).end();
      const release = await published();
      await work();
      await room.desk.moved(release, { to: 'archived' });
      room.receiver.answer = (response) => response.writeHead(200).end();
      room.receiver.received.length = 0;
      wait(10);
      await work();
      expect(said().map(({ type }) => type)).toEqual(['press_release.withdrawn']);
      expect(await deliveries()).toMatchObject([
        { status: 'delivered' },
        { status: 'dropped', event: 'press_release.published' },
      ]);
    });

    it('nothing at an expiry of what nobody could read until then', async () => {
      await hook();
      const at = (seconds: number): string => new Date(START.getTime() + seconds * 1000).toISOString();
      const span = { to: 'scheduled', publish_at: at(3600) };
      const draft = () => room.desk.draft({ expires_at: at(7200) });
      await room.desk.moved(await room.desk.moved(await draft(), span), { to: 'draft' });
      await room.desk.change(await room.desk.moved(await draft(), span), { access: 'press' });
      await room.desk.moved(await published({ expires_at: at(7200) }), { to: 'archived' });
      await work();
      room.receiver.received.length = 0;
      wait(3600);
      await work();
      wait(3600);
      await work();
      expect(said()).toEqual([]);
    });

    it('the group that a release has when its time comes', async () => {
      await hook({ press_group: 2 });
      const publish_at = new Date(START.getTime() + 3_600_000).toISOString();
      const release = await room.desk.moved(await room.desk.draft(), { to: 'scheduled', publish_at });
      await room.desk.change(release, { press_group: 'Fair' });
      wait(3600);
      await work();
      expect(said()).toMatchObject([{ type: 'press_release.published', data: { id: release.id } }]);
    });

    it('those alone who asked for that group and event, and are switched on', async () => {
      await hook({ press_group: 2 });
      await hook({ events: ['press_release.withdrawn'] });
      const off = await hook();
      await call(`${WEBHOOK_PATH}${off.id}/`, patch({ is_active: false }, room.desk.match(off.version)));
      await published();
      await work();
      expect(said()).toEqual([]);
      await published({ press_group: 'Fair' });
      await work();
      expect(said()).toHaveLength(1);
    });

    it('with the secret of before, too, for a day after a new one is made', async () => {
      const { id, version, secret } = await hook();
      const { secret: next } = await call<{ secret: string }>(
        webhookSecretPath(id),
        post({}, room.desk.match(version)),
      );
      const signatures = async (): Promise<string[]> => {
        room.receiver.received.length = 0;
        await call(webhookTestPath(id), post({}, room.desk.officer));
        await work();
        const [{ headers, body } = { headers: {}, body: '' }] = room.receiver.received;
        const given = headers as Record<string, string>;
        const right = (key: string) =>
          new Verifier(key).sign(given['webhook-id'] ?? '', room.desk.server.clock.now, body);
        const sent = given['webhook-signature']?.split(' ') ?? [];
        return sent.map((each) => (each === right(next) ? 'new' : each === right(secret) ? 'old' : 'wrong'));
      };
      expect(await signatures()).toEqual(['new', 'old']);
      wait(24 * 3600);
      expect(await signatures()).toEqual(['new']);
    });
  });

  it('tell of a kit when it is there for the press, be it by time', async () => {
    await hook();
    const form = { press_group: 'Fair', year: 2026, title: { en: 'Kit' } };
    for (const [more, move] of [
      [{}, { grace_seconds: 10 }],
      [{ embargo_until: new Date(START.getTime() + 10_000).toISOString() }, {}],
    ] as const) {
      const kit = await call<DeskRelease>(
        '/api/office/press_kit/',
        post({ ...form, ...more }, room.desk.officer),
      );
      const transition = post({ to: 'published', ...move }, room.desk.match(kit.version));
      await call(`/api/office/press_kit/${kit.id}/transition/`, transition);
    }
    await work();
    expect(said()).toEqual([]);
    wait(10);
    await work();
    expect(said()).toMatchObject([{ type: 'press_kit.changed' }, { type: 'press_kit.changed' }]);
  });

  it('tell of kits that they have changed, and nothing that is for the press', async () => {
    await hook();
    const kit = await call<DeskRelease>(
      '/api/office/press_kit/',
      post({ press_group: 'Fair', year: 2026, title: { en: 'Secret kit' } }, room.desk.officer),
    );
    const path = `/api/office/press_kit/${kit.id}/`;
    const files = [{ asset: room.desk.files.sheet, title: { en: 'Facts' }, language: null }];
    const filled = await call<DeskRelease>(path, patch({ files }, room.desk.match(kit.version)));
    await work();
    expect(said()).toEqual([]);
    const shown = await call<DeskRelease>(
      `${path}transition/`,
      post({ to: 'published' }, room.desk.match(filled.version)),
    );
    await call(path, patch({ title: { en: 'Another' } }, room.desk.match(shown.version)));
    await work();
    const told = { type: 'press_kit.changed', data: { press_group: { id: 2, name: 'Fair' } } };
    expect(said()).toMatchObject([told, told]);
    expect(room.receiver.received.map(({ body }) => body).join()).not.toMatch(/Secret|Facts|Another/);
  });

  it('tell of a kit again when a file in it can be shown', async () => {
    await hook();
    const file = new FormData();
    file.set('file', new Blob([await twoHalves(64).png().toBuffer()], { type: 'image/png' }), 'stand.png');
    const picture = await call<{ id: number }>(ASSET_PATH, { method: 'POST', body: file });
    const files = [{ asset: picture.id, title: { en: 'Stand' }, language: null }];
    const kit = await call<DeskRelease>(
      '/api/office/press_kit/',
      post({ press_group: 'Fair', year: 2026, title: { en: 'Kit' }, files }, room.desk.officer),
    );
    const transition = post({ to: 'published', files: 'as_they_are' }, room.desk.match(kit.version));
    await call(`/api/office/press_kit/${kit.id}/transition/`, transition);
    await work();
    expect(said()).toMatchObject([{ type: 'press_kit.changed' }, { type: 'press_kit.changed' }]);
  });
});

describe('a WebSub hub', () => {
  it('is told of each feed that has changed, and named in those feeds alone', async () => {
    const [desk, receiver] = await Promise.all([
      startDesk({ WEBSUB_HUB: HUB, PUBLIC_URL: 'https://press.example' }),
      startReceiver(),
    ]);
    const release = await desk.moved(await desk.draft(), { to: 'published' });
    const { db } = desk.server.database;
    await desk.server.work();
    const { port } = new URL(receiver.origin);
    await db
      .updateTable('delivery')
      .set({ address: `http://127.0.0.1:${port}/hub` })
      .execute();
    desk.server.clock.now = new Date(START.getTime() + 60_000);
    await desk.server.work();
    const topics = receiver.received
      .map(({ body }) => new URLSearchParams(body))
      .map((each) => [each.get('hub.mode'), each.get('hub.url')]);
    expect(topics).toContainEqual(['publish', 'https://press.example/it/feed.rss']);
    expect(topics).toContainEqual(['publish', 'https://press.example/en/feed.atom?group=1']);
    // At once, and again when no shared cache has the earlier feed.
    const counts = new Map<string | null | undefined, number>();
    for (const [, topic] of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([2]));

    const atom = await desk.server.call('/en/feed.atom?group=1');
    expect(atom.headers.get('Link')).toBe(
      `<${HUB}>; rel="hub", <https://press.example/en/feed.atom?group=1>; rel="self"`,
    );
    expect(atom.text).toContain(`<link rel="hub" href="${HUB}"/>`);
    expect((await desk.server.call('/en/feed.rss?group=1')).text).toContain(
      `<atom:link rel="hub" href="${HUB}"/>`,
    );
    expect(
      (await desk.server.call('/en/feed.json?group=1')).json ??
        JSON.parse((await desk.server.call('/en/feed.json?group=1')).text),
    ).toMatchObject({ hubs: [{ type: 'WebSub', url: HUB }] });
    const search = await desk.server.call('/en/feed.atom?q=title');
    expect([search.headers.get('Link'), search.text.includes(HUB)]).toEqual([null, false]);
    expect((await desk.server.call(`${DESK}${release.id}/`, { headers: desk.officer })).status).toBe(200);
    receiver.close();
    await desk.server.close();
  });
});
