import { join } from 'node:path';
import {
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_SUGGESTIONS_PATH,
  PRESS_RELEASE_YEARS_PATH,
} from '@press-room/contract/press-releases';
import { z } from 'zod';
import { askChild } from './loader.ts';
import { askPair, askRareWord } from './search-requests.ts';
import { type AppOptions, startApp } from './servers.ts';

const LIST = `${PRESS_RELEASE_PATH}?format=datatables`;
const CLIENTS_PER_REQUEST = 2;

const column = (index: number, name: string): string =>
  `&columns[${index}][data]=${name}&columns[${index}][searchable]=true&columns[${index}][orderable]=true`;
const COLUMNS = ['title', 'abstract', 'date'].map((name, index) => column(index, name)).join('');

/** Requests that make the server read or send many rows. */
const HEAVY_REQUESTS: Record<string, (index: number) => string> = {
  'substring in all texts': (index) => `${LIST}&length=25${COLUMNS}&search[value]=zzz${index}`,
  'regex over all texts': (index) =>
    `${LIST}&length=25${COLUMNS}&search[value]=(c|k)era.*${index}$&search[regex]=true`,
  'order by title': (index) => `${LIST}&length=25${COLUMNS}&order[0][column]=0&draw=${index}`,
  'search two words, never made': (index) =>
    `${LIST}&length=25&q=${encodeURIComponent(askPair(index).words)}&draw=${index}`,
  'search rare word, never made': (index) =>
    `${LIST}&length=25&q=${encodeURIComponent(askRareWord(index).words)}&draw=${index}`,
  'search misspelt word': (index) =>
    `${PRESS_RELEASE_SUGGESTIONS_PATH}?format=datatables&q=cerammica&draw=${index}`,
  'last page': (index) => `${LIST}&length=25&start=90000&draw=${index}`,
  'page of 1,000': (index) => `${LIST}&length=1000&draw=${index}`,
  'all rows': (index) => `${LIST}&length=-1&draw=${index}`,
  years: (index) => `${PRESS_RELEASE_YEARS_PATH}?format=datatables&draw=${index}`,
};

const spreadSchema = z.object({ p50: z.number(), p999: z.number(), max: z.number() });
const delaysSchema = z.object({ late: spreadSchema, busy: spreadSchema });
export type LoopDelays = z.infer<typeof delaysSchema> & { request: string; answers: number };

/** Measures the delay of the server's event loop while a few clients send each heavy request at once, in milliseconds. */
export async function measureLoop(options: AppOptions, seconds: number): Promise<LoopDelays[]> {
  const app = await startApp({ ...options, preload: join(import.meta.dirname, 'loop-monitor.ts') });
  const results: LoopDelays[] = [];
  try {
    for (const [request, toPath] of Object.entries(HEAVY_REQUESTS)) {
      await askMany(app.origin, toPath, { seconds: 0.5, from: 1_000_000 });
      await askChild(app.child, {});
      const answers = await askMany(app.origin, toPath, { seconds, from: 0 });
      results.push({ request, answers, ...delaysSchema.parse(await askChild(app.child, {})) });
    }
  } finally {
    await app.stop();
  }
  return results;
}

async function askMany(
  origin: string,
  toPath: (index: number) => string,
  { seconds, from }: { seconds: number; from: number },
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let index = from;
  let answers = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      index += 1;
      const path = toPath(index);
      const response = await fetch(`${origin}${path}`);
      await response.arrayBuffer();
      // A full scan can be refused, which is neither an answer nor a failure.
      if (response.ok) answers += 1;
      else if (response.status !== 503) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS_PER_REQUEST }, client));
  return answers;
}
