import { drawTiles } from '../pdf/motifs.ts';
import { breakParagraphs } from '../pdf/paragraphs.ts';
import { createSheet, SHEET, type Sheet, writeHeading } from '../pdf/sheet.ts';
import { type Issue, issueDate, magazineName } from './issues.ts';
import { BODY, COLUMN, createPage, LABEL, MARGIN, RIGHT, requireRoom, SECOND } from './page-frame.ts';
import { sectionName } from './texts.ts';

/** Pages before the first article. */
export const FRONT_PAGES = 2;

const HEAD = 158;

/** Masthead, tiles, and what is inside. */
export function drawCover(issue: Issue): Sheet {
  const sheet = createSheet();
  const { paper, ink, first } = issue.palette;
  const isItalian = issue.kind === 'italian';
  sheet.rect({ x: 0, y: 0, ...SHEET }, paper);
  drawTiles(sheet, {
    box: { x: 0, y: HEAD, width: SHEET.width, height: SHEET.height - HEAD },
    motif: issue.motif,
    palette: issue.palette,
    seed: issue.year * 100 + issue.month,
    side: [85, 66.12, 119, 74.38][issue.number % 4] ?? 85,
  });
  sheet.text(magazineName(issue), { x: MARGIN - 3, y: 96 }, { font: 'Times-Bold', size: 74, colour: ink });
  const date = isItalian ? `${issueDate(issue, 'it')} / ${issueDate(issue, 'en')}` : issueDate(issue, 'en');
  const place = issue.territory === null ? '' : `${issue.territory.name.en} · `;
  sheet.text(
    `${place}${issue.number} · ${date}`.toUpperCase(),
    { x: MARGIN, y: 126 },
    { ...LABEL, size: 8.4, colour: first },
  );
  sheet.text('ASSOFORNACE', { x: RIGHT, y: 126 }, { ...LABEL, size: 8.4, colour: first, align: 'right' });
  if (issue.territory !== null) {
    const { language, text } = issue.territory.welcome;
    sheet.inLanguage(language, () =>
      sheet.text(text, { x: MARGIN, y: 143 }, { font: 'Times-Italic', size: 12, colour: ink }),
    );
  }
  drawTeasers(sheet, issue);
  return sheet;
}

function drawTeasers(sheet: Sheet, issue: Issue): void {
  const { paper, ink, first } = issue.palette;
  const language = issue.kind === 'italian' ? 'it' : 'en';
  const other = language === 'it' ? 'en' : 'it';
  const width = 330;
  const [x, top] = [0, SHEET.height - 262];
  sheet.rect({ x, y: top, width: width + MARGIN, height: 214 }, paper);
  sheet.rect({ x, y: top, width: 10, height: 214 }, first);
  let y = writeHeading(
    sheet,
    issue.theme[language],
    { x: MARGIN, y: top + 22, width: width - 16 },
    {
      font: 'Times-Bold',
      size: 32,
      leading: 34,
      colour: ink,
    },
  );
  sheet.inLanguage(other, () => {
    y = writeHeading(
      sheet,
      issue.theme[other],
      { x: MARGIN, y: y + 3, width: width - 16 },
      {
        font: 'Times-Italic',
        size: 16,
        leading: 19,
        colour: first,
      },
    );
  });
  y += 22;
  for (const [index, article] of issue.articles.slice(0, 3).entries()) {
    sheet.text(
      String(FRONT_PAGES + 1 + index),
      { x: MARGIN, y },
      { font: 'Times-Bold', size: 11, colour: first },
    );
    sheet.text(
      article.title[language],
      { x: MARGIN + 20, y },
      { font: 'Times-Roman', size: 11, colour: ink },
    );
    y += 17;
  }
}

/** The editorial above, the list of articles below; each line leads to its page. */
export function drawContents(issue: Issue, extra: { title: string; other: string; page: number }): Sheet {
  const sheet = createPage(issue, FRONT_PAGES);
  const { ink, first, second } = issue.palette;
  const isItalian = issue.kind === 'italian';
  sheet.rect({ x: 0, y: 0, width: SHEET.width, height: 12 }, first);
  sheet.text(
    isItalian ? 'EDITORIALE / EDITORIAL' : 'EDITORIAL',
    { x: MARGIN, y: 56 },
    { ...LABEL, colour: first },
  );
  const lead = isItalian ? 'it' : 'en';
  const [left, right] = isItalian ? (['it', 'en'] as const) : (['en', 'it'] as const);
  let y = writeHeading(
    sheet,
    issue.theme[lead],
    { x: MARGIN, y: 68, width: RIGHT - MARGIN },
    {
      font: 'Times-Bold',
      size: 34,
      leading: 36,
      colour: ink,
    },
  );
  y += 14;
  const heights = [left, right].map((language, index) => {
    const type = {
      ...BODY,
      font: index === 0 ? 'Times-Roman' : 'Times-Italic',
      size: 11.4,
      leading: 15.6,
    } as const;
    const lines = breakParagraphs([issue.editorial[language]], { ...type, width: COLUMN });
    sheet.inLanguage(language, () =>
      sheet.lines(lines, { x: index === 0 ? MARGIN : SECOND, y: y + 9 }, { ...type, colour: ink }),
    );
    return lines.length * type.leading;
  });
  y += Math.max(...heights) + 34;
  sheet.text(isItalian ? 'SOMMARIO / CONTENTS' : 'CONTENTS', { x: MARGIN, y }, { ...LABEL, colour: first });
  y += 12;
  const rows = [
    ...issue.articles.map((article, index) => ({
      label: sectionName(article.section)[lead],
      title: article.title[left],
      other: article.title[right],
      page: FRONT_PAGES + 1 + index,
    })),
    { label: isItalian ? 'I numeri' : 'Figures', ...extra },
  ];
  const step = Math.min(62, (SHEET.height - 78 - y) / rows.length);
  for (const { label, title, other, page } of rows) {
    sheet.rule({ x: MARGIN, y }, { x: RIGHT, y }, { colour: second, width: 0.6 });
    sheet.text(String(page), { x: MARGIN, y: y + 31 }, { font: 'Times-Bold', size: 22, colour: first });
    sheet.text(label.toUpperCase(), { x: MARGIN + 44, y: y + 15 }, { ...LABEL, size: 6.4, colour: first });
    sheet.text(title, { x: MARGIN + 44, y: y + 30 }, { font: 'Times-Bold', size: 13, colour: ink });
    sheet.inLanguage(right, () =>
      sheet.text(other, { x: MARGIN + 44, y: y + 44 }, { font: 'Times-Italic', size: 10.6, colour: ink }),
    );
    sheet.link({ box: { x: MARGIN, y, width: RIGHT - MARGIN, height: step }, page: page - 1 });
    y += step;
  }
  requireRoom(y - 10, issue.key);
  const room = SHEET.height - 70 - y;
  if (room > 90) {
    const box = {
      x: MARGIN,
      y: y + 24,
      width: RIGHT - MARGIN,
      height: Math.floor((room - 24) / 41.58) * 41.58,
    };
    drawTiles(sheet, { box, motif: issue.motif, palette: issue.palette, seed: issue.number, side: 41.58 });
  }
  return sheet;
}
