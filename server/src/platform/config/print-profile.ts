import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** ICC profile of a printing process in CMYK. */
export interface PrintProfile {
  path: string;
  /** The profile's own description. */
  description: string;
  /** Hash of its bytes. */
  digest: string;
}

// ICC.1:2022, 7.2 and 7.3.
const SPACE_AT = 16;
const SIGNATURE_AT = 36;
const TAGS_AT = 128;
const TAG_BYTES = 12;

/** Null if the file is not an ICC profile of a CMYK output device. */
export function readPrintProfile(path: string): PrintProfile | null {
  try {
    const bytes = readFileSync(path);
    const nameAt = (at: number): string => bytes.toString('latin1', at, at + 4);
    const isForPrint =
      nameAt(SIGNATURE_AT) === 'acsp' && nameAt(SPACE_AT) === 'CMYK' && bytes.readUInt32BE(0) <= bytes.length;
    if (!isForPrint) return null;
    const count = bytes.readUInt32BE(TAGS_AT);
    const entries = Array.from({ length: Math.min(count, 100) }, (_, at) => TAGS_AT + 4 + at * TAG_BYTES);
    const has = (name: string): number | undefined => entries.find((at) => nameAt(at) === name);
    // Conversion into the profile needs this table.
    if (has('B2A0') === undefined) return null;
    const tag = has('desc');
    const start = tag === undefined ? null : bytes.readUInt32BE(tag + 4);
    const description = start === null ? '' : readDescription(bytes.subarray(start));
    return { path: resolve(path), description: description || 'CMYK', digest: digestOf(bytes) };
  } catch {
    return null;
  }
}

export const digestOf = (profile: Uint8Array): string =>
  createHash('sha256').update(profile).digest('hex').slice(0, 16);

/** A text of version 2, or the first language of version 4. */
function readDescription(tag: Buffer): string {
  const type = tag.toString('latin1', 0, 4);
  if (type === 'desc') return clean(tag.toString('latin1', 12, 12 + tag.readUInt32BE(8)));
  if (type !== 'mluc') return '';
  const [length, at] = [tag.readUInt32BE(20), tag.readUInt32BE(24)];
  return clean(
    Buffer.from(tag.subarray(at, at + length))
      .swap16()
      .toString('utf16le'),
  );
}

const DESCRIPTION_LENGTH = 100;
const clean = (text: string): string =>
  text
    .replace(/[\p{C}]+/gu, '')
    .trim()
    .slice(0, DESCRIPTION_LENGTH);

export const printProfileSchema = z.string().transform((path, context) => {
  const profile = readPrintProfile(path);
  const message = 'must be the path of a readable ICC profile for output in CMYK';
  if (profile === null) context.addIssue({ code: 'custom', message });
  return profile ?? z.NEVER;
});

/** Free of known copyright restrictions by its own statement; made for colord from FOGRA's data. */
const BUNDLED = join(import.meta.dirname, 'fogra39l-coated.icc');
let bundled: PrintProfile | null = null;

/** The configured profile; default: coated paper by ISO 12647-2:2004. */
export function printProfileOf({
  PRINT_PROFILE,
}: {
  PRINT_PROFILE?: PrintProfile | undefined;
}): PrintProfile {
  if (PRINT_PROFILE !== undefined) return PRINT_PROFILE;
  bundled ??= readPrintProfile(BUNDLED);
  if (bundled === null) throw new Error(`${BUNDLED} is missing or damaged`);
  return bundled;
}
