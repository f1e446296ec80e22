import { drawTiles } from '../pdf/motifs.ts';
import { breakParagraphs } from '../pdf/paragraphs.ts';
import { createSheet, SHEET, type Sheet, writeHeading } from '../pdf/sheet.ts';
import type { Bilingual } from '../types.ts';
import { type Issue, issueDate, magazineName } from './issues.ts';
import { BODY, COLUMN, createPage, LABEL, MARGIN, RIGHT, SECOND } from './page-frame.ts';

/** Italian output of tiles in millions of square metres, and exports in billions of euros. */
const OUTPUT: Readonly<Record<number, readonly [number, number]>> = {
  2017: [422, 4.7],
  2018: [416, 4.5],
  2019: [401, 4.5],
  2020: [347, 4.3],
  2021: [431, 5.1],
  2022: [426, 5.8],
  2023: [367, 5.0],
  2024: [373, 4.9],
  2025: [381, 5.1],
};

const FIRST_YEAR = 2017;

interface Series {
  title: Bilingual;
  note: Bilingual;
  unit: string;
  points: { year: number; value: number }[];
}

/** Figures that were known when the issue came out. */
function seriesOf({ territory, year }: Issue): Series {
  const years = [5, 4, 3, 2, 1].map((back) => year - back);
  if (territory === null)
    return {
      title: { it: 'Cinque anni di piastrelle', en: 'Five years of tiles' },
      note: {
        it: 'Produzione italiana di piastrelle, in milioni di metri quadrati. Fonte: centro studi Assofornace. Riproduzione libera citando la fonte.',
        en: 'Italian output of tiles, in millions of square metres. Source: Assofornace research office. May be reproduced if the source is quoted.',
      },
      unit: 'mln m² / million m²',
      points: years.map((at) => ({ year: at, value: OUTPUT[at]?.[0] ?? 0 })),
    };
  return {
    title: { it: `${territory.name.it}: le importazioni`, en: `${territory.name.en}: imports` },
    note: {
      it: 'Importazioni di piastrelle italiane, in milioni di metri quadrati. Fonte: centro studi Assofornace. Riproduzione libera citando la fonte.',
      en: 'Imports of Italian tiles, in millions of square metres. Source: Assofornace research office. May be reproduced if the source is quoted.',
    },
    unit: 'million m²',
    points: years.map((at) => ({ year: at, value: territory.imports[at - FIRST_YEAR] ?? 0 })),
  };
}

export const figuresTitle = (issue: Issue): Bilingual => seriesOf(issue).title;

/** Bars that are counted in tiles, and the same numbers as text. */
export function drawFigures(issue: Issue, page: number): Sheet {
  const sheet = createPage(issue, page);
  const { ink, first, second, third } = issue.palette;
  const isItalian = issue.kind === 'italian';
  const [left, right] = isItalian ? (['it', 'en'] as const) : (['en', 'it'] as const);
  const { title, note, unit, points } = seriesOf(issue);
  sheet.text(isItalian ? 'I NUMERI / FIGURES' : 'FIGURES', { x: MARGIN, y: 56 }, { ...LABEL, colour: first });
  let y = writeHeading(
    sheet,
    title[left],
    { x: MARGIN, y: 68, width: RIGHT - MARGIN },
    {
      font: 'Times-Bold',
      size: 34,
      leading: 36,
      colour: ink,
    },
  );
  sheet.inLanguage(right, () => {
    y = writeHeading(
      sheet,
      title[right],
      { x: MARGIN, y: y + 4, width: RIGHT - MARGIN },
      {
        font: 'Times-Italic',
        size: 18,
        leading: 22,
        colour: first,
      },
    );
  });
  y += 26;
  const [tile, rows] = [24, 14];
  const foot = y + rows * tile;
  const most = Math.max(...points.map(({ value }) => value));
  const step = (RIGHT - MARGIN) / 5;
  const decimals = issue.territory === null ? 0 : 1;
  for (const [index, { year, value }] of points.entries()) {
    const x = MARGIN + index * step + 10;
    const count = Math.max(1, Math.round((value / most) * (rows - 1)));
    for (let at = 0; at < count; at += 1) {
      for (const column of [0, 1, 2]) {
        const isLast = index === points.length - 1;
        const colour = isLast ? third : (at + column) % 3 === 0 ? second : first;
        sheet.rect(
          { x: x + column * tile, y: foot - (at + 1) * tile, width: tile - 2, height: tile - 2 },
          colour,
        );
      }
    }
    const shown = new Intl.NumberFormat(isItalian ? 'it' : 'en-GB', {
      minimumFractionDigits: decimals,
    }).format(value);
    sheet.text(
      shown,
      { x: x + tile * 1.5 - 1, y: foot - count * tile - 8 },
      { font: 'Times-Bold', size: 16, colour: ink, align: 'middle' },
    );
    sheet.text(
      String(year),
      { x: x + tile * 1.5 - 1, y: foot + 18 },
      { font: 'Helvetica-Bold', size: 10, colour: ink, align: 'middle' },
    );
  }
  sheet.rule({ x: MARGIN, y: foot }, { x: RIGHT, y: foot }, { colour: ink, width: 1.2 });
  sheet.text(unit, { x: RIGHT, y: foot + 36 }, { font: 'Helvetica', size: 8, colour: ink, align: 'right' });
  for (const [index, language] of [left, right].entries()) {
    const lines = breakParagraphs([note[language]], { ...BODY, width: COLUMN, isJustified: false });
    sheet.inLanguage(language, () =>
      sheet.lines(lines, { x: index === 0 ? MARGIN : SECOND, y: foot + 66 }, { ...BODY, colour: ink }),
    );
  }
  return sheet;
}

const COLOPHON: Bilingual = {
  it: 'Rivista di Assofornace, a cura dell’ufficio stampa. Gli articoli si possono riprendere citando la fonte. Imprese, persone e cifre sono inventate per la dimostrazione di questa sala stampa.',
  en: 'The magazine of Assofornace, edited by its press office. Articles may be reproduced if the source is quoted. Companies, people and figures are invented for the demonstration of this press room.',
};

/** The back cover. */
export function drawBack(issue: Issue): Sheet {
  const sheet = createSheet();
  const { paper, ink, second } = issue.palette;
  sheet.rect({ x: 0, y: 0, ...SHEET }, ink);
  drawTiles(sheet, {
    box: { x: 0, y: 300, width: SHEET.width, height: 238 },
    motif: issue.motif,
    palette: issue.palette,
    seed: issue.year + issue.month,
    side: 59.5,
  });
  sheet.text(magazineName(issue), { x: MARGIN, y: 610 }, { font: 'Times-Bold', size: 30, colour: paper });
  sheet.text(
    issueDate(issue, issue.kind === 'italian' ? 'it' : 'en').toUpperCase(),
    { x: MARGIN, y: 630 },
    { ...LABEL, colour: second },
  );
  for (const [index, language] of (['it', 'en'] as const).entries()) {
    const lines = breakParagraphs([COLOPHON[language]], {
      ...BODY,
      size: 9.4,
      width: COLUMN,
      isJustified: false,
    });
    sheet.inLanguage(language, () =>
      sheet.lines(
        lines,
        { x: index === 0 ? MARGIN : SECOND, y: 672 },
        { ...BODY, size: 9.4, leading: 13, colour: paper },
      ),
    );
  }
  return sheet;
}
