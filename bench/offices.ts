import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { COMPANY_PATH } from '@press-room/contract/companies';
import { IMPORT_PATH, type ImportRun, importDifferencePath, importPath } from '@press-room/contract/imports';
import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { SEARCH_PATH } from '@press-room/contract/search';
import { openDatabase } from '../server/src/platform/db/client.ts';
import { ENVIRONMENT } from './databases.ts';
import { median } from './measure.ts';
import { OFFICE_CALLS, type OfficeCall, toListAddress } from './office-calls.ts';
import { fillOffice, IMPORT_ROWS, makeImportFile } from './office-content.ts';
import { addOfficer } from './officers.ts';
import { createDatabase, type DatabaseServer } from './postgres-databases.ts';
import { readCpuSeconds } from './processes.ts';
import { startAppIn } from './servers.ts';

const ROUNDS = 5;

export interface OfficeFigures {
  /** Milliseconds; `cpu`: processor time of the app and its database, more reliable on a busy machine. */
  calls: { name: string; cpu: number; median: number; max: number; refused: number }[];
  steps: { name: string; seconds: number; reads: number; readMedian: number; readMax: number }[];
}

type Headers = Record<string, string>;

/** Lists and dialogs with 100,000 companies and 200,000 people, and an import of 50,000 rows while readers read. */
export async function measureOffices(server: DatabaseServer | null): Promise<OfficeFigures> {
  const directory = mkdtempSync(join(tmpdir(), 'press-room-bench-offices-'));
  const environment: Record<string, string> =
    server === null ? {} : { DATABASE_URL: await createDatabase(server.url, 'bench_offices') };
  try {
    const database = await openDatabase({ DATABASE_URL: environment.DATABASE_URL, DATA_DIR: directory });
    await database.migrate();
    await fillOffice(database);
    await database.close();
    const headers = await addOfficer(environment, directory, 'administrator_global');
    const app = await startAppIn(directory, { environment: { ...ENVIRONMENT, ...environment } });
    try {
      const readCpu = () =>
        [app.pid, server?.pid].reduce<number>(
          (sum, pid) => sum + (pid === undefined ? 0 : readCpuSeconds(pid)),
          0,
        );
      const measuring = { origin: app.origin, headers, readCpu };
      const calls = await measureCalls(OFFICE_CALLS, measuring);
      const { steps, id } = await measureImport(app.origin, headers);
      const differences = await measureCalls(listDifferenceCalls(id), measuring);
      return { calls: [...calls, ...differences], steps };
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** A search that exceeds its deadline counts as answered; the number of such searches is printed beside the times. */
async function timed(url: string, headers: Headers): Promise<{ ms: number; isRefused: boolean }> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok && answer.status !== 503) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return { ms: performance.now() - start, isRefused: !answer.ok };
}

interface Measuring {
  origin: string;
  headers: Headers;
  /** Processor time of the app and of its database so far, in seconds. */
  readCpu: () => number;
}

/** Each address once, then five times. */
export async function measureCalls(
  calls: readonly OfficeCall[],
  { origin, headers, readCpu }: Measuring,
): Promise<OfficeFigures['calls']> {
  const figures: OfficeFigures['calls'] = [];
  for (const { name, addresses } of calls) {
    for (const address of addresses) await timed(`${origin}${address}`, headers);
    const times: number[] = [];
    let refused = 0;
    const before = readCpu();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const address of addresses) {
        const { ms, isRefused } = await timed(`${origin}${address}`, headers);
        times.push(ms);
        if (isRefused) refused += 1;
      }
    const cpu = ((readCpu() - before) * 1000) / times.length;
    const figure = { name, cpu, median: median(times), max: Math.max(...times), refused };
    console.error(`measured ${name}: ${figure.median.toFixed(0)} ms, of a processor ${cpu.toFixed(0)}`);
    figures.push(figure);
  }
  return figures;
}

const listDifferenceCalls = (id: number): OfficeCall[] => {
  const path = importDifferencePath(id);
  const one = (name: string, ...asked: Parameters<typeof toListAddress>[1][]) => ({
    name: `differences: ${name}`,
    addresses: asked.map((each) => toListAddress(path, each)),
  });
  return [
    one('first page', {}),
    one('by kind', ...['add', 'change', 'remove'].map((kind) => ({ filters: { kind } }))),
    one('last page', { start: IMPORT_ROWS - 100 }),
    one('words', ...['ceramica', 'secchia 123', 'nothinghere'].map((q) => ({ q, searched: 'label' }))),
    one('order label', { sort: 'label' }, { sort: '-label', start: IMPORT_ROWS - 100 }),
  ];
};

/**
 * Uploads a file, compares it, applies it, undoes it and compares it again, while a reader continuously sends requests.
 */
async function measureImport(
  origin: string,
  headers: Headers,
): Promise<{ steps: OfficeFigures['steps']; id: number }> {
  const steps: OfficeFigures['steps'] = [];
  let run = { id: 0, version: 0 };
  const send = async (path: string, init: RequestInit): Promise<ImportRun> => {
    const answer = await fetch(`${origin}${path}`, {
      ...init,
      headers: { ...headers, ...(init.headers as Headers | undefined), 'If-Match': `"${run.version}"` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as ImportRun;
  };
  const json = { 'Content-Type': 'application/json' };
  /** A job writes; its end is polled, as on the screen. */
  const write = async (part: 'apply' | 'undo'): Promise<ImportRun> => {
    let now = await send(`${importPath(run.id)}${part}/`, { method: 'POST', headers: json, body: '{}' });
    for (; now.progress !== null; now = await send(importPath(run.id), {})) await delay(200);
    if (now.refusal !== null) throw new Error(now.refusal.text);
    return now;
  };
  const step = async (name: string, work: () => Promise<ImportRun>) => {
    const start = performance.now();
    const reading = new AbortController();
    const reads = readMeanwhile(origin, headers, reading.signal);
    run = await work().finally(() => reading.abort());
    const seconds = (performance.now() - start) / 1000;
    const times = await reads;
    console.error(`measured ${name}: ${seconds.toFixed(1)} s`);
    steps.push({
      name,
      seconds,
      reads: times.length,
      readMedian: median(times),
      readMax: Math.max(...times),
    });
  };
  const compare = () =>
    send(importPath(run.id), {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ mapping: ['business_name', 'vat', 'city', 'telephone'], key: 'vat' }),
    });
  await step('upload', () => {
    const form = new FormData();
    form.set('target', 'company');
    form.set('file', new Blob([makeImportFile()]), 'companies.csv');
    return send(IMPORT_PATH, { method: 'POST', body: form });
  });
  await step('compare', compare);
  const { id } = run;
  await step('apply', () => write('apply'));
  await step('undo', () => write('undo'));
  return { steps, id };
}

/** Alternating: an unchanged list of readers, an office list, and a list with new filters. */
async function readMeanwhile(origin: string, headers: Headers, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; !signal.aborted; count += 1) {
    const addresses = [
      `${PRESS_RELEASE_PATH}?format=datatables`,
      toListAddress(COMPANY_PATH, { start: 50 * (count % 1000) }),
      `${SEARCH_PATH}?q=ceramica${count}`,
    ];
    for (const address of addresses) times.push((await timed(`${origin}${address}`, headers)).ms);
  }
  return times;
}
