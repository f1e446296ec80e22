import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, provideChromium } from '../scripts/chromium.ts';
import { isWebBuilt } from './first-load.ts';
import { median } from './measure.ts';
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

/** Scores of one visit as a phone sees it, out of 100, with what fell short. */
async function visit(
  origin: string,
  browser: string,
): Promise<{ scores: Record<string, number>; flaws: string[] }> {
  const chrome = await launch({ chromePath: browser, chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] });
  try {
    const result = await lighthouse(`${origin}/`, { port: chrome.port, logLevel: 'error', output: 'json' });
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
    return { scores, flaws };
  } finally {
    chrome.kill();
  }
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
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let count = 0; count < RUNS; count += 1) visits.push(await visit(app.origin, browser.path));
    const rows = Object.entries(GOALS).map(([name, goal]) => {
      const scores = visits.map(({ scores: each }) => each[name] ?? 0);
      return { name, goal, scores, score: median(scores) };
    });
    console.log(
      toTable(
        ['category', 'median', 'goal', 'runs'],
        rows.map(({ name, goal, scores, score }) => [name, score, goal, scores.join(', ')]),
      ),
    );
    for (const flaw of new Set(visits.flatMap(({ flaws }) => flaws))) console.log(`- ${flaw}`);
    return rows.every(({ score, goal }) => score >= goal) ? 0 : 1;
  } finally {
    await app.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

process.exitCode = await run();
