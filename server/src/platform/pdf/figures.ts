import { readFileSync } from 'node:fs';
import { type Drawing, MARGINS, type Picture, type Shape, TEXT_HEIGHT, TEXT_WIDTH } from './blocks.ts';
import { INK, RULE, type Sheet } from './sheet.ts';

/** Screen readers read all of it before they continue. */
const MOST_ALT = 2000;

export function writePicture(
  sheet: Sheet,
  { source, alt, height = TEXT_HEIGHT, hasFrame = false }: Picture,
): void {
  const { doc } = sheet;
  const bytes = Buffer.from('path' in source ? readFileSync(source.path) : source.bytes);
  // The types of PDFKit lack `openImage`, which reads the size once for measuring and drawing.
  const picture = (doc as unknown as { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc & Size }).openImage(
    bytes,
  );
  const scale = Math.min(TEXT_WIDTH / picture.width, Math.min(height, TEXT_HEIGHT) / picture.height);
  const box = { width: picture.width * scale, height: picture.height * scale };
  sheet.ensure(box.height);
  const [x, y] = [MARGINS.left + (TEXT_WIDTH - box.width) / 2, doc.y];
  writeFigure(sheet, alt, { x, y, ...box }, () => doc.image(picture, x, y, box));
  if (hasFrame) sheet.artifact(() => void doc.lineWidth(0.6).rect(x, y, box.width, box.height).stroke(RULE));
  doc.y = y + box.height + 8;
}

export function writeDrawing(sheet: Sheet, { alt, height, shapes }: Drawing): void {
  const { doc } = sheet;
  sheet.ensure(height);
  const [x, y] = [MARGINS.left, doc.y];
  writeFigure(sheet, alt, { x, y, width: TEXT_WIDTH, height }, () => {
    for (const shape of shapes) drawShape(sheet, shape, x, y);
  });
  doc.y = y + height + 8;
}

interface Size {
  width: number;
  height: number;
}

function writeFigure(
  { doc, root }: Sheet,
  alt: string,
  { x, y, width, height }: Size & { x: number; y: number },
  draw: () => void,
): void {
  // The types of PDFKit lack `bbox`.
  const options: object = { alt: alt.slice(0, MOST_ALT), bbox: [x, y, x + width, y + height] };
  root.add(doc.struct('Figure', options, draw));
}

function drawShape(sheet: Sheet, shape: Shape, left: number, top: number): void {
  const { doc } = sheet;
  switch (shape.shape) {
    case 'rect': {
      const { x, y, width, height, fill, stroke } = shape;
      if (fill !== undefined) doc.rect(left + x, top + y, width, height).fill(fill);
      if (stroke !== undefined)
        doc
          .lineWidth(0.8)
          .rect(left + x, top + y, width, height)
          .stroke(stroke);
      return;
    }
    case 'dot':
      doc.circle(left + shape.x, top + shape.y, shape.radius).fill(shape.fill);
      return;
    case 'line': {
      const [first, ...others] = shape.points;
      if (first === undefined) return;
      doc.save().lineWidth(shape.width ?? 1);
      if (shape.dash !== undefined) doc.dash(shape.dash, {});
      doc.moveTo(left + first[0], top + first[1]);
      for (const [x, y] of others) doc.lineTo(left + x, top + y);
      doc.stroke(shape.stroke).restore();
      return;
    }
    case 'text': {
      const { x, y, width, text, size, align = 'left', isBold = false } = shape;
      sheet.use({ size, face: isBold ? 'Bold' : 'Regular', colour: INK });
      doc.text(text, left + x, top + y, { width, align, height: size * 1.3, ellipsis: true });
    }
  }
}
