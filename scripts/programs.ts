import { SHELL } from './chromium.ts';
import { findDovecot, findPostfix } from './mail-programs.ts';
import { findNginx } from './nginx.ts';
import { findProgram, installPackage } from './packages.ts';

interface Wanted {
  find: () => string | null;
  /** Debian packages. */
  packages: readonly string[];
}

/** Third-party programs that tests use with the product. */
const PROGRAMS = {
  /** A proxy. */
  caddy: { find: () => findProgram('caddy'), packages: ['caddy'] },
  /** A headless browser; without it journeys use the full one. */
  [SHELL]: { find: () => findProgram(SHELL), packages: [SHELL] },
  /** IMAP mailboxes. */
  dovecot: { find: findDovecot, packages: ['dovecot-core', 'dovecot-imapd'] },
  /** Reads metadata of pictures. */
  exiftool: { find: () => findProgram('exiftool'), packages: ['libimage-exiftool-perl'] },
  /** A proxy in front of databases. */
  haproxy: { find: () => findProgram('haproxy', ['/usr/sbin']), packages: ['haproxy'] },
  /** A feed reader. */
  newsboat: { find: () => findProgram('newsboat'), packages: ['newsboat'] },
  /** A proxy and shared cache. */
  nginx: { find: findNginx, packages: ['nginx'] },
  /** A mail server. */
  postfix: { find: findPostfix, packages: ['postfix'] },
  /** Checks metrics and rules for alerts. */
  promtool: { find: () => findProgram('promtool'), packages: ['prometheus'] },
  /** Strips function names from a distributed program. */
  strip: { find: () => findProgram('strip'), packages: ['binutils'] },
  /** Reports how well a service is isolated from its machine. */
  'systemd-analyze': { find: () => findProgram('systemd-analyze'), packages: ['systemd'] },
} satisfies Record<string, Wanted>;

export type Program = keyof typeof PROGRAMS;

/** Finds a program, or installs Debian's package if permitted; returns why not, or null if it is available. */
export function provideProgram(name: Program): string | null {
  const { find, packages }: Wanted = PROGRAMS[name];
  if (find() !== null) return null;
  for (const each of packages) {
    const failure = installPackage(each);
    if (failure !== null) return `no ${name}: ${failure}`;
  }
  return find() === null ? `no ${name}: it is not in ${packages.join(', ')}` : null;
}
