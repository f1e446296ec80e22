import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFixture } from '../../../../src/fixtures/document.ts';
import { loadFixture } from '../../../../src/fixtures/load.ts';
import { openStore } from '../../../../src/platform/storage/open-store.ts';
import { writeWeb } from '../../../drawn-web.ts';
import { twoHalves } from '../../../pictures.ts';
import { copyCheckout } from '../../checkout.ts';
import { addAccount } from '../../content.ts';
import { ADDRESS_HASHES, type Place, withDatabase } from '../../database.ts';
import { call, until } from '../../load.ts';
import { listening, type StartedServer, startServerScript } from '../../processes.ts';

/** Another site of the same press room. */
export const OTHER_HOST = 'beta.example';
/** The newest hundred releases. */
export const LONG_LIST = '/api/press_room/press_release/?format=datatables&length=100';
const RELEASES = 40;

/** Public releases with pictures, and an officer. */
export async function fillRoom(place: Place): Promise<void> {
  const folder = join(place.DATA_DIR, 'pictures');
  mkdirSync(folder, { recursive: true });
  const keys = ['one', 'two', 'three'];
  for (const [at, key] of keys.entries())
    writeFileSync(
      join(folder, `${key}.jpg`),
      await twoHalves(900 + at)
        .jpeg()
        .toBuffer(),
    );
  const document = {
    press_groups: [{ name: 'Site Alpha' }, { name: 'Site Beta' }],
    assets: keys.map((key) => ({ key, file: `${key}.jpg` })),
    press_releases: Array.from({ length: RELEASES }, (_, at) => ({
      press_group: 'Site Alpha',
      date: '2026-03-05',
      status: 'published',
      access: 'public',
      ...(at < keys.length ? { hero: keys[at] } : {}),
      text: {
        it: { title: `Comunicato ${at}`, body: `<p>${'argilla '.repeat(200)}</p>` },
        en: { title: `Release ${at}`, body: `<p>${'clay '.repeat(200)}</p>` },
      },
    })),
  };
  const store = await openStore({ ...place, STORAGE_URL: undefined, ACCEL_REDIRECT: undefined });
  await withDatabase(place, async (database) => {
    const fixture = parseFixture(JSON.stringify(document));
    await loadFixture({ database, store, addressHashes: ADDRESS_HASHES }, fixture, {
      now: new Date(),
      folder,
    });
    await addAccount(database.db, 'administrator_press_room');
  });
  rmSync(folder, { recursive: true });
}

/** The real server with a built web app; returns when its pictures are made. */
export async function startRoom(place: Place, port: number): Promise<StartedServer> {
  const checkout = join(place.DATA_DIR, 'checkout');
  copyCheckout(checkout, ['package.json', 'contract', 'demo', 'server'], ['node_modules']);
  const web = join(checkout, 'web');
  mkdirSync(web);
  writeWeb(join(web, 'dist'));
  const server = await listening(
    await startServerScript(join(checkout, 'server/src/main.ts'), {
      cwd: checkout,
      environment: {
        ...place,
        PORT: String(port),
        TRUST_PROXY: 'loopback',
        SITES: `${OTHER_HOST}=Site Beta,*=Site Alpha`,
      },
    }),
  );
  await until(async () => {
    const list = await call(server.origin + LONG_LIST);
    return list.kind === 'whole' && (list.text.match(/"renditions":\[\{/g)?.length ?? 0) === 3;
  });
  return server;
}
