/** One A4 page: a title, a line below it, one table and notes at the foot. */
export type PdfSheet = {
  title: string;
  subtitle: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
  notes: readonly string[];
};

const PAGE = { width: 595, height: 842, margin: 56 };
const FIRST_COLUMN_WIDTH = 275;

/** Characters of the Windows code page that Latin-1 lacks; the standard fonts know them under these codes. */
const WINDOWS_CODES: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
};

const toPdfString = (text: string): string => {
  const codes = Array.from(text, (letter) => WINDOWS_CODES[letter] ?? letter.charCodeAt(0));
  return `(${String.fromCharCode(...codes).replace(/[\\()]/g, '\\$&')})`;
};

const write = (text: string, x: number, y: number, font: 'F1' | 'F2', size: number): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${toPdfString(text)} Tj ET\n`;

function drawSheet(sheet: PdfSheet): string {
  const right = PAGE.width - PAGE.margin;
  const columnWidth = (right - PAGE.margin - FIRST_COLUMN_WIDTH) / Math.max(1, sheet.header.length - 1);
  const columnAt = (index: number): number =>
    PAGE.margin + (index ? FIRST_COLUMN_WIDTH + (index - 1) * columnWidth : 0);
  const rule = (y: number): string => `${PAGE.margin} ${y} m ${right} ${y} l S\n`;
  let y = PAGE.height - 110;
  let content = `0.11 0.25 0.56 rg ${PAGE.margin} ${PAGE.height - 70} 26 26 re f 0.89 0.65 0.18 rg ${PAGE.margin + 30} ${PAGE.height - 70} 26 26 re f\n`;
  content += `0.1 0.1 0.12 rg 0.7 0.7 0.72 RG 0.6 w\n${write(sheet.title, PAGE.margin, y, 'F2', 15)}`;
  content += write(sheet.subtitle, PAGE.margin, y - 20, 'F1', 10.5);
  y -= 60;
  for (const [index, row] of [sheet.header, ...sheet.rows].entries()) {
    row.forEach((cell, column) => {
      content += write(cell, columnAt(column), y, index ? 'F1' : 'F2', index ? 10 : 8);
    });
    content += rule(y - 8);
    y -= 24;
  }
  sheet.notes.forEach((note, index) => {
    content += write(note, PAGE.margin, 96 - index * 14, 'F1', 8.5);
  });
  return content;
}

/** A real text PDF in the standard fonts; nothing but the page's own text in it. */
export function buildPdf(sheet: PdfSheet): Uint8Array {
  const content = drawSheet(sheet);
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${toPdfString(sheet.title)} >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
