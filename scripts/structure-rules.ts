import { listImports, type SourceFile } from './source-files.ts';

/** Returns the faults of a file with their remedies; empty: none. */
export type Rule = (file: SourceFile) => string[];

const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || /^(server\/test|web\/src\/test|e2e)\//.test(path);
const isUnder = (path: string, ...folders: string[]): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`));

const MAX_LINES = 300;
/** Texts instead of code. */
const LONG =
  /^(server\/src\/platform\/db\/migrations\/|server\/src\/platform\/text\/messages\.ts|server\/src\/core\/search\/words\/glossary-entries\.ts)/;

const isShort: Rule = ({ path, text }) => {
  const lines = text.split('\n').length - 1;
  return lines <= MAX_LINES || LONG.test(path)
    ? []
    : [`has ${lines} lines: split it, ${MAX_LINES} is the most`];
};

const isNoBarrel: Rule = ({ path, text }) => [
  ...(/\/index\.tsx?$/.test(path) ? ['is named index: name it after what it holds'] : []),
  ...(/^export \* from/m.test(text) ? ['re-exports a whole file: import from where a thing is'] : []),
];

const readsConfiguration: Rule = ({ path, text }) => {
  const mayReadProcess = !isUnder(path, 'server/src', 'contract', 'web/src') || isTest(path);
  const readers = ['server/src/main.ts', 'server/src/commands/run.ts'];
  return [
    ...(/\bprocess\.env\b/.test(text) && !mayReadProcess && !readers.includes(path)
      ? [
          'reads process.env: add the variable to server/src/platform/config/config.ts and take it from the config',
        ]
      : []),
    ...(isUnder(path, 'web/src') && /\bimport\.meta\.env\b/.test(text) && path !== 'web/src/config.ts'
      ? ['reads import.meta.env: only web/src/config.ts does']
      : []),
  ];
};

/** A value from a newer server, or a file, may have no entry: calling undefined would break the whole screen. */
const namesUnknownValues: Rule = ({ path, text }) =>
  isUnder(path, 'web/src') &&
  !isTest(path) &&
  /\b[A-Z][A-Z_]+\[[^\][]+\](?:\(\)|\.(?:kind|label|one|text|title)\b)/.test(text)
    ? [
        'calls an entry of a label table: labelOf and shownOf of web/src/lib/labels.ts know what to say without one',
      ]
    : [];

const keepsSqlInDb: Rule = ({ path, text }) =>
  isUnder(path, 'server/src/platform/db', 'server/src/core/search/index') ||
  isTest(path) ||
  !/import \{[^}]*\bsql\b[^}]*\} from 'kysely'/.test(text)
    ? []
    : [
        "writes raw SQL: use Kysely's builder, or put what differs between engines into server/src/platform/db",
      ];

/** All ways to access it: on the request, destructured, on the socket, or from a proxy's header. */
const CLIENT_ADDRESS = [
  /(?<![\w-])(?:ips?(?![\w-])|remoteAddress|remoteFamily)/,
  /['"`](?:(?:x-)?forwarded(?:-for)?|[\w-]*(?:real|client|connecting)-ip)['"`]/i,
];

const countsNetworks: Rule = ({ path, text }) =>
  isUnder(path, 'server/src') &&
  !isTest(path) &&
  path !== 'server/src/platform/http/network.ts' &&
  CLIENT_ADDRESS.some((pattern) => pattern.test(text))
    ? [
        'reads the address of a request: networkOf(request) is what limits count, an IPv6 reader has 2^64 others',
      ]
    : [];

const SDK = 'server/src/platform/tracing/open-tracer.ts';

const loadsTracingLast: Rule = (file) => {
  if (isTest(file.path) || file.path === SDK || !isUnder(file.path, 'server/src')) return [];
  const loaded = /from '(@opentelemetry\/[^']*|[^']*\/open-tracer\.ts)'/.exec(file.text)?.[1];
  return loaded === undefined
    ? []
    : [`loads ${loaded}: only who has a collector loads the SDK, through server/src/trace-work.ts`];
};

interface Direction {
  from: RegExp;
  to: RegExp;
  advice: string;
}

const DIRECTIONS: readonly Direction[] = [
  {
    from: /^contract\//,
    to: /^(server|web|scripts|bench|e2e)\/|^(?!zod$|contract\/)[^./]/,
    advice: 'contract depends on zod only',
  },
  {
    from: /^(?!demo\/|e2e\/|scripts\/process-demo\.ts$|server\/src\/serve\.ts$)/,
    to: /^demo\//,
    advice: 'only the start knows the demo content',
  },
  {
    from: /^demo\//,
    to: /^(server|web)\//,
    advice: 'the demo hands a document over, like anybody who uses db:load',
  },
  {
    from: /^server\/src\/(?!platform\/db\/postgres\/pg\.ts$)/,
    to: /^pg$/,
    advice:
      'a connection that nobody listens to ends the process: take Client and Pool of platform/db/postgres/pg.ts',
  },
  { from: /^server\//, to: /^web\//, advice: 'server and web share through contract' },
  { from: /^web\//, to: /^server\//, advice: 'server and web share through contract' },
  {
    from: /^web\/src\/(lib|components|i18n|theme)\//,
    to: /^web\/src\/(features|admin)\/|^web\/src\/(app|main|routes)\.tsx/,
    advice: 'hand it in as an argument, or move it into the feature',
  },
  {
    from: /^web\/src\/(features|admin)\//,
    to: /^web\/src\/(app|main|routes)\.tsx/,
    advice: 'features do not know who assembles them',
  },
];

const keepsDirections: Rule = (file) => {
  if (isTest(file.path)) return [];
  return listImports(file).flatMap((target) =>
    DIRECTIONS.filter(({ from, to }) => from.test(file.path) && to.test(target)).map(
      ({ advice }) => `imports ${target}: ${advice}`,
    ),
  );
};

/** Layers of the server, lowest first. `server/src` itself, `commands` and `fixtures` are above them. */
const LAYERS = ['platform', 'core', 'content', 'edge'];

const layerOf = (path: string): number => {
  const folder = /^server\/src\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && LAYERS.includes(folder) ? LAYERS.indexOf(folder) : LAYERS.length;
};

const keepsLayers: Rule = (file) => {
  if (isTest(file.path) || !isUnder(file.path, 'server/src')) return [];
  return listImports(file)
    .filter((target) => isUnder(target, 'server/src') && layerOf(target) > layerOf(file.path))
    .map(
      (target) =>
        `imports ${target}, which is of a higher layer: hand it in as an argument, or move what both need down`,
    );
};

const featureOf = (path: string): string | undefined =>
  /^(?:server\/src\/(?:core|content|edge)|web\/src\/(?:features|admin))\/([^/]+)\//.exec(path)?.[1];

const ADMIN = 'web/src/admin';
/** Shared components of the office. */
const OFFICE_GROUND = 'web/src/admin/components';

const keepsFeaturesApart: Rule = (file) => {
  const own = featureOf(file.path);
  if (own === undefined || isTest(file.path)) return [];
  const mayImport = (target: string): boolean => isUnder(file.path, ADMIN) && isUnder(target, OFFICE_GROUND);
  return listImports(file).flatMap((target) => {
    const other = featureOf(target);
    if (other === undefined || other === own || mayImport(target)) return [];
    if (target.endsWith('.tsx') || target.endsWith('.css')) {
      return [
        `imports ${target}: a feature's components are its own; move what both need to web/src/components`,
      ];
    }
    return target.endsWith('/routes.ts')
      ? [`imports ${target}: call the other feature's queries.ts or service.ts instead`]
      : [];
  });
};

const DEEPEST = 3;

const isShallow: Rule = ({ path }) => {
  const folders = /^(?:contract|server|web)\/src\/(.*)$/.exec(path)?.[1]?.split('/').slice(0, -1) ?? [];
  return folders.length <= DEEPEST
    ? []
    : [`lies ${folders.length} folders deep under src: ${DEEPEST} is the most`];
};

export const RULES: readonly Rule[] = [
  isShort,
  isNoBarrel,
  readsConfiguration,
  namesUnknownValues,
  keepsSqlInDb,
  countsNetworks,
  loadsTracingLast,
  keepsDirections,
  keepsLayers,
  keepsFeaturesApart,
  isShallow,
];
