import { parseArgs } from 'node:util';
import type { Rounds } from './measure.ts';
import { SCENARIO_NAMES, type Scenario } from './scenarios.ts';

export interface Options {
  rounds: Rounds;
  scenarios: readonly Scenario[];
  /** Also downloads of a long file. */
  hasDownloads: boolean;
  /** Also renditions of a picture. */
  hasRenditions: boolean;
  /** Also the screen of a large gallery. */
  hasGalleryScreen: boolean;
  /** Also the first paint of a phone's first visit. */
  hasFirstPaint: boolean;
  /** Also ordinary reads during an attack. */
  hasSiege: boolean;
  /** Also saves of texts by officers. */
  hasSaves: boolean;
  /** Also the speed of a mailing. */
  hasMailings: boolean;
  /** Also readers while officers write. */
  hasDesk: boolean;
  /** Also lists and imports of the office with very many companies and people. */
  hasOffices: boolean;
  /** Also lists, feeds and the press review with many clippings. */
  hasCoverage: boolean;
  /** Also the editor with a long release. */
  hasEditorScreen: boolean;
  /** Also the longest blocking of the event loop by the most expensive requests. */
  hasLoop: boolean;
  /** Also starts, with memory and first load. */
  hasStart: boolean;
  write: boolean;
  postgres: boolean;
  /** PostgreSQL server that keeps the databases; default: a temporary one. */
  server: string | undefined;
  sizes: readonly [number, number];
}

const CONNECTIONS = 16;

export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
      postgres: { type: 'boolean', default: false },
      server: { type: 'string' },
      sizes: { type: 'string', default: '10000,100000' },
    },
  });
  const { quick, only, write, server } = values;
  const postgres = values.postgres || server !== undefined;
  const [small = 0, large = 0] = values.sizes.split(',').map(Number);
  if (!(small > 0 && large > small)) throw new Error('--sizes wants two numbers, such as 10000,100000');
  const parts = only?.split(';');
  const isWanted = (name: string): boolean => parts?.some((part) => name.includes(part)) ?? true;
  return {
    rounds: { connections: CONNECTIONS, count: quick ? 3 : 5, seconds: 1 },
    scenarios: SCENARIO_NAMES.filter(isWanted),
    hasDownloads: isWanted('download'),
    hasRenditions: isWanted('renditions'),
    hasGalleryScreen: isWanted('gallery-screen'),
    hasFirstPaint: isWanted('first-paint'),
    hasSiege: isWanted('siege'),
    hasSaves: isWanted('saves'),
    hasMailings: isWanted('mailings'),
    hasCoverage: isWanted('coverage'),
    hasDesk: isWanted('desk'),
    hasOffices: isWanted('offices'),
    hasEditorScreen: isWanted('editor-screen'),
    hasLoop: isWanted('loop'),
    hasStart: !postgres && isWanted('start'),
    write,
    postgres,
    server,
    sizes: [small, large],
  };
}
