import { describe, expect, it } from 'vitest';
import { findFolderCircles, findImportCircles } from './import-circles.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });

describe('files that import each other', () => {
  it('are found once, also by types and by way of others', () => {
    const sources = [
      file('src/a.ts', "import type { B } from './b.ts';"),
      file('src/b.ts', "import { c } from './sub/c.ts';"),
      file('src/sub/c.ts', "import { a } from '../a.ts';"),
      file('src/d.ts', "import { a } from './a.ts';"),
    ];
    expect(findImportCircles(sources)).toEqual([['src/a.ts', 'src/b.ts', 'src/sub/c.ts']]);
  });

  it('are found across workspaces', () => {
    const sources = [
      file('contract/src/a.ts', "import { b } from '../../server/src/b.ts';"),
      file('server/src/b.ts', "import { a } from '@press-room/contract/a';"),
    ];
    expect(findImportCircles(sources)).toEqual([['contract/src/a.ts', 'server/src/b.ts']]);
  });

  it('are none where one loads the other when it is wanted', () => {
    const sources = [
      file('src/screens.ts', "const load = () => import('./page.tsx');"),
      file('src/page.tsx', "import { toPath } from './screens.ts';"),
    ];
    expect(findImportCircles(sources)).toEqual([]);
  });
});

describe('folders of a layer that import each other', () => {
  it('are found where no file does', () => {
    const sources = [
      file('server/src/core/account/a.ts', "import type { B } from '../audit/b.ts';"),
      file('server/src/core/audit/b.ts'),
      file('server/src/core/audit/c.ts', "import { d } from '../account/d.ts';"),
      file('server/src/core/account/d.ts'),
    ];
    expect(findImportCircles(sources)).toEqual([]);
    expect(findFolderCircles(sources)).toEqual([['server/src/core/account', 'server/src/core/audit']]);
  });
});
