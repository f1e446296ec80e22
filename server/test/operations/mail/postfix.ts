import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { postfixFolder } from '../../../../scripts/mail-programs.ts';
import { MAIL_OWNER, startDaemon } from './mail-place.ts';

export interface Postfix {
  port: number;
  stop: () => Promise<void>;
}

interface PostfixOptions {
  /** Result of `makeMailPlace`. */
  folder: string;
  /** Host name, also the name of its folder. */
  name: string;
  /** Its mailboxes, each in a folder named after its local part; a domain with mailboxes accepts no others. */
  mailboxes: readonly string[];
  /** Ports of the mail servers of other domains. */
  routes?: Readonly<Record<string, number>>;
}

const QUEUES = [
  'active',
  'bounce',
  'corrupt',
  'defer',
  'deferred',
  'flush',
  'hold',
  'incoming',
  'saved',
  'trace',
];

/** Debian's Postfix with separate folders and port; the system's instance is not used. */
export async function startPostfix(options: PostfixOptions): Promise<Postfix> {
  const port = await findFreePort();
  const root = join(options.folder, options.name);
  const configuration = join(root, 'etc');
  mkdirSync(configuration, { recursive: true });
  makeQueues(root);
  writeFileSync(join(configuration, 'main.cf'), toSettings(root, options));
  writeFileSync(join(configuration, 'master.cf'), toServices(port));
  const stop = await startDaemon([join(postfixFolder(), 'master'), '-c', configuration, '-d'], port);
  return { port, stop };
}

const idOf = (kind: '-u' | '-g', name: string): number =>
  Number(
    spawnSync('sh', ['-c', `getent ${kind === '-u' ? 'passwd' : 'group'} ${name} | cut -d: -f3`]).stdout,
  );

/** With the owners and permissions that it requires. */
function makeQueues(root: string): void {
  const postfix = { uid: idOf('-u', 'postfix'), gid: idOf('-g', 'postfix') };
  const drop = { uid: postfix.uid, gid: idOf('-g', 'postdrop') };
  const make = (path: string, owner: { uid: number; gid: number } | null, mode: number): void => {
    mkdirSync(join(root, path), { recursive: true });
    if (owner !== null) chownSync(join(root, path), owner.uid, owner.gid);
    chmodSync(join(root, path), mode);
  };
  make('data', postfix, 0o700);
  make('queue', null, 0o755);
  make('queue/pid', null, 0o755);
  for (const queue of [...QUEUES, 'private']) make(`queue/${queue}`, postfix, 0o700);
  make('queue/maildrop', drop, 0o730);
  make('queue/public', drop, 0o710);
}

const toTable = (entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0
    ? ''
    : `inline:{ ${entries.map(([key, value]) => `{ ${key} = ${value} }`).join(', ')} }`;

function toSettings(root: string, { folder, name, mailboxes, routes = {} }: PostfixOptions): string {
  const domains = new Set(mailboxes.map((mailbox) => mailbox.split('@')[1] ?? ''));
  const settings = {
    compatibility_level: '3.6',
    queue_directory: join(root, 'queue'),
    data_directory: join(root, 'data'),
    daemon_directory: postfixFolder(),
    maillog_file: join(root, 'log'),
    maillog_file_prefixes: root,
    myhostname: name,
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    smtp_dns_support_level: 'disabled',
    alias_maps: '',
    local_recipient_maps: '',
    transport_maps: toTable(
      Object.entries(routes).map(([domain, port]) => [domain, `smtp:[127.0.0.1]:${port}`]),
    ),
    recipient_delimiter: '+',
    virtual_mailbox_domains: [...domains].join(', '),
    virtual_mailbox_maps: toTable(mailboxes.map((mailbox) => [mailbox, `${mailbox.split('@')[0]}/`])),
    virtual_mailbox_base: join(folder, 'boxes'),
    virtual_uid_maps: `static:${MAIL_OWNER.uid}`,
    virtual_gid_maps: `static:${MAIL_OWNER.gid}`,
  };
  return Object.entries(settings)
    .map(([setting, value]) => `${setting} = ${value}\n`)
    .join('');
}

/** Services of Debian's master.cf, none of them in a chroot. */
const toServices = (port: number): string => `
127.0.0.1:${port} inet n - n - - smtpd
cleanup    unix n - n - 0 cleanup
qmgr       unix n - n 300 1 qmgr
tlsmgr     unix - - n 1000? 1 tlsmgr
rewrite    unix - - n - - trivial-rewrite
bounce     unix - - n - 0 bounce
defer      unix - - n - 0 bounce
trace      unix - - n - 0 bounce
verify     unix - - n - 1 verify
flush      unix n - n 1000? 0 flush
proxymap   unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
smtp       unix - - n - - smtp
error      unix - - n - - error
retry      unix - - n - - error
discard    unix - - n - - discard
virtual    unix - n n - - virtual
anvil      unix - - n - 1 anvil
scache     unix - - n - 1 scache
postlog    unix-dgram n - n - 1 postlogd
`;
