import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFICE_DOCUMENT, READERS_DOCUMENT } from '../openapi-part.ts';
import { startTestServer, type TestServer } from '../server.ts';

const CALLS = join(import.meta.dirname, 'calls.ts');
/** The project's own compiler. */
const COMPILER = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
const EDITOR = { email: 'eva@example.com', password: 'Str0ng_pass!' };

interface OpenApi {
  paths: object;
  components: Record<'schemas' | 'responses' | 'parameters', object>;
}

const DOCUMENTS = { readers: READERS_DOCUMENT, office: OFFICE_DOCUMENT };

describe('a client made from an OpenAPI document', () => {
  let server: TestServer;
  let directory: string;
  const clients: Record<string, string> = {};

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
    for (const [name, path] of Object.entries(DOCUMENTS)) {
      const client = astToString(await openapiTS((await server.call(path)).text));
      await writeFile(join(directory, `${name}.d.ts`), client);
      clients[name] = client;
    }
  });
  afterAll(async () => {
    await rm(directory, { recursive: true });
    await server.close();
  });

  it.each([
    ['readers', 'listPressReleases', 'listOfficePressReleases'],
    ['office', 'listOfficePressReleases', 'listPressReleases'],
  ])('of %s has fewer than 60 lines a call, and no call of the other', (name, own, other) => {
    const client = clients[name] ?? '';
    const calls = client.match(/: operations\["/g)?.length ?? 0;
    expect(client.split('\n').length / calls).toBeLessThan(60);
    expect(client).toContain(`operations["${own}"]`);
    expect(client).not.toContain(`operations["${other}"]`);
  });

  it('finds in its document the components that it refers to, alike where both do', async () => {
    const kinds = ['schemas', 'responses', 'parameters'] as const;
    const [readers, office] = await Promise.all(
      [READERS_DOCUMENT, OFFICE_DOCUMENT].map(async (path) => (await server.call(path)).json as OpenApi),
    );
    for (const own of [readers, office]) {
      const named = kinds.flatMap((kind) =>
        Object.keys(own?.components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
      );
      const referred = [...JSON.stringify(own).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name);
      expect(new Set(referred)).toEqual(new Set(named));
    }
    expect(Object.keys(office?.paths ?? {}).every((path) => /^\/api\/(?:office|company)\//.test(path))).toBe(
      true,
    );
    expect(Object.keys(readers?.paths ?? {}).some((path) => path in (office?.paths ?? {}))).toBe(false);
    for (const kind of kinds) {
      const both = Object.entries(office?.components[kind] ?? {}).filter(
        ([name]) => name in (readers?.components[kind] ?? {}),
      );
      expect(both.length).toBeGreaterThan(0);
      expect(readers?.components[kind]).toMatchObject(Object.fromEntries(both));
    }
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
    // Imported by its address, because the project has no client of its own and does not compile it.
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
