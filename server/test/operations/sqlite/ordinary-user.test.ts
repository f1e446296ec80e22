import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyCheckout } from '../checkout.ts';
import { makeDirectory, makePlace, type Place, removePlace } from '../database.ts';
import { call, until } from '../load.ts';
import { endAll, listening, startServerScript } from '../processes.ts';

const PARTS = ['package.json', 'contract', 'demo', 'server', 'node_modules'];
/** `nobody` if the tests run as root, otherwise the current user. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null;

describe('an ordinary user', () => {
  let home: string;
  let place: Place;
  beforeEach(async () => {
    place = await makePlace(null);
    home = makeDirectory();
  });
  afterEach(async () => {
    await endAll();
    rmSync(home, { recursive: true, force: true });
    await removePlace(place);
  });

  it('runs the server from a checkout in a private home that it does not write to', async () => {
    const checkout = join(home, 'press-room');
    const marker = join(home, 'marker');
    const data = join(home, 'data');
    copyCheckout(checkout, PARTS);
    mkdirSync(data);
    writeFileSync(marker, '');
    if (USER !== null) for (const path of [home, data]) chownSync(path, USER.uid, USER.gid);

    const server = await listening(
      await startServerScript(join(checkout, 'server/src/main.ts'), {
        node: join(checkout, 'node_modules/.bin/node'),
        cwd: checkout,
        environment: { ...place, DATA_DIR: data, HOME: home, DEMO: 'on' },
        ...USER,
      }),
    );
    expect(await call(`${server.origin}/readyz`)).toMatchObject({ status: 200 });
    const list = `${server.origin}/api/press_room/press_release/?format=datatables&length=100`;
    await until(async () => {
      const answer = await call(list);
      return answer.kind === 'whole' && answer.text.includes('/media/');
    });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.complaints()).toBe('');

    const secret = statSync(join(data, 'secret'));
    expect({ uid: secret.uid, mode: secret.mode & 0o777 }).toEqual({ uid: statSync(home).uid, mode: 0o600 });
    const written = spawnSync('find', [checkout, '-type', 'd', '-newer', marker], { encoding: 'utf8' });
    expect(written.stdout).toBe('');
  });
});
