import { drawTiles } from '../pdf/motifs.ts';
import { breakParagraphs } from '../pdf/paragraphs.ts';
import { boxPath, SHEET, type Sheet, writeHeading } from '../pdf/sheet.ts';
import type { Issue } from './issues.ts';
import {
  BODY,
  COLUMN,
  createPage,
  FOOT,
  GUTTER,
  LABEL,
  MARGIN,
  RIGHT,
  requireRoom,
  SECOND,
} from './page-frame.ts';
import { type Article, sectionName } from './texts.ts';

const BAND = 178;
const INDENT = 12;

interface Spread {
  issue: Issue;
  article: Article;
  page: number;
}

/** The band of tiles over a page, in a grain of its own. */
function drawBand(sheet: Sheet, { issue, page }: Spread, height: number): void {
  const sides = [59.5, 42.5, 99.17, 74.4];
  drawTiles(sheet, {
    box: { x: 0, y: 0, width: SHEET.width, height },
    motif: issue.motif,
    palette: issue.palette,
    seed: issue.year * 1000 + issue.month * 50 + page,
    side: sides[page % sides.length] ?? 59.5,
  });
}

/** One number of the article, large, between two rules at the foot of the page. */
function drawFigure(sheet: Sheet, { issue, article }: Spread, top: number): void {
  const { ink, first } = issue.palette;
  const y = Math.max(top + 18, FOOT - 76);
  requireRoom(y + 56, article.key);
  sheet.rule({ x: MARGIN, y }, { x: RIGHT, y }, { colour: first, width: 1.4 });
  const isItalian = issue.kind === 'italian';
  const value = isItalian ? article.figure.value.it : article.figure.value.en;
  sheet.text(value, { x: MARGIN, y: y + 47 }, { font: 'Times-Bold', size: 40, colour: first });
  const [upper, lower] = isItalian ? (['it', 'en'] as const) : (['en', 'it'] as const);
  sheet.inLanguage(upper, () =>
    sheet.text(
      article.figure.what[upper],
      { x: SECOND, y: y + 28 },
      { font: 'Helvetica-Bold', size: 8.6, colour: ink },
    ),
  );
  sheet.inLanguage(lower, () =>
    sheet.text(
      article.figure.what[lower],
      { x: SECOND, y: y + 43 },
      { font: 'Times-Italic', size: 10, colour: ink },
    ),
  );
}

/** Italian and English side by side. */
export function drawBilingualArticle(spread: Spread): Sheet {
  const { issue, article, page } = spread;
  const sheet = createPage(issue, page);
  const { ink, first } = issue.palette;
  drawBand(sheet, spread, BAND);
  let y = BAND + 30;
  const section = sectionName(article.section);
  sheet.text(`${section.it} / ${section.en}`.toUpperCase(), { x: MARGIN, y }, { ...LABEL, colour: first });
  y += 12;
  sheet.inLanguage('it', () => {
    y = writeHeading(
      sheet,
      article.title.it,
      { x: MARGIN, y, width: RIGHT - MARGIN },
      {
        font: 'Times-Bold',
        size: 30,
        leading: 33,
        colour: ink,
      },
    );
  });
  sheet.inLanguage('en', () => {
    y = writeHeading(
      sheet,
      article.title.en,
      { x: MARGIN, y: y + 4, width: RIGHT - MARGIN },
      {
        font: 'Times-Italic',
        size: 17,
        leading: 20,
        colour: first,
      },
    );
  });
  y += 22;
  const bottoms = (['it', 'en'] as const).map((language) => {
    const lines = breakParagraphs(article.text[language], { ...BODY, width: COLUMN, indent: INDENT });
    sheet.inLanguage(language, () =>
      sheet.lines(lines, { x: language === 'it' ? MARGIN : SECOND, y: y + 8 }, { ...BODY, colour: ink }),
    );
    return y + lines.length * BODY.leading;
  });
  const bottom = Math.max(...bottoms);
  sheet.rule(
    { x: MARGIN + COLUMN + GUTTER / 2, y },
    { x: MARGIN + COLUMN + GUTTER / 2, y: bottom - 4 },
    {
      colour: first,
      width: 0.5,
    },
  );
  drawFigure(sheet, spread, bottom);
  return sheet;
}

/** What the article says, in Italian and in short, in a box of its own. */
function drawSummary(sheet: Sheet, { issue, article }: Spread, top: number): number {
  const { ink, first } = issue.palette;
  const width = RIGHT - MARGIN - 36;
  const type = { font: 'Times-Italic', size: 11, leading: 14.8 } as const;
  const lines = breakParagraphs(article.text.it.slice(0, 1), { ...type, width });
  const height = 52 + lines.length * type.leading;
  sheet.fill(boxPath({ x: MARGIN, y: top, width: RIGHT - MARGIN, height }), '#ffffff');
  sheet.rect({ x: MARGIN, y: top, width: 5, height }, first);
  sheet.inLanguage('it', () => {
    sheet.text('IN ITALIANO', { x: MARGIN + 20, y: top + 20 }, { ...LABEL, colour: first });
    sheet.text(
      article.title.it,
      { x: MARGIN + 20, y: top + 36 },
      { font: 'Times-Bold', size: 12, colour: ink },
    );
    sheet.lines(lines, { x: MARGIN + 20, y: top + 53 }, { ...type, colour: ink });
  });
  return top + height;
}

/** English in two columns, with a summary in Italian. */
export function drawEnglishArticle(spread: Spread): Sheet {
  const { issue, article, page } = spread;
  const sheet = createPage(issue, page);
  const { ink, first } = issue.palette;
  const band = BAND + 74;
  drawBand(sheet, spread, band);
  let y = band + 32;
  sheet.text(sectionName(article.section).en.toUpperCase(), { x: MARGIN, y }, { ...LABEL, colour: first });
  y = writeHeading(
    sheet,
    article.title.en,
    { x: MARGIN, y: y + 12, width: RIGHT - MARGIN },
    {
      font: 'Times-Bold',
      size: 32,
      leading: 35,
      colour: ink,
    },
  );
  y += 18;
  const lines = breakParagraphs(article.text.en, { ...BODY, width: COLUMN, indent: INDENT });
  const half = Math.ceil(lines.length / 2);
  sheet.lines(lines.slice(0, half), { x: MARGIN, y: y + 8 }, { ...BODY, colour: ink });
  sheet.lines(lines.slice(half), { x: SECOND, y: y + 8 }, { ...BODY, colour: ink });
  const bottom = drawSummary(sheet, spread, y + half * BODY.leading + 16);
  drawFigure(sheet, spread, bottom);
  return sheet;
}
