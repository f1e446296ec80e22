import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { findDovecot } from '../../../../scripts/mail-programs.ts';
import { MAIL_OWNER, startDaemon } from './mail-place.ts';

export interface Dovecot {
  /** Address of a mailbox. */
  toUrl: (box: string, password?: string) => string;
  stop: () => Promise<void>;
}

/** Debian's Dovecot with the mailboxes of a folder, by TLS with its own certificate. */
export async function startDovecot(folder: string, port?: number): Promise<Dovecot> {
  const root = join(folder, 'dovecot');
  const imaps = port ?? (await findFreePort());
  mkdirSync(root, { recursive: true });
  makeCertificate(root);
  const path = join(root, 'dovecot.conf');
  writeFileSync(path, toConfiguration(folder, root, imaps));
  const stop = await startDaemon([findDovecot() ?? 'dovecot', '-F', '-c', path], imaps);
  return {
    toUrl: (box, password = 'p%40ssword') => `imaps://${box}:${password}@127.0.0.1:${imaps}/INBOX`,
    stop,
  };
}

function makeCertificate(root: string): void {
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const places = ['-keyout', join(root, 'key.pem'), '-out', join(root, 'certificate.pem')];
  execFileSync('openssl', [...made, ...places], { stdio: 'ignore' });
}

const toConfiguration = (folder: string, root: string, port: number): string => `
base_dir = ${root}/run
state_dir = ${root}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${root}/certificate.pem
ssl_key = <${root}/key.pem
mail_location = maildir:${folder}/boxes/%n
first_valid_uid = 1
passdb {
  driver = static
  args = password=p@ssword
}
userdb {
  driver = static
  args = uid=${MAIL_OWNER.uid} gid=${MAIL_OWNER.gid} home=${folder}/boxes/%n
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
`;
