import type { Language } from '@press-room/contract/languages';
import type { Report, ReportLine, ReportSection } from '@press-room/contract/report';
import {
  type PdfBlock,
  type PdfDocument,
  type Shape,
  TEXT_HEIGHT,
  TEXT_WIDTH,
} from '../../platform/pdf/blocks.ts';
import { localeOf } from '../../platform/text/bilingual.ts';
import { WORDS } from './words.ts';

const INK = '#1a1a1f';
const BLANK = '#ffffff';
/** Height of a line in a chart, in points; smaller if the page has too many lines. */
const LINE = 19;
/** Height of title and note above a chart. */
const HEAD = 64;
const lineOf = ({ lines }: ReportSection): number => Math.min(LINE, (TEXT_HEIGHT - HEAD) / lines.length);
const BAR = 11;
const LABEL_WIDTH = 190;
const VALUE_WIDTH = 52;
const BAR_LEFT = LABEL_WIDTH + 8;
const BAR_WIDTH = TEXT_WIDTH - BAR_LEFT - VALUE_WIDTH;
const HATCH = 4;

interface DocumentOptions {
  language: Language;
  /** Author of the report. */
  author: string;
  madeAt: Date;
}

/** The report for print: charts in black on white, with the number beside each bar. */
export function toDocument(report: Report, { language, author, madeAt }: DocumentOptions): PdfDocument {
  const about = [report.press_group?.name, report.event?.name].filter(Boolean).join(' · ');
  const format = (count: number): string => new Intl.NumberFormat(localeOf(language)).format(count);
  return {
    title: report.title,
    language,
    author,
    header: report.title,
    footer: WORDS.page[language],
    madeAt,
    blocks: [
      { kind: 'paragraph', text: author, style: 'small' },
      { kind: 'heading', level: 1, text: report.title },
      ...(about === '' ? [] : [{ kind: 'paragraph', text: about, style: 'lead' } as const]),
      ...report.sections.flatMap((section) => toBlocks(section, format)),
    ],
  };
}

function toBlocks(section: ReportSection, format: (count: number) => string): PdfBlock[] {
  const { name, title, note, unit, lines } = section;
  const hasBars = name !== 'summary' && !name.startsWith('untaken');
  const head: PdfBlock[] = [
    {
      kind: 'heading',
      level: 2,
      text: title,
      ...(hasBars && { room: HEAD + lines.length * lineOf(section) }),
    },
    ...(note === '' ? [] : [{ kind: 'paragraph', text: note, style: 'small' } as const]),
  ];
  const toCell = ({ count }: ReportLine): string => (count === null ? '' : format(count));
  return [
    ...head,
    hasBars
      ? toChart(section, format)
      : {
          kind: 'table',
          columns: [
            { title: '', weight: 4 },
            { title: name === 'summary' ? unit : '', weight: 1, align: 'right' },
          ],
          rows: lines.map((line) => [line.name, toCell(line)]),
        },
    { kind: 'space', height: 10 },
  ];
}

function toChart(section: ReportSection, format: (count: number) => string): PdfBlock {
  const { name, title, lines } = section;
  const height = lineOf(section);
  const most = Math.max(1, ...lines.map(({ count }) => count ?? 0));
  const shapes = lines.flatMap(({ key, name: label, count }, at): Shape[] => {
    const y = at * height;
    const width = ((count ?? 0) / most) * BAR_WIDTH;
    const bar = { x: BAR_LEFT, y: y + (height - BAR) / 2, width, height: BAR };
    return [
      { shape: 'text', x: 0, y: y + 4, width: LABEL_WIDTH, text: label, size: 9, align: 'right' },
      ...toBar(bar, name === 'coverage_by_tone' ? PATTERNS[key] : 'filled'),
      {
        shape: 'text',
        x: BAR_LEFT + width + 5,
        y: y + 4,
        width: VALUE_WIDTH,
        text: format(count ?? 0),
        size: 9,
        isBold: true,
      },
    ];
  });
  const alt = lines.map(({ name: label, count }) => `${label}: ${format(count ?? 0)}`).join('; ');
  return { kind: 'drawing', alt: `${title}. ${alt}`, height: lines.length * height, shapes };
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Patterns that distinguish tones without colour; an unknown tone is blank. */
const PATTERNS: Readonly<Record<string, 'filled' | 'hatched' | 'crossed'>> = {
  positive: 'filled',
  neutral: 'hatched',
  negative: 'crossed',
};

function toBar(box: Box, pattern: 'filled' | 'hatched' | 'crossed' | undefined): Shape[] {
  if (box.width === 0) return [];
  if (pattern === 'filled') return [{ shape: 'rect', ...box, fill: INK }];
  return [
    { shape: 'rect', ...box, fill: BLANK, stroke: INK },
    ...(pattern === undefined ? [] : toDiagonals(box, (x) => x)),
    ...(pattern === 'crossed' ? toDiagonals(box, (x) => box.width - x) : []),
  ];
}

/** Diagonal lines across a box from lower left to upper right. */
function toDiagonals({ x, y, width, height }: Box, turn: (x: number) => number): Shape[] {
  const lines: Shape[] = [];
  for (let sum = HATCH; sum < width + height; sum += HATCH) {
    const [left, right] = [Math.max(0, sum - height), Math.min(width, sum)];
    lines.push({
      shape: 'line',
      points: [
        [x + turn(left), y + sum - left],
        [x + turn(right), y + sum - right],
      ],
      stroke: INK,
      width: 0.7,
    });
  }
  return lines;
}
