import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Writes a real JPEG of one colour. */
export async function writePicture(
  folder: string,
  name: string,
  background = '#a04030',
  { width, height } = { width: 400, height: 300 },
): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  writeFileSync(join(folder, name), await picture.jpeg().toBuffer());
}

/** Writes a real PDF with a line of plain text on each page. */
export function writePdf(folder: string, name: string, pages: readonly string[]): void {
  const content = (text: string): string => `BT /F1 12 Tf 50 700 Td (${text}) Tj ET`;
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${content(text).length} >>\nstream\n${content(text)}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  writeFileSync(join(folder, name), Buffer.from(file, 'latin1'));
}
