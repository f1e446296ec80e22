import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findProgram } from '../../../../scripts/packages.ts';
import { VARIABLES } from '../../../src/platform/config/config.ts';
import { writePdf, writePicture } from '../../media-files.ts';
import { makeDirectory } from '../database.ts';
import { call, until } from '../load.ts';
import { endAll, listening, startServerScript } from '../processes.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MAX_BYTES = 275_000_000;
const DEVELOPMENT = ['typescript', 'vitest', 'vite', '@biomejs', '@playwright', 'oxlint', 'lighthouse'];

/** Imports of packages except type imports. */
const IMPORT = /^import (?!type\b)[^;]*? from '([^.'][^']*)'|import\('([^.'][^']*)'\)/gm;

const packageSchema = z.object({ name: z.string(), version: z.string() });
const billSchema = z.object({
  components: z.array(packageSchema.partial({ version: true }).extend({ group: z.string().optional() })),
});
const { PATH, HOME, TMPDIR } = process.env;

function run(
  program: string,
  parameters: string[],
  environment: NodeJS.ProcessEnv = { PATH, HOME, TMPDIR },
  cwd = ROOT,
): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd,
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Runs the following command without the libraries that the archive contains. */
const WITHOUT_LIBRARIES = `#!/bin/sh
exec /usr/bin/unshare --mount /bin/sh -c '
for each in /usr/lib/*-linux-gnu/libatomic.so.1; do [ ! -e "$each" ] || /usr/bin/mount --bind /dev/null "$each"; done
exec /bin/sh "$@"' sh "$@"
`;
const isHidden = spawnSync('unshare', ['--mount', 'true']).status === 0 || process.env.CI === 'true';
if (!isHidden)
  console.log('Not looked at: whether the archive needs libraries of this machine: that is for root');

const isAnalysed = findProgram('systemd-analyze') !== null || process.env.CI === 'true';
if (!isAnalysed) console.log('Skipped: the hardening of the unit: systemd-analyze is not installed');

describe('a package', () => {
  const place = makeDirectory();
  /** Folder of releases, with a link to the running one. */
  const home = join(place, 'releases');
  const current = join(home, 'current');

  beforeAll(() => {
    run(process.execPath, [join(ROOT, 'scripts/package.ts'), place]);
    const [archive = ''] = readdirSync(place).filter((name) => name.endsWith('.tar.gz'));
    const { status } = spawnSync('sha256sum', ['--check', '--status', `${archive}.sha256`], { cwd: place });
    if (status !== 0) throw new Error('The checksum beside the archive is not its own');
    mkdirSync(home);
    run('tar', ['-xzf', join(place, archive), '-C', home]);
    symlinkSync(basename(archive, '.tar.gz'), current);
  });
  afterAll(async () => {
    await endAll();
    rmSync(place, { recursive: true, force: true });
  });

  it('holds what runs and nothing that only developers need', () => {
    const files = readdirSync(join(current, '.'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.parentPath.includes('/node_modules/@press-room/'),
    );
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect(files.filter(({ name }) => /\.(?:test|spec)\.tsx?$/.test(name))).toEqual([]);
    const packages = readdirSync(join(current, 'node_modules'));
    expect(packages.filter((name) => DEVELOPMENT.includes(name))).toEqual([]);
    expect(packages).toContain('fastify');
  });

  it('holds every module that the server imports, late ones too', () => {
    const source = join(current, 'server/src');
    const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(join(source, path), 'utf8'));
    const names = texts.flatMap((text) =>
      Array.from(text.matchAll(IMPORT), ([, one, late]) => one ?? late ?? ''),
    );
    expect(names).toEqual(expect.arrayContaining(['docx', 'pdfkit', 'sharp']));
    const load = `for (const name of ${JSON.stringify([...new Set(names)])}) await import(name)`;
    run(join(current, 'bin/node'), ['--input-type=module', '--eval', load], {}, join(current, 'server'));
  });

  it('names every package in its bill of materials, which is valid CycloneDX', async () => {
    const text = readFileSync(join(current, 'sbom.json'), 'utf8');
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
    const bill = billSchema.parse(JSON.parse(text));
    const named = bill.components.map(({ group, name, version }) =>
      [group === undefined ? name : `${group}/${name}`, version].join(' ').trim(),
    );
    const held = readdirSync(join(current, 'node_modules'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
      .filter((path) => !path.startsWith('@press-room/'))
      .map((path) => {
        const { name, version } = packageSchema.parse(
          JSON.parse(readFileSync(join(current, 'node_modules', path), 'utf8')),
        );
        return `${name} ${version}`;
      });
    expect(held.length).toBeGreaterThan(100);
    const libraries = readdirSync(join(current, 'bin/lib'));
    expect([...held, ...libraries].filter((each) => !named.includes(each))).toEqual([]);
  });

  it('runs where neither Node nor anything else of ours is installed', async () => {
    // All tools that its launcher needs besides a shell.
    const tools = join(place, 'tools');
    mkdirSync(tools);
    for (const name of ['dirname', 'readlink', 'sh'])
      symlinkSync(findProgram(name) ?? `/bin/${name}`, join(tools, name));
    const variables = { PATH: tools, DATA_DIR: join(place, 'data') };
    const launcher = join(current, 'bin/press-room');
    const environment = { ...variables, NODE_COMPILE_CACHE: undefined };
    const alone = join(place, 'alone');
    writeFileSync(alone, WITHOUT_LIBRARIES, { mode: 0o755 });
    const shell = isHidden ? alone : '/bin/sh';
    const server = await listening(await startServerScript(launcher, { node: shell, environment }));
    writePdf(place, 'issue.pdf', ['Forni e crogioli']);
    await writePicture(place, 'tiles.jpg');
    const assets = ['issue.pdf', 'tiles.jpg'].map((file) => ({ key: file, file }));
    writeFileSync(join(place, 'document.json'), JSON.stringify({ press_groups: [{ name: 'Fair' }], assets }));
    const ask = (...command: string[]) =>
      run('/bin/sh', [launcher, ...command], { ...variables, PORT: new URL(server.origin).port });
    ask('db:load', join(place, 'document.json'));
    expect(await call(`${server.origin}/it/contatti`)).toMatchObject({ kind: 'whole', status: 200 });
    // libvips makes pictures, and PDF.js reads documents in a separate process.
    const database = new DatabaseSync(join(place, 'data/press-room.db'), { readOnly: true });
    const isReady = database.prepare("select count(*) = 2 as is_it from asset where state = 'ready'");
    await until(() => isReady.get()?.is_it === 1);
    expect(database.prepare("select pages from asset where kind = 'document'").get()).toEqual({ pages: 1 });
    expect(database.prepare('select count(*) > 0 as is_it from asset_rendition').get()).toEqual({ is_it: 1 });
    database.close();
    // On a busy machine a check may exceed its time.
    await expect.poll(() => ask('doctor')).toMatch(/^fine +database: /m);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

describe('the units and files that install it', { tags: ['quick'] }, () => {
  it.runIf(isAnalysed).each(['press-room.service', 'press-room-backup.service'])(
    'shut the press room off from the machine, at most 2.0 of 10: %s',
    (name) => {
      const unit = join(ROOT, 'deploy/systemd', name);
      const parameters = ['security', '--offline=true', '--no-pager', '--threshold=20', unit];
      expect(run('systemd-analyze', parameters)).toMatch(/Overall exposure level .*: [01]\.\d/);
    },
  );

  it('call a command with the variables and the data of the service', () => {
    const folder = makeDirectory();
    const variables = join(folder, 'variables');
    const program = join(folder, 'program');
    const script = join(folder, 'press-room');
    const text = readFileSync(join(ROOT, 'deploy/systemd/press-room'), 'utf8')
      .replace('user=press-room', 'user=$(id -un)')
      .replace('/etc/press-room.env', variables)
      .replace('/opt/press-room/current/bin/press-room', program);
    writeFileSync(script, text);
    writeFileSync(
      variables,
      '# A=1\nMAIL_FROM=Press room <press@example.com>\nPRIVACY_ADDRESS="Via 1, x=y"\n\nDEMO=off',
    );
    const told = '"$MAIL_FROM" "$PRIVACY_ADDRESS" "$DEMO" "$DATA_DIR" "$@"';
    writeFileSync(program, `#!/bin/sh\nprintf '%s|' ${told}`, { mode: 0o755 });
    const written = run('/bin/sh', [script, 'group:create', '--name', 'Two words']);
    rmSync(folder, { recursive: true });
    expect(written).toBe(
      'Press room <press@example.com>|Via 1, x=y|off|/var/lib/press-room|group:create|--name|Two words|',
    );
  });

  it('name only variables that are read', () => {
    const unit = readFileSync(join(ROOT, 'deploy/systemd/press-room.env'), 'utf8');
    const compose = parse(readFileSync(join(ROOT, 'deploy/container/compose.yaml'), 'utf8')) as {
      services: Record<string, { environment?: Record<string, string> }>;
    };
    const named = [
      ...Array.from(unit.matchAll(/^#?([A-Z][A-Z_]+)=/gm), ([, name]) => name),
      ...Object.keys(compose.services['press-room']?.environment ?? {}),
    ];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => name === undefined || !VARIABLES.includes(name))).toEqual([]);
  });

  it('name the version that is packed', () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
    for (const name of ['Containerfile', 'compose.yaml']) {
      const text = readFileSync(join(ROOT, 'deploy/container', name), 'utf8');
      const versions = Array.from(text.matchAll(/press-room[-:](\d+\.\d+\.\d+)/g), ([, each]) => each);
      expect([name, [...new Set(versions)]]).toEqual([name, [version]]);
    }
  });
});
