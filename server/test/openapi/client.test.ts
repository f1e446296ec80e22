import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server.ts';

const CALLS = join(import.meta.dirname, 'calls.ts');
/** The project's own compiler. */
const COMPILER = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
const EDITOR = { email: 'eva@example.com', password: 'Str0ng_pass!' };

describe('a client made from the OpenAPI document', () => {
  let server: TestServer;
  let directory: string;
  let client: string;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [{ ...EDITOR, groups: ['administrator_press_room'] }],
      press_releases: [
        {
          press_group: 'Association',
          date: '2026-01-20',
          text: { it: { title: 'Le piastrelle', body: '<p>Testo</p>' } },
        },
      ],
    });
    directory = await mkdtemp(join(tmpdir(), 'client-'));
    client = astToString(await openapiTS((await server.call('/api/openapi.json')).text));
    await writeFile(join(directory, 'client.d.ts'), client);
  });
  afterAll(async () => {
    await rm(directory, { recursive: true });
    await server.close();
  });

  it('has what calls share once: less than 65 lines a call', () => {
    const calls = client.match(/: operations\["\w+"\];/g) ?? [];
    expect(client.split('\n').length / calls.length).toBeLessThan(65);
    expect(client).toContain('operations["listPressReleases"]');
  });

  it('compiles, strictly, with calls that are made', async () => {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      skipLibCheck: false,
      allowImportingTsExtensions: true,
      rootDirs: [import.meta.dirname, directory],
    };
    const project = join(directory, 'tsconfig.json');
    await writeFile(project, JSON.stringify({ compilerOptions, files: [CALLS] }));
    const compiled = await promisify(execFile)(COMPILER, ['-p', project]).catch((error: unknown) => error);
    expect(compiled).toMatchObject({ stdout: '' });
  });

  it('reads and writes what the server has', async () => {
    // By its address: the project does not compile it, for it has no client of its own.
    const { callPressRoom } = (await import(CALLS)) as {
      callPressRoom: (program: object) => Promise<object>;
    };
    expect(await callPressRoom({ baseUrl: server.origin, ...EDITOR })).toEqual({
      titles: ['Le piastrelle'],
      release: 'Le piastrelle',
      drawn: 7,
      found: 1,
      missing: [404, { detail: expect.any(String) as unknown }],
      draft: { status: 'draft', title: 'Da un programma', unconditional: 428 },
    });
  });
});
