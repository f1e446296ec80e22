import { findProgram, installPackage } from './packages.ts';

/** Finds exiftool or installs Debian's where we may; answers why not, or null when it is there. Only tests need it. */
export function provideExiftool(): string | null {
  if (findProgram('exiftool') !== null) return null;
  const failure = installPackage('libimage-exiftool-perl');
  return failure === null ? null : `no exiftool: ${failure}`;
}
