/** @module-tag slow */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChildren } from '../../../../test/children.ts';
import { buildPdf, ENDLESS } from '../../../../test/pictures.ts';
import type { ProcessLimits } from '../../../platform/limited/start.ts';
import { ProcessDied } from '../../../platform/limited/warm-process.ts';
import { WarmProcesses } from '../../../platform/limited/warm-processes.ts';
import { asHouse } from '../../../platform/pictures/ask-picture.ts';
import { asFile } from '../../../platform/storage/file-store.ts';
import type { DrawnPage } from './draw-pages.ts';

const PROGRAM = 'draw-process.ts';

describe('the process that draws pages of one document after another', () => {
  const open = (limits: ProcessLimits): WarmProcesses =>
    new WarmProcesses({
      program: join(import.meta.dirname, PROGRAM),
      limits,
      limiter: { atOnce: 1, places: 1, patienceMs: 1000 },
      idleMs: 60_000,
    });
  const patient = open({ seconds: 600 });

  async function draw(bytes: Buffer, { most = 20, processes = patient } = {}): Promise<DrawnPage[]> {
    const pages: DrawnPage[] = [];
    const hear = (answer: unknown): void => void pages.push(answer as DrawnPage);
    await processes.run(asHouse(), { task: most, file: asFile(bytes), hear });
    return pages;
  }
  const numbersOf = (pages: readonly DrawnPage[]): number[] => pages.map(({ page }) => page);
  const GOOD = buildPdf(['One', 'Two', 'Three']);

  it('draws the first pages, as many as are asked for', async () => {
    const pages = await draw(GOOD, { most: 2 });
    expect(numbersOf(pages)).toEqual([1, 2]);
    for (const { picture } of pages) expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  it.each([
    ['bytes without sense', Buffer.from('%PDF-1.7'), []],
    ['nothing', Buffer.alloc(0), []],
    ['no pages', buildPdf([]), []],
    ['an end before its time', GOOD.subarray(0, 700), []],
    [
      'operators that leave a state behind',
      buildPdf(['x'], '9 0 0 9 0 0 cm 1 0 0 rg 0 0 9 9 re W n q q'),
      [1],
    ],
    ['operators that are none', buildPdf(['x'], 'BT BT /F9 0 Tf Do ] >> ( 1 0 R'), [1]],
  ])('draws the next document as ever after %s, in the same process', async (_what, bytes, drawn) => {
    const before = await draw(GOOD);
    const children = await findChildren(PROGRAM);
    expect(numbersOf(await draw(bytes))).toEqual(drawn);
    expect(await draw(GOOD)).toEqual(before);
    expect(await findChildren(PROGRAM)).toEqual(children);
  });

  it('is replaced after a document that computes for too long', { tags: ['slow'] }, async () => {
    const processes = open({ seconds: 0.1, patience: 100 });
    await expect(draw(buildPdf(['Heavy'], ENDLESS.repeat(2)), { processes })).rejects.toThrow(ProcessDied);
    expect(numbersOf(await draw(GOOD, { processes }))).toEqual([1, 2, 3]);
  });
});
