import { findProgram } from './packages.ts';

/** Finds Debian's nginx; its folder is in the search path of root only. */
export const findNginx = (): string | null => findProgram('nginx', ['/usr/sbin']);
