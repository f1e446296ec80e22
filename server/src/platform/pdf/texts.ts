import {
  type Contents,
  type Heading,
  type Link,
  MARGINS,
  PAGE,
  type Paragraph,
  TEXT_HEIGHT,
  TEXT_WIDTH,
} from './blocks.ts';
import { cleanText, FAINT, INK, LINK, type Sheet, type Type } from './sheet.ts';

const HEADINGS = {
  1: { size: 22, before: 0, after: 10, room: 120 },
  2: { size: 15, before: 18, after: 6, room: 90 },
  3: { size: 12, before: 14, after: 4, room: 72 },
};

const PARAGRAPHS: Readonly<Record<NonNullable<Paragraph['style']>, Type>> = {
  body: { size: 10.5 },
  lead: { size: 13, colour: FAINT },
  small: { size: 8.5, colour: FAINT },
  bold: { size: 10.5, face: 'Bold' },
  quote: { size: 10.5, face: 'Italic' },
};

/** Last outline item one level above. */
const parents = new WeakMap<Sheet, PDFKit.PDFOutline[]>();

export function writeHeading(sheet: Sheet, { level, text, anchor, room = 0 }: Heading): void {
  const { size, before, after, room: least } = HEADINGS[level];
  sheet.skip(before);
  sheet.ensure(Math.min(Math.max(least, room), TEXT_HEIGHT));
  const path = parents.get(sheet) ?? [sheet.doc.outline];
  parents.set(sheet, path);
  path.length = Math.min(path.length, level);
  const clean = cleanText(text);
  path.push((path.at(-1) ?? sheet.doc.outline).addItem(clean, { expanded: level === 1 }));
  if (anchor !== undefined) {
    sheet.anchors.set(anchor, sheet.page);
    sheet.doc.addNamedDestination(anchor, 'XYZ', MARGINS.left, sheet.doc.y, null);
  }
  sheet.text(`H${level}`, clean, { size, face: 'Bold' });
  sheet.doc.y += after;
}

export function writeParagraph(sheet: Sheet, { text, style = 'body' }: Paragraph): void {
  const type = PARAGRAPHS[style];
  for (const part of text.split(/\n{2,}/)) {
    sheet.ensure(type.size * 2.6);
    sheet.text('P', part, type);
    sheet.doc.y += type.size * 0.6;
  }
}

/** Options that the types of PDFKit lack. */
const described = (element: PDFKit.PDFStructureElement, text: string): object => ({
  structParent: element,
  // PDFKit writes primitive strings as names.
  Contents: new String(text),
});

export function writeLink(sheet: Sheet, { text, url }: Link): void {
  if (/^(?:https?:\/\/|mailto:)/i.test(url)) writeSafeLink(sheet, text, url);
  else writeParagraph(sheet, { kind: 'paragraph', text });
}

function writeSafeLink(sheet: Sheet, text: string, url: string): void {
  const { doc } = sheet;
  const clean = cleanText(text);
  const place = { width: TEXT_WIDTH, lineGap: 2 };
  sheet.use({ size: 10, colour: LINK });
  const height = doc.heightOfString(clean, place);
  sheet.ensure(height);
  sheet.use({ size: 10, colour: LINK });
  const paragraph = doc.struct('P');
  sheet.root.add(paragraph);
  const link = doc.struct('Link');
  paragraph.add(link);
  const width = Math.min(doc.widthOfString(clean), TEXT_WIDTH);
  const top = doc.y;
  link.add(() => doc.text(clean, MARGINS.left, top, { ...place, underline: true }));
  doc.link(MARGINS.left, top, width, height, url, described(link, clean));
  link.end();
  paragraph.end();
  doc.y += 6;
}

const ENTRY = { 1: { size: 11, indent: 0, before: 8 }, 2: { size: 10, indent: 14, before: 0 } };
const NUMBER_WIDTH = 36;

export function writeContents(sheet: Sheet, { entries }: Contents): void {
  const { doc } = sheet;
  const list = doc.struct('TOC');
  sheet.root.add(list);
  for (const { text, anchor, level } of entries) {
    const { size, indent, before } = ENTRY[level];
    const type: Type = { size, face: level === 1 ? 'Bold' : 'Regular', colour: INK };
    const clean = cleanText(text);
    const place = { width: TEXT_WIDTH - indent - NUMBER_WIDTH, lineGap: 2 };
    sheet.skip(before);
    sheet.use(type);
    const height = doc.heightOfString(clean, place);
    sheet.ensure(height);
    sheet.use(type);
    const [top, page] = [doc.y, sheet.page];
    const item = doc.struct('TOCI');
    list.add(item);
    const link = doc.struct('Link');
    item.add(link);
    link.add(() => doc.text(clean, MARGINS.left + indent, top, place));
    doc.goTo(MARGINS.left, top, TEXT_WIDTH, height, anchor, described(link, clean));
    doc.y = top + height + 3;
    sheet.atEnd.push(() => {
      const target = sheet.anchors.get(anchor);
      doc.switchToPage(page);
      sheet.use(type);
      if (target !== undefined)
        link.add(() =>
          doc.text(String(target + 1), PAGE.width - MARGINS.right - NUMBER_WIDTH, top, {
            width: NUMBER_WIDTH,
            align: 'right',
          }),
        );
      // The link ends on its own page, because PDFKit writes that page beside the link.
      link.end();
      item.end();
    });
  }
}
