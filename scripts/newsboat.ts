import { findProgram, installPackage } from './packages.ts';

/** Finds newsboat or installs Debian's where we may; answers why not, or null when it is there. Only tests need it. */
export function provideNewsboat(): string | null {
  if (findProgram('newsboat') !== null) return null;
  const failure = installPackage('newsboat');
  return failure === null ? null : `no newsboat: ${failure}`;
}
