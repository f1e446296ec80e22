import { startPostgres } from '../scripts/postgres.ts';
import { measureArchives } from './archives.ts';
import { measureCoverage } from './coverage.ts';
import { measureDesk } from './dashboard.ts';
import { type MadeDatabase, makeDatabase } from './databases.ts';
import { measureEditorScreen } from './editor-screen.ts';
import { measureFirstPaint } from './first-paint.ts';
import { measureGalleryScreen } from './gallery-screen.ts';
import { runLoadTests } from './load-tests.ts';
import { measureLoop } from './loop.ts';
import { measureMailing } from './mailings.ts';
import { measureDownloads } from './media.ts';
import { measureOffices } from './offices.ts';
import { type Options, readOptions } from './options.ts';
import { type DatabaseServer, findServerPid, makePostgresDatabase } from './postgres-databases.ts';
import { readMemory } from './processes.ts';
import { measureRenditions } from './renditions.ts';
import {
  describeMachine,
  toArchiveTable,
  toCoverageTables,
  toDeskTable,
  toDownloadTable,
  toEditorTable,
  toFirstPaintTable,
  toGalleryTable,
  toLoadTable,
  toLoopTable,
  toMailingTable,
  toOfficeTables,
  toRenditionTable,
  toSaveTable,
  toSiegeTable,
  toStartTable,
  toTable,
  writeFigures,
} from './report.ts';
import { measureSaves } from './saves.ts';
import { startApp } from './servers.ts';
import { measureSiege } from './siege.ts';
import { measureStartUp } from './start-up.ts';

const options = readOptions();
const sections: string[] = [`Machine: ${describeMachine()}, ${options.postgres ? 'PostgreSQL' : 'SQLite'}.`];
const print = (section: string): void => {
  sections.push(section);
  console.log(`${section}\n`);
};

async function run(
  make: (releases: number) => Promise<MadeDatabase>,
  server: DatabaseServer | null,
): Promise<void> {
  console.log(`${sections[0]}\n`);
  if (options.hasDownloads) {
    const downloads = await measureDownloads(options.rounds);
    if (typeof downloads === 'string') console.error(`Downloads are not measured: ${downloads}`);
    else print(toDownloadTable(downloads));
    print(toArchiveTable(await measureArchives()));
  }
  if (options.hasRenditions) print(toRenditionTable(await measureRenditions()));
  if (options.hasGalleryScreen) {
    const steps = await measureGalleryScreen();
    if (typeof steps === 'string') console.error(`The gallery screen is not measured: ${steps}`);
    else print(toGalleryTable(steps));
  }
  if (options.hasFirstPaint) {
    const paints = await measureFirstPaint(options.rounds.count);
    if (typeof paints === 'string') console.error(`First paints are not measured: ${paints}`);
    else print(toFirstPaintTable(paints));
  }
  if (options.hasEditorScreen) {
    const editor = await measureEditorScreen();
    if (typeof editor === 'string') console.error(`The editor is not measured: ${editor}`);
    else print(toEditorTable(editor));
  }
  if (options.hasOffices) print(toOfficeTables(await measureOffices(server)));
  if (options.hasCoverage) print(toCoverageTables(await measureCoverage()));
  if (options.hasSaves) {
    const { options: app } = await make(options.sizes[0]);
    print(toSaveTable(await measureSaves(app, options.rounds, server)));
  }
  if (options.hasMailings) {
    const { options: app } = await make(options.sizes[0]);
    print(toMailingTable(await measureMailing(app)));
  }
  if (options.hasDesk) {
    const { options: app } = await make(options.sizes[0]);
    print(toDeskTable(await measureDesk(app, options.rounds)));
  }
  if (options.hasStart) print(toStartTable(await measureStartUp()));
  if (options.scenarios.length === 0 && !options.hasSiege && !options.hasLoop) return;
  const [small, large] = [await make(options.sizes[0]), await make(options.sizes[1])];
  const loads = [small, large].map(({ releases, secondsToLoad }) => [
    releases.toLocaleString('en'),
    secondsToLoad.toFixed(1),
    Math.round(releases / secondsToLoad).toLocaleString('en'),
  ]);
  print(toTable(['releases', 'seconds to load', 'a second'], loads));
  if (options.scenarios.length > 0) await measureLoads(options, { small, large }, server);
  if (options.hasSiege) print(toSiegeTable(await measureSiege(large.options, options.rounds.count * 2)));
  if (options.hasLoop) print(toLoopTable(await measureLoop(large.options, options.rounds.count)));
}

async function measureLoads(
  wanted: Options,
  { small, large }: Record<'small' | 'large', MadeDatabase>,
  server: DatabaseServer | null,
): Promise<void> {
  const apps = { small: await startApp(small.options), large: await startApp(large.options) };
  try {
    const results = await runLoadTests(wanted, { ...apps, database: server }, ({ scenario }) =>
      console.error(`measured ${scenario}`),
    );
    print(toLoadTable(results, wanted.sizes));
    const memory = [apps.small, apps.large].map(({ pid }, at) => {
      const { rss, pss } = readMemory(pid);
      return [wanted.sizes[at]?.toLocaleString('en') ?? '', `${Math.round(rss)} MB`, `${Math.round(pss)} MB`];
    });
    print(toTable(['releases', 'resident after the load', 'by share'], memory));
  } finally {
    await apps.small.stop();
    await apps.large.stop();
  }
}

if (options.server !== undefined) {
  const { server: url } = options;
  const pid = await findServerPid(url);
  await run((releases) => makePostgresDatabase(url, releases), { url, pid });
} else if (options.postgres) {
  const server = await startPostgres({ fsync: true });
  try {
    await run((releases) => makePostgresDatabase(server.url, releases), server);
  } finally {
    await server.stop();
  }
} else {
  await run(makeDatabase, null);
}
if (options.write) writeFigures(sections.join('\n\n'));
