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
  /** Also ordinary reads while others attack. */
  hasSiege: boolean;
  /** Also readers while officers write. */
  hasDesk: boolean;
  /** Also lists and imports of the office among very many companies and people. */
  hasOffices: boolean;
  /** Also the editor with a long release. */
  hasEditorScreen: boolean;
  /** Also how long the event loop is held by what is heaviest. */
  hasLoop: boolean;
  /** Also starts, with the memory and the first load after them. */
  hasStart: boolean;
  write: boolean;
  postgres: boolean;
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
    },
  });
  const { quick, only, write, postgres } = values;
  return {
    rounds: { connections: CONNECTIONS, count: quick ? 3 : 5, seconds: 1 },
    scenarios: SCENARIO_NAMES.filter((name) => only === undefined || name.includes(only)),
    hasDownloads: only === undefined || 'download'.includes(only),
    hasRenditions: only === undefined || 'renditions'.includes(only),
    hasGalleryScreen: only === undefined || 'gallery-screen'.includes(only),
    hasSiege: only === undefined || 'siege'.includes(only),
    hasDesk: only === undefined || 'desk'.includes(only),
    hasOffices: only === undefined || 'offices'.includes(only),
    hasEditorScreen: only === undefined || 'editor-screen'.includes(only),
    hasLoop: only === undefined || 'loop'.includes(only),
    hasStart: !postgres && (only === undefined || 'start'.includes(only)),
    write,
    postgres,
    sizes: [10_000, 100_000],
  };
}
