import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Place, removePlace } from '../database.ts';
import { call } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const RUN = join(import.meta.dirname, '../../../src/commands/run.ts');

describe('commands while the server has the SQLite file', () => {
  let place: Place;
  let server: StartedServer;
  beforeAll(async () => {
    place = await makeReadyPlace();
    server = await startServer({ ...place });
  });
  afterAll(async () => {
    await endAll();
    await removePlace(place);
  });

  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const run = (parameters: string[], { input = '', cwd = place.DATA_DIR } = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, ...parameters], {
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: place.DATA_DIR },
      encoding: 'utf8',
      input,
      cwd,
    });
    return { status, stdout, stderr };
  };
  const groups = async (): Promise<string[]> => {
    const answer = await call(`${server.origin}/api/press_room/press_group/?format=datatables`);
    if (answer.kind !== 'whole') throw new Error('no answer');
    return (JSON.parse(answer.text) as { data: { name: string }[] }).data.map(({ name }) => name);
  };

  it('make a press group that readers see at once', { tags: ['quick'] }, async () => {
    expect(await groups()).toEqual([]);
    expect(run(['group:create', '--name', 'Association', '--tagline-it', 'Benvenuti'])).toEqual({
      status: 0,
      stdout: 'Created the press group Association.\n',
      stderr: '',
    });
    expect(await groups()).toEqual(['Association']);
    expect(run(['group:create', '--name', 'Association'])).toMatchObject({
      status: 1,
      stderr: 'A press group named Association exists already.\n',
    });
    expect(run(['group:create']).stderr).toMatch(/^Usage: npm run group:create -- --name NAME/);
  });

  it('make an administrator who can sign in', async () => {
    const made = run(['admin:create', '--email', 'boss@example.com'], { input: 'Str0ng_pass!\n' });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const response = await fetch(`${server.origin}/api/account/token-auth/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'boss@example.com', password: 'Str0ng_pass!' }),
    });
    expect(response.status).toBe(200);
  });

  it('load a document beside which they are called, enter events, and tell what retention would do', async () => {
    const document = { press_groups: [{ name: 'Fair' }] };
    writeFileSync(join(place.DATA_DIR, 'content.json'), JSON.stringify(document));
    const loaded = run(['db:load', 'content.json']);
    expect(JSON.parse(loaded.stdout)).toMatchObject({
      press_groups: { Fair: expect.any(Number) as unknown },
    });
    expect(await groups()).toContain('Fair');
    const event = ['--name', 'Fair 2027', '--starts', '2027-09-20', '--ends', '2027-09-24'];
    expect(run(['event:create', ...event]).stdout).toMatch(/^Created the event Fair 2027/);
    expect(run(['event:create', ...event.slice(0, -1), '2027-09-01']).stderr).toMatch(/^Usage: /);
    expect(run(['retention', '--dry-run']).stdout).toBe('0 steps, nothing was changed\n');
  });

  it('are taken from the user of the server alone, and refused in a sentence without a server', async () => {
    const socket = join(place.DATA_DIR, 'commands.sock');
    expect((statSync(socket).mode & 0o777).toString(8)).toBe('600');
    const { status, stderr } = run(['nonsense']);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^There is no command nonsense\. There are: .*doctor.*\.\n$/),
    ]);
    await server.end('SIGKILL');
    expect(run(['group:create', '--name', 'Guild']).status).toBe(0);
    server = await startServer({ ...place });
    expect(await groups()).toContain('Guild');
    expect(run(['group:create', '--name', 'Museum']).status).toBe(0);
    expect(await groups()).toContain('Museum');
  });
});
