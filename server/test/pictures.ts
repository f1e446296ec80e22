import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture whose left half is red and whose right half is blue, 80 % as high as it is wide. */
export function twoHalves(width = 700, alpha = 1): Sharp {
  const half = { width: Math.ceil(width / 2), height: Math.max(1, Math.round(width * 0.8)) };
  const background = { r: 200, g: 40, b: 40, alpha };
  return sharp({ create: { ...half, channels: alpha === 1 ? 3 : 4, background } }).extend({
    right: width - half.width,
    background: { r: 40, g: 40, b: 200, alpha },
  });
}

/** Private metadata written by cameras and programs. */
export const PRIVATE_EXIF = {
  IFD0: { Make: 'Secret', Model: 'Secret', Software: 'Secret' },
  IFD2: { BodySerialNumber: 'SECRET-1234', CameraOwnerName: 'Secret Owner', UserComment: 'Secret' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '44/1 32/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '10/1 47/1 0/1',
  },
};

/**
 * A phone picture: HEIC of 96 × 64 pixels, rotated so that red is above blue, with the Display P3 profile, a maker and
 * a location.
 */
export const readPhonePicture = (): Buffer => readFileSync(join(import.meta.dirname, 'phone.heic'));

function chunk(name: string, content: Uint8Array): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(name), content, Buffer.alloc(4)]);
  whole.writeUInt32BE(content.length, 0);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}

/** A file of a few bytes that claims any size: a decompression bomb. */
export function buildPngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Content of a page that takes its reader a long time. */
export const ENDLESS = '0 0 m 500 500 l S '.repeat(2_000_000);

/** A PDF with one line of text per page, in a font that is not embedded. */
export function buildPdf(lines: readonly string[], content = ''): Buffer {
  const kids = lines.map((_line, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, at) => {
      const stream = `BT /F1 24 Tf 50 700 Td (${line}) Tj ET ${content}`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>`;
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}
