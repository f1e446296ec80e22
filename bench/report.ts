import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { ArchiveFigures } from './archives.ts';
import type { CoverageFigures } from './coverage.ts';
import type { DeskFigures, DeskWork } from './dashboard.ts';
import type { EditorFigures } from './editor-screen.ts';
import type { FirstPaint } from './first-paint.ts';
import type { GalleryStep } from './gallery-screen.ts';
import type { LoadFigures } from './load-tests.ts';
import type { LoopDelays } from './loop.ts';
import type { MailingFigures } from './mailings.ts';
import type { DownloadFigures } from './media.ts';
import type { OfficeFigures } from './offices.ts';
import type { RenditionFigures } from './renditions.ts';
import type { SaveFigures } from './saves.ts';
import type { SiegeFigures } from './siege.ts';
import type { StartUpFigures } from './start-up.ts';

const DOCUMENT = join(import.meta.dirname, '../docs/performance.md');
const MARKS = { start: '<!-- figures -->', end: '<!-- end of figures -->' };

type Cell = string | number;

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const toTwo = (value: number): string => value.toFixed(2);

/** A Markdown table with aligned columns. */
export function toTable(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = [header, ...rows].map((row) => row.map(String));
  const widths = header.map((_, at) => Math.max(3, ...texts.map((row) => (row[at] ?? '').length)));
  const lines = texts.map((row) => `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const SHORT = new Intl.NumberFormat('en', { notation: 'compact' });

/** `sizes`: releases in the small and in the large database. */
export function toLoadTable(results: readonly LoadFigures[], sizes: readonly [number, number]): string {
  const [small, large] = sizes.map((size) => SHORT.format(size));
  const ours = ['scenario', 'bytes', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs'];
  const references = ['http req/s', 'Fastify req/s', 'Fastify CPU µs', 'to http', 'to Fastify', 'by CPU'];
  const larger = [`${large} p50 ms`, `${large} : ${small}`, 'CPU µs', `${large} : ${small}`];
  const header = [...ours, ...references, ...larger];
  const rows = results.map(({ scenario, small, large, http, fastify }) => [
    scenario,
    whole(small.bytesEach),
    whole(small.perSecond),
    toTwo(small.p50),
    toTwo(small.p99),
    whole(small.cpuEach),
    http === null ? '' : whole(http.perSecond),
    whole(fastify.perSecond),
    whole(fastify.cpuEach),
    http === null ? '' : toTwo(small.perSecond / http.perSecond),
    toTwo(small.perSecond / fastify.perSecond),
    toTwo(fastify.cpuEach / small.cpuEach),
    toTwo(large.p50),
    toTwo(large.p50 / small.p50),
    whole(large.cpuEach),
    toTwo(large.cpuEach / small.cpuEach),
  ]);
  return toTable(header, rows);
}

export function toOfficeTables({ calls, steps }: OfficeFigures): string {
  const rows = calls.map(({ name, cpu, median, max, refused }) => [
    name,
    whole(cpu),
    whole(median),
    whole(max),
    refused,
  ]);
  const done = steps.map(({ name, seconds, reads, readMedian, readMax }) => [
    name,
    toTwo(seconds),
    whole(reads),
    toTwo(readMedian),
    toTwo(readMax),
  ]);
  const header = ['50,000 rows', 'seconds', 'reads meanwhile', 'p50 ms', 'max ms'];
  return `${toTable(['100,000 companies, 200,000 people', 'CPU ms', 'p50 ms', 'max ms', 'refused'], rows)}\n\n${toTable(header, done)}`;
}

export function toCoverageTables({ calls, feeds, editions }: CoverageFigures): string {
  const rows = calls.map(({ name, cpu, median, max }) => [name, whole(cpu), whole(median), whole(max)]);
  const reading = [[feeds.feeds, feeds.proposals, toTwo(feeds.cpuSeconds), `${toTwo(feeds.share * 100)} %`]];
  const pdf = editions.map(({ pages, seconds, cpuSeconds, before, resident, together }, at) => [
    at === 0 ? 'the first time' : 'after a change',
    pages,
    toTwo(seconds),
    toTwo(cpuSeconds),
    `${whole(before)} MB`,
    `${whole(resident)} MB`,
    `${whole(together)} MB`,
  ]);
  return [
    toTable(['10,000 clippings', 'CPU ms', 'p50 ms', 'max ms'], rows),
    toTable(['feeds read', 'proposals', 'CPU s', 'of a core, every half hour'], reading),
    toTable(['an edition', 'pages', 'seconds', 'CPU s', 'before', 'resident', 'with children'], pdf),
  ].join('\n\n');
}

export function toLoopTable(delays: readonly LoopDelays[]): string {
  const rows = delays.map(({ request, answers, late, busy }) => [
    request,
    answers,
    ...[busy.p999, busy.max, late.p50, late.p999, late.max].map(toTwo),
  ]);
  const header = ['busy p99.9 ms', 'busy max ms', 'late p50 ms', 'late p99.9 ms', 'late max ms'];
  return toTable(['100,000 releases', 'answers', ...header], rows);
}

export function toSiegeTable({ quiet, besieged, statuses }: SiegeFigures): string {
  const rows = (
    [
      ['nobody attacks', quiet],
      ['50 clients do their worst', besieged],
    ] as const
  ).map(([what, { perSecond, p50, p99 }]) => [what, whole(perSecond), toTwo(p50), toTwo(p99)]);
  const header = ['ordinary reads, 100,000 releases', 'req/s', 'p50 ms', 'p99 ms'];
  const attacks = Object.entries(statuses).map(([status, count]) => `${status}: ${whole(count)}`);
  return `${toTable(header, rows)}\n\nThe attacks were answered with ${attacks.join(', ')}.`;
}

/** The first row is the static page, with which the others are compared. */
export function toFirstPaintTable(paints: readonly FirstPaint[]): string {
  const [floor] = paints;
  const rows = paints.map(({ page, first, largest, blocked, shift, workerAsked }) => [
    page,
    whole(first),
    toTwo(first / (floor?.first ?? Number.NaN)),
    whole(largest),
    toTwo(largest / (floor?.largest ?? Number.NaN)),
    whole(blocked),
    shift.toFixed(3),
    workerAsked,
  ]);
  const header = ['first paint ms', 'to static', 'largest ms', 'to static', 'blocked ms', 'layout shift'];
  return toTable(['first visit of a phone', ...header, 'asked by the worker'], rows);
}

const DOWNLOAD_SERVERS: Record<DownloadFigures['server'], string> = {
  nginx: 'nginx alone',
  node: 'bare Node',
  app: 'the app',
  front: 'the app behind nginx, which sends the file',
};

export function toDownloadTable(figures: readonly DownloadFigures[]): string {
  const nginx = figures.find(({ server }) => server === 'nginx')?.megabytesPerSecond ?? Number.NaN;
  const rows = figures.map(({ server, megabytesPerSecond, p50, cpuMs }) => [
    DOWNLOAD_SERVERS[server],
    whole(megabytesPerSecond),
    whole(p50),
    whole(cpuMs),
    toTwo(megabytesPerSecond / nginx),
  ]);
  return toTable(['file of 50 MB, 4 at a time', 'MB a second', 'p50 ms', 'CPU ms', 'to nginx'], rows);
}

export function toStartTable({ first, later, memory, firstLoad }: StartUpFigures): string {
  const total = firstLoad.reduce((sum, { bytes }) => sum + bytes, 0);
  return toTable(
    ['measure', 'value'],
    [
      [
        'first start to first 200, with demo content',
        `${whole(first.ms)} ms (${whole(first.cpuMs)} ms of processor time)`,
      ],
      ['later start to first 200', `${whole(later.ms)} ms (${whole(later.cpuMs)} ms of processor time)`],
      [
        'memory of the process tree after start',
        `${whole(memory.rss)} MB resident, ${whole(memory.pss)} MB by share`,
      ],
      ...firstLoad.map(({ what, files, bytes }) => [
        `first load: ${what}`,
        `${whole(bytes)} bytes in ${files} files`,
      ]),
      ['first load: all', `${whole(total)} bytes`],
    ],
  );
}

export const toMailingTable = ({ messages, perSecond, cpuEach, p50, p99 }: MailingFigures): string =>
  toTable(
    ['messages', 'a second', 'µs of processor each', 'readers p50, ms', 'readers p99, ms'],
    [[whole(messages), whole(perSecond), whole(cpuEach), p50.toFixed(1), p99.toFixed(1)]],
  );

export function toArchiveTable(figures: readonly ArchiveFigures[]): string {
  const file = figures.find(({ pictures }) => pictures === 0)?.perSecond ?? Number.NaN;
  const rows = figures.map(({ pictures, megabytes, perSecond, before, peak }) => [
    pictures === 0 ? 'one stored file' : `ZIP of ${pictures} pictures`,
    whole(megabytes),
    whole(perSecond),
    toTwo(perSecond / file),
    `${whole(before)} MB`,
    `${whole(peak)} MB`,
  ]);
  const header = ['download', 'MB', 'MB/s', 'to the file', 'resident before', 'resident at most'];
  return toTable(header, rows);
}

export function toRenditionTable({ plain, first, all, allCpu, plainPrint, print }: RenditionFigures): string {
  const rows = [
    ['bare sharp, 320 pixels wide', whole(plain), ''],
    ['the job, until the same is in the database', whole(first), toTwo(first / plain)],
    ['bare sharp, A4 in CMYK', whole(plainPrint), ''],
    ['the same on request, until it is in the database', whole(print), toTwo(print / plainPrint)],
    ['the job, until everything is', `${whole(all)} (${whole(allCpu)} of processor time)`, ''],
  ];
  return toTable(['JPEG of 12 megapixels', 'ms', 'to sharp'], rows);
}

export function toGalleryTable(steps: readonly GalleryStep[]): string {
  const rows = steps.map(({ step, pages, pictures, cells, empty, shift }) => [
    step,
    pages,
    pictures,
    cells,
    empty,
    shift.toFixed(3),
  ]);
  const header = [
    'parts asked for',
    'pictures asked for',
    'cells in sight',
    'without picture',
    'layout shift',
  ];
  return toTable(['gallery of 500 pictures', ...header], rows);
}

const DESK_WORKS: Record<DeskWork, string> = {
  quiet: 'nobody writes',
  saving: 'four officers type',
  publishing: 'a release is published each second',
};

export function toDeskTable(figures: readonly DeskFigures[]): string {
  const quiet = figures.find(({ work }) => work === 'quiet');
  const rows = figures.map(({ work, writes, perSecond, p50, p99, cpuEach }) => [
    DESK_WORKS[work],
    toTwo(writes),
    whole(perSecond),
    toTwo(p50),
    toTwo(p99),
    whole(cpuEach),
    toTwo(perSecond / (quiet?.perSecond ?? Number.NaN)),
    toTwo((quiet?.cpuEach ?? Number.NaN) / cpuEach),
  ]);
  const header = ['writes/s', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs', 'to quiet', 'by CPU'];
  return toTable(['readers, 10,000 releases', ...header], rows);
}

export function toSaveTable({ perSecond, p50, p99, cpuEach, databaseCpuEach }: SaveFigures): string {
  const header = ['saves/s', 'p50 ms', 'p99 ms', 'CPU µs', 'CPU µs of the database'];
  const row = [toTwo(perSecond), toTwo(p50), toTwo(p99), whole(cpuEach), whole(databaseCpuEach)];
  return toTable(['saves, 10,000 releases', ...header], [['text of a published release', ...row]]);
}

export function toEditorTable({
  readyMs,
  keys,
  keyP50,
  keyMax,
  longTasks,
  longestTask,
}: EditorFigures): string {
  return toTable(
    ['release of 5,000 words a language', 'value'],
    [
      ['from the address to where one can type', `${whole(readyMs)} ms`],
      [
        `from a key to what it draws, ${keys} keys`,
        `${toTwo(keyP50)} ms at the median, ${toTwo(keyMax)} ms at most`,
      ],
      ['times that typing was blocked over 50 ms', `${longTasks}, at most ${whole(longestTask)} ms`],
    ],
  );
}

export function describeMachine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${memory} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
}

/** Writes the results between the marks in docs/performance.md. */
export function writeFigures(figures: string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [before, rest] = text.split(MARKS.start);
  const after = rest?.split(MARKS.end)[1];
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has lost its marks`);
  writeFileSync(DOCUMENT, `${before}${MARKS.start}\n\n${figures}\n\n${MARKS.end}${after}`);
}
