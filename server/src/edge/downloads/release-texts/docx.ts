import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { localeOf } from '../../../platform/text/bilingual.ts';
import { escapeMarkup, toXmlText } from '../../../platform/text/markup.ts';
import { parseRichText } from '../../../platform/text/rich-text.ts';
import { DocxBlocks } from './docx-blocks.ts';
import {
  describeContact,
  HEADINGS,
  type ReleaseDocument,
  toCorrectionHeading,
  toDocumentBody,
  toLongDate,
} from './release-document.ts';

const LINK_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
const GREY = '5F5A56';
const RED = 'B3261E';
const INK = '1C1A19';

/** A Word document of the release; equal releases give equal bytes. */
export async function renderReleaseDocx(release: ReleaseDocument): Promise<Buffer> {
  const blocks = new DocxBlocks();
  const children = [
    ...toHeader(release),
    ...blocks.toParagraphs(parseRichText(toDocumentBody(release))),
    ...blocks.toParagraphs(parseRichText(release.boilerplate)),
    ...toContacts(release),
  ];
  const document = new Document({
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: 22, language: { value: localeOf(release.language) } },
          paragraph: { spacing: { after: 160, line: 276 } },
        },
        heading1: toHeading(36),
        heading2: toHeading(26),
        heading3: toHeading(24),
        heading4: toHeading(22),
      },
    },
    numbering: { config: blocks.numberings },
    sections: [{ children }],
  });
  for (const { id, href } of blocks.links) {
    document.Document.Relationships.addRelationship(id, LINK_TYPE, href, 'External');
  }
  const properties = { path: 'docProps/core.xml', data: renderProperties(release) };
  return settleZip(await Packer.toBuffer(document, false, [properties]));
}

/** `size` in half points. */
const toHeading = (size: number) => ({
  run: { size, bold: true, color: INK },
  paragraph: { spacing: { before: 240, after: 120 }, keepNext: true },
});

function toHeader(release: ReleaseDocument): Paragraph[] {
  const { issuer, title, subtitle, abstract } = release;
  const line = (text: string, look: { bold?: boolean; color?: string; size?: number }): Paragraph[] =>
    text === '' ? [] : [new Paragraph({ children: [new TextRun({ ...look, text: toXmlText(text) })] })];
  return [
    ...line(release.embargo?.line ?? '', { bold: true, color: RED }),
    ...line(`${issuer} · ${toLongDate(release)}`, { color: GREY }),
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(toXmlText(title))] }),
    ...line(subtitle, { size: 26 }),
    ...toCorrections(release),
    ...line(abstract, { bold: true }),
  ];
}

const toCorrections = ({ corrections, language }: ReleaseDocument): Paragraph[] =>
  corrections.map(
    (each) =>
      new Paragraph({
        children: [
          new TextRun({ text: toCorrectionHeading(each, language), bold: true }),
          new TextRun(toXmlText(` ${each.note}`)),
        ],
      }),
  );

function toContacts({ contacts, language }: ReleaseDocument): Paragraph[] {
  if (contacts.length === 0) return [];
  const heading = new TextRun(HEADINGS[language].contacts);
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: [heading] }),
    ...contacts.map(
      (contact) =>
        new Paragraph({
          children: [
            new TextRun({ text: toXmlText(contact.name), bold: true }),
            ...describeContact(contact).map((text) => new TextRun({ text: toXmlText(text), break: 1 })),
          ],
        }),
    ),
  ];
}

const escapeXml = (text: string): string => escapeMarkup(toXmlText(text));

// Replaces the package's own properties, which contain the time of creation.
const renderProperties = ({ title, issuer, date, language }: ReleaseDocument): string =>
  `<?xml version="1.0" encoding="UTF-8"?><cp:coreProperties \
xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" \
xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" \
xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title>\
<dc:creator>${escapeXml(issuer)}</dc:creator><dc:language>${localeOf(language)}</dc:language>\
<dcterms:created xsi:type="dcterms:W3CDTF">${date}T00:00:00Z</dcterms:created>\
<dcterms:modified xsi:type="dcterms:W3CDTF">${date}T00:00:00Z</dcterms:modified></cp:coreProperties>`;

const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
/** 1 January 1980, 00:00: the earliest time in a ZIP. */
const NO_TIME = 0x0021_0000;

/**
 * Removes creation times from a ZIP without a comment, as `docx` writes it: equal content must give equal bytes,
 * because downloads can be resumed.
 */
function settleZip(zip: Buffer): Buffer {
  const settled = Buffer.from(zip);
  const end = settled.length - END_BYTES;
  if (end < 0 || settled.readUInt32LE(end) !== END) throw new Error('No ZIP, or one with a comment');
  let at = settled.readUInt32LE(end + 16);
  for (let count = settled.readUInt16LE(end + 10); count > 0; count -= 1) {
    settled.writeUInt32LE(NO_TIME, at + 12);
    settled.writeUInt32LE(NO_TIME, settled.readUInt32LE(at + 42) + 10);
    const lengths = [28, 30, 32].map((offset) => settled.readUInt16LE(at + offset));
    at += lengths.reduce((sum, length) => sum + length, CENTRAL_BYTES);
  }
  return settled;
}
