import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findProgram } from '../../scripts/packages.ts';

const program = findProgram('exiftool');

/** False if the test command could not provide it; with CI=true the tests run nevertheless, and fail. */
export const hasExiftool = program !== null || process.env.CI === 'true';
if (!hasExiftool) console.log('Skipped: tests that read metadata with exiftool, which is not installed');

const outputSchema = z.array(z.record(z.string(), z.unknown()));
const WRITTEN = /^(?:IFD|ExifIFD|GPS|XMP|IPTC|Photoshop|MakerNotes|Canon|Nikon|Apple|PNG|JFIF|Interop|MPF)/;
const FLAGS = ['-json', '-G1', '-a', '-struct', '-charset', 'utf8', '--System:all', '--Composite:all'];

/**
 * Tags in each file that somebody wrote, as `Group:Name`; by default without those derived from pixels and the file.
 */
export function readTags(files: readonly Uint8Array[], pattern = WRITTEN): Record<string, unknown>[] {
  const folder = mkdtempSync(join(tmpdir(), 'press-room-exiftool-'));
  try {
    const paths = files.map((bytes, at) => {
      const path = join(folder, String(at));
      writeFileSync(path, bytes);
      return path;
    });
    const { stdout } = spawnSync(program ?? 'exiftool', [...FLAGS, ...paths], { encoding: 'utf8' });
    return outputSchema
      .length(files.length)
      .parse(JSON.parse(stdout))
      .map((tags) => Object.fromEntries(Object.entries(tags).filter(([name]) => pattern.test(name))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
