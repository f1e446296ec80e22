/** A Word document of a heading and paragraphs; the library is loaded when the first one is made. */
export async function buildTextDocument(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import('docx');
  const document = new Document({
    title,
    creator: 'Assofornace',
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          ...paragraphs.map((text) => new Paragraph({ text, spacing: { after: 160 } })),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** A table for spreadsheets; the mark at its start has them read the accents rightly. */
export const buildTable = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(
    `\uFEFF${rows.map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')).join('\r\n')}\r\n`,
  );
