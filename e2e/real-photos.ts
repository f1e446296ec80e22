import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '../../shared/media');
/** Unmodified camera files, without descriptions. */
export const PHOTOS = ['canon.jpg', 'gps-nikon.jpg', 'odd-exif.jpg'] as const;

export const NO_PHOTOS = `real photographs do not lie in ${FOLDER}`;
export const hasPhotos = existsSync(FOLDER);

export interface Dropped {
  name: string;
  type: string;
  bytes: Buffer;
}

export const readPhotos = (): Dropped[] =>
  PHOTOS.map((name) => ({ name, type: 'image/jpeg', bytes: readFileSync(join(FOLDER, name)) }));

/** Drops files on a part of the page, as if they came from another window. */
export async function drop(target: Locator, files: readonly Dropped[]): Promise<void> {
  const parts = files.map(({ name, type, bytes }) => ({ name, type, text: bytes.toString('base64') }));
  const transfer = await target.page().evaluateHandle(async (given) => {
    const made = new DataTransfer();
    for (const { name, type, text } of given) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      made.items.add(new File([bytes], name, { type }));
    }
    return made;
  }, parts);
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}
