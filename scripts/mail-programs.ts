import { dirname, join } from 'node:path';
import { findProgram } from './packages.ts';

/** Folder of the programs of Debian's Postfix. */
const POSTFIX = '/usr/lib/postfix/sbin';
const DOVECOT = '/usr/lib/dovecot';

/** The program that starts all others of Postfix; null: not installed. */
export const findPostfix = (): string | null => findProgram('master', [POSTFIX]);

export const postfixFolder = (): string => dirname(findPostfix() ?? join(POSTFIX, 'master'));

/** Dovecot with IMAP support. */
export const findDovecot = (): string | null =>
  findProgram('imap', [DOVECOT]) === null ? null : findProgram('dovecot', ['/usr/sbin']);
