import type { Sheet } from '../pdf/sheet.ts';
import { createSheet, SHEET } from '../pdf/sheet.ts';
import { type Issue, issueDate, magazineName } from './issues.ts';

export const MARGIN = 48;
export const GUTTER = 26;
export const COLUMN = (SHEET.width - MARGIN * 2 - GUTTER) / 2;
export const RIGHT = SHEET.width - MARGIN;
export const SECOND = MARGIN + COLUMN + GUTTER;
/** Where text must end. */
export const FOOT = SHEET.height - 62;

export const BODY = { font: 'Times-Roman', size: 11.8, leading: 16.4 } as const;
export const LABEL = { font: 'Helvetica-Bold', size: 7.2, tracking: 0.9 } as const;

/** A sheet of the issue's paper with its running head, date and page number at the foot. */
export function createPage(issue: Issue, page: number): Sheet {
  const sheet = createSheet();
  const { paper, ink, first } = issue.palette;
  sheet.rect({ x: 0, y: 0, ...SHEET }, paper);
  const y = SHEET.height - 30;
  const language = issue.kind === 'italian' ? 'it' : 'en';
  const head =
    `${magazineName(issue)}${issue.territory === null ? '' : ` · ${issue.territory.name.en}`}`.toUpperCase();
  const isLeft = page % 2 === 0;
  sheet.rule({ x: MARGIN, y: y - 16 }, { x: RIGHT, y: y - 16 }, { colour: ink, width: 0.4 });
  sheet.text(
    String(page),
    { x: isLeft ? MARGIN : RIGHT, y },
    {
      font: 'Times-Bold',
      size: 13,
      colour: first,
      align: isLeft ? 'left' : 'right',
    },
  );
  sheet.text(
    `${head} · ${issueDate(issue, language)}`,
    { x: isLeft ? RIGHT : MARGIN, y },
    {
      ...LABEL,
      font: 'Helvetica',
      colour: ink,
      align: isLeft ? 'right' : 'left',
    },
  );
  return sheet;
}

/** Says before it is too late that something does not fit. */
export function requireRoom(y: number, what: string): void {
  if (y > FOOT) throw new Error(`${what} runs ${Math.round(y - FOOT)} points over the foot of its page`);
}
