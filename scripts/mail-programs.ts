import { dirname, join } from 'node:path';
import { findProgram } from './packages.ts';

/** Folder of the programs that Debian's Postfix consists of. */
const POSTFIX = '/usr/lib/postfix/sbin';
const DOVECOT = '/usr/lib/dovecot';

/** The program that all others of Postfix are started by; null where there is none. */
export const findPostfix = (): string | null => findProgram('master', [POSTFIX]);

export const postfixFolder = (): string => dirname(findPostfix() ?? join(POSTFIX, 'master'));

/** Dovecot, where it has IMAP. */
export const findDovecot = (): string | null =>
  findProgram('imap', [DOVECOT]) === null ? null : findProgram('dovecot', ['/usr/sbin']);
