import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SMALLEST_PIECE = 16;

export interface SmallDisk {
  path: string;
  /** Leaves not a byte free. */
  fill: () => void;
  makeRoom: () => void;
  remove: () => void;
}

/** A separate disk in memory, or why it is not possible. */
export function mountSmallDisk(megabytes: number): SmallDisk | { reason: string } {
  const path = mkdtempSync(join(tmpdir(), 'press-room-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true });
    return { reason: `no small disk can be mounted: ${mounted.error?.message ?? mounted.stderr.trim()}` };
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill: () => {
      const file = openSync(filler, 'a');
      for (let piece = 1024 * 1024; piece >= SMALLEST_PIECE; piece /= 2) while (canWrite(file, piece));
      closeSync(file);
    },
    makeRoom: () => rmSync(filler),
    remove: () => {
      spawnSync('umount', [path]);
      rmSync(path, { recursive: true });
    },
  };
}

function canWrite(file: number, bytes: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(bytes)) === bytes;
  } catch {
    return false;
  }
}
