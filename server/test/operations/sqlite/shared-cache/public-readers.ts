import { Agent, request } from 'node:http';

export interface Read {
  status: number;
  text: string;
  /** Result of the cache: `HIT`, `MISS`, … */
  state: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Real browsers and programs with their languages, formats and encodings. */
const BROWSERS = [
  { 'Accept-Language': 'it-IT,it;q=0.9,en-US;q=0.8,en;q=0.7', 'Accept-Encoding': 'gzip, deflate, br, zstd' },
  { 'Accept-Language': 'en-GB,en;q=0.9', 'Accept-Encoding': 'gzip, deflate, br' },
  { 'Accept-Language': 'en-US,en;q=0.5', 'Accept-Encoding': 'gzip, deflate, br, zstd' },
  { 'Accept-Language': 'de-DE,de;q=0.9,it;q=0.8', 'Accept-Encoding': 'gzip, deflate, br' },
] as const;
const FORMS = {
  page: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  picture: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  call: 'application/json',
} as const;

export interface Visit {
  path: string;
  form: keyof typeof FORMS;
}

/** One request by one of many readers; the body is decompressed only if it arrives plain. */
export function read(origin: string, { path, form }: Visit, reader: number, isPlain = false): Promise<Read> {
  const browser = BROWSERS[reader % BROWSERS.length];
  const headers = { ...browser, Accept: FORMS[form], ...(isPlain ? { 'Accept-Encoding': 'identity' } : {}) };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          state: String(answer.headers['x-cache'] ?? ''),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

interface Site {
  releases: readonly { id: number; page: string }[];
  pictures: readonly string[];
}

const LIST = '/api/press_room/press_release/?format=datatables&length=20';
/** Shares of requests in percent, based on logs of press rooms; half are pictures. */
const MIX: readonly [share: number, (site: Site, chance: () => number) => Visit][] = [
  [14, () => ({ path: '/', form: 'page' })],
  [8, () => ({ path: LIST, form: 'call' })],
  [4, () => ({ path: '/api/press_room/press_release_years/', form: 'call' })],
  [10, (site, chance) => ({ path: pick(site.releases, chance).page, form: 'page' })],
  [
    8,
    (site, chance) => ({
      path: `/api/press_room/press_release/${pick(site.releases, chance).id}/`,
      form: 'call',
    }),
  ],
  [5, (_site, chance) => ({ path: pick(['/it/comunicati', '/en/releases'], chance), form: 'page' })],
  [
    8,
    (_site, chance) => ({
      path: `/${pick(['it', 'en'], chance)}/feed.${pick(['rss', 'atom', 'json'], chance)}`,
      form: 'call',
    }),
  ],
  [1, () => ({ path: '/sitemap.xml', form: 'call' })],
  [42, (site, chance) => ({ path: pick(site.pictures, chance), form: 'picture' })],
];

/** The first entries are requested most, because news is read on the day when it appears. */
function pick<Value>(values: readonly Value[], chance: () => number): Value {
  const value = values[Math.floor(values.length * chance() ** 2)];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
}

/** Requests of a day, in the same order in each run. */
export function* drawVisits(site: Site, count: number): Generator<Visit> {
  const chance = createChance(20_261_123);
  for (let at = 0; at < count; at += 1) yield drawVisit(site, chance);
}

function drawVisit(site: Site, chance: () => number): Visit {
  let left = chance() * 100;
  for (const [share, visit] of MIX) {
    left -= share;
    if (left < 0) return visit(site, chance);
  }
  throw new Error('The shares are less than a hundred');
}

/** A linear congruential generator (Numerical Recipes): from 0 to below 1. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
