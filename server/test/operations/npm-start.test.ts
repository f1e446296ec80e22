import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/free-port.ts';
import { copyCheckout } from './checkout.ts';
import { makeDirectory, type Place, removePlace, withDatabase } from './database.ts';
import { call, until } from './load.ts';
import { endAll, listening, startScript } from './processes.ts';
import { makeReadyPlace } from './ready-place.ts';

let place: Place;
let home: string;
let checkout: string;
beforeEach(async () => {
  place = await makeReadyPlace();
  home = makeDirectory();
  checkout = join(home, 'checkout');
  copyCheckout(checkout, ['package.json', 'contract', 'demo', 'server', 'scripts'], ['node_modules']);
  mkdirSync(join(checkout, 'web'));
  copyCheckout(checkout, ['web/build']);
  // As in a package: built, without sources.
  mkdirSync(join(checkout, 'web/dist'));
  writeFileSync(join(checkout, 'web/dist/.built'), 'of a package');
});
afterEach(async () => {
  await endAll();
  await removePlace(place);
  rmSync(home, { recursive: true, force: true });
});

it.each(['SIGTERM', 'SIGKILL'] as const)('the server ends with an npm that alone gets %s', async (signal) => {
  const environment = { ...place, DEMO: 'off', HOME: home, PORT: String(await findFreePort()) };
  const npm = await listening(startScript('start', { node: 'npm', cwd: checkout, environment }));
  expect(await call(`${npm.origin}/readyz`)).toMatchObject({ kind: 'whole', status: 200 });
  npm.child.kill(signal);
  await until(async () => (await call(`${npm.origin}/readyz`)).kind === 'refused');
  await npm.ended();
  // Port and lock are free.
  expect(await withDatabase(place, async ({ engine }) => engine)).toBe('sqlite');
});

it('says which file of the build is missing from a package, and starts without none', {
  tags: ['quick'],
}, async () => {
  writeFileSync(join(checkout, 'web/dist/.built'), 'of a package\n12 web/pages/dist/page-entry.js');
  const started = startScript(join(checkout, 'scripts/start.ts'), {
    cwd: checkout,
    environment: { ...place },
  });
  expect(await started.ended()).toBe(1);
  expect(started.complaints()).toBe(
    'The package is not whole: web/pages/dist/page-entry.js is missing or damaged; unpack its archive once more.\n',
  );
});
