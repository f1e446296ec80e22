import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDovecot, findPostfix } from '../../../../scripts/mail-programs.ts';
import { startProxy } from '../proxies.ts';

/** Owner of the mail folders: `nobody`, which Debian always has. */
export const MAIL_OWNER = { uid: 65_534, gid: 65_534 };

/** Both switch to their users' permissions, which only root can do. */
const isRoot = process.getuid?.() === 0;
const missing = [
  ...(findPostfix() === null ? ['Postfix is not installed'] : []),
  ...(findDovecot() === null ? ['Dovecot is not installed'] : []),
  ...(isRoot ? [] : ['they run as root only']),
];
/** With CI=true the tests run nevertheless, and fail. */
export const hasMailServers = missing.length === 0 || process.env.CI === 'true';
if (!hasMailServers) console.log(`Skipped: tests with real mail servers: ${missing.join(', ')}`);

/** A separate folder for a mail server, accessible to its users. */
export function makeMailPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'press-room-mail-'));
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'boxes'));
  if (isRoot) chownSync(join(folder, 'boxes'), MAIL_OWNER.uid, MAIL_OWNER.gid);
  return folder;
}

/** Runs a program in the foreground; returns when it listens. */
export const startDaemon = (
  command: readonly [string, ...string[]],
  port: number,
): Promise<() => Promise<void>> =>
  startProxy(command, { environment: { LC_ALL: 'C' }, signal: 'SIGTERM', isUp: () => isListening(port) });

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Number of messages in a Maildir. */
export const countMessages = (folder: string, box: string): number => listPaths(folder, box).length;

/** Raw messages, while no program reads the mailbox. */
export const listMessages = (folder: string, box: string): string[] =>
  listPaths(folder, box).map((path) => readFileSync(path, 'latin1'));

/** Messages that a program has marked as read. */
export const listRead = (folder: string, box: string): string[] =>
  listPaths(folder, box)
    .filter((path) => /:2,\w*S/.test(path))
    .map((path) => readFileSync(path, 'latin1'));

/** A message that is being moved between the folders can be listed twice. */
const listPaths = (folder: string, box: string): string[] =>
  ['new', 'cur'].flatMap((part) => {
    const path = join(folder, 'boxes', box, part);
    return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];
  });

let put = 0;

/** Delivers a message to a Maildir. */
export function putMessage(folder: string, box: string, message: string): void {
  put += 1;
  const root = join(folder, 'boxes', box);
  for (const path of [root, ...['new', 'cur', 'tmp'].map((part) => join(root, part))]) {
    mkdirSync(path, { recursive: true });
    chownSync(path, MAIL_OWNER.uid, MAIL_OWNER.gid);
  }
  const path = join(root, 'new', `${Date.now()}.${put}.here`);
  writeFileSync(path, message, 'latin1');
  chownSync(path, MAIL_OWNER.uid, MAIL_OWNER.gid);
}
