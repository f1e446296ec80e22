import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Library {
  name: string;
  licence: string;
}

/** Libraries of libc6, libgcc-s1 and libstdc++6, which every Debian has because apt needs them. */
const EVERYWHERE = /^(?:ld-linux\S*|lib(?:c|m|dl|pthread|rt|gcc_s|stdc\+\+))\.so\.\d+$/;
const TAKEN_ALONG: Readonly<Record<string, string>> = {
  'libatomic.so.1': 'GPL-3.0-or-later WITH GCC-exception-3.1',
};

/** Copies the system libraries that a program needs and a minimal Debian lacks. @throws for an unknown library */
export function copyLibraries(program: string, folder: string): Library[] {
  const wanted = execFileSync('ldd', [program], { encoding: 'utf8' });
  mkdirSync(folder);
  return Array.from(wanted.matchAll(/^\s*(\S+) => (\/\S+)/gm)).flatMap(([, name = '', path = '']) => {
    if (EVERYWHERE.test(name)) return [];
    const licence = TAKEN_ALONG[name];
    if (licence === undefined) {
      throw new Error(
        `Node wants ${name}, which not every Debian has: see scripts/package/copy-libraries.ts`,
      );
    }
    copyFileSync(path, join(folder, name));
    return [{ name, licence }];
  });
}
