import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/chromium.ts';
import { isWebBuilt } from './first-load.ts';
import { median } from './measure.ts';
import { findPageWithPicture } from './page-with-picture.ts';
import { toTable } from './report.ts';
import { startAppIn } from './servers.ts';
import { waitForJobs } from './settled.ts';

const RUNS = 3;
/** Median of the runs, out of 100. */
const GOALS: Record<string, number> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

interface Visit {
  scores: Record<string, number>;
  /** Largest contentful paint, in milliseconds. */
  largest: number;
  flaws: string[];
}

/** Scores of one visit of a phone, out of 100, with the audits that failed. */
async function visit(address: string, browser: string): Promise<Visit> {
  const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] });
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { categories, audits } = result.lhr;
    const scores = Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
    const flaws = Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '));
    return { scores, largest: audits['largest-contentful-paint']?.numericValue ?? Number.NaN, flaws };
  } finally {
    chrome.kill();
  }
}

/** Prints a table for one page; returns whether it meets the goals. */
function report(name: string, visits: readonly Visit[]): boolean {
  const rows = Object.entries(GOALS).map(([category, goal]) => {
    const scores = visits.map(({ scores: each }) => each[category] ?? 0);
    return { category, goal, scores, score: median(scores) };
  });
  console.log(
    toTable(
      [name, 'median', 'goal', 'runs'],
      rows.map(({ category, goal, scores, score }) => [category, score, goal, scores.join(', ')]),
    ),
  );
  for (const flaw of new Set(visits.flatMap(({ flaws }) => flaws))) console.log(`- ${flaw}`);
  return rows.every(({ score, goal }) => score >= goal);
}

async function run(): Promise<number> {
  const browser = await provideChromium();
  if ('reason' in browser || !isWebBuilt()) {
    console.error('reason' in browser ? browser.reason : 'The web app is not built: npm run build');
    return 1;
  }
  const directory = mkdtempSync(join(tmpdir(), 'press-room-lighthouse-'));
  const app = await startAppIn(directory, {});
  try {
    await waitForJobs(directory);
    const pages = { Home: `${app.origin}/`, release: await findPageWithPicture(app.origin) };
    const visits: Record<keyof typeof pages, Visit[]> = { Home: [], release: [] };
    for (let count = 0; count < RUNS; count += 1) {
      visits.Home.push(await visit(pages.Home, browser.path));
      visits.release.push(await visit(pages.release, browser.path));
    }
    const areGood = [report('Home', visits.Home), report('release', visits.release)];
    const [home, release] = [visits.Home, visits.release].map((each) =>
      Math.round(median(each.map(({ largest }) => largest))),
    );
    console.log(`Largest paint: Home ${home} ms, release ${release} ms`);
    return areGood.every(Boolean) ? 0 : 1;
  } finally {
    await app.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

process.exitCode = await run();
