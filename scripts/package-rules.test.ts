import { describe, expect, it } from 'vitest';
import { listLockedPackages } from './lock-file.ts';
import { checkPackage } from './package-rules.ts';

const good = { name: 'good', version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };

describe('the packages of the lock file', () => {
  it('are read without the workspaces', () => {
    const packages = {
      '': {},
      server: {},
      'node_modules/server': { link: true },
      'node_modules/a/node_modules/@b/c': {},
      'node_modules/d': { name: '@instead/of-d' },
    };
    expect(listLockedPackages(JSON.stringify({ packages })).map(({ name }) => name)).toEqual([
      '@b/c',
      '@instead/of-d',
    ]);
  });
  it.each([
    ['is pinned and free', good, []],
    ['has a choice of licences', { ...good, license: '(GPL-3.0 OR MIT)' }, []],
    ['has no integrity value', { ...good, integrity: undefined }, [/integrity/]],
    ['has a licence that is not allowed', { ...good, license: 'MIT AND GPL-3.0' }, [/licence/]],
    ['says no licence', { ...good, license: undefined }, [/unknown/]],
    ['runs code at installation', { ...good, hasInstallScript: true }, [/runs code/]],
    ['names a registry', { ...good, resolved: 'https://registry.example/x.tgz' }, [/registry/]],
  ])('one that %s', (_case, locked, faults) => {
    const found = checkPackage(locked);
    expect(found).toHaveLength(faults.length);
    for (const [at, fault] of faults.entries()) expect(found[at]).toMatch(fault);
  });
});
