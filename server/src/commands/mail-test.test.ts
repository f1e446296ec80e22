import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/free-port.ts';
import { textLike, textWith } from '../../test/matchers.ts';
import { parseMail } from '../../test/server.ts';
import { type SmtpServer, startSmtpServer } from '../../test/smtp-server.ts';
import { explainRefusal } from './mail-test.ts';
import { runCommand } from './run-command.ts';

let folder: string;
let smtp: SmtpServer | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'press-room-mail-test-'));
});
afterEach(async () => {
  await smtp?.kill();
  smtp = null;
  rmSync(folder, { recursive: true, force: true });
});

const LOGIN = 'mailer:p%40ss%20word';

async function test(to: string, SMTP_URL?: string): Promise<string[]> {
  const lines: string[] = [];
  const environment = { DATA_DIR: folder, MAIL_FROM: 'press@example.com', SMTP_URL };
  const print = (line: string): void => void lines.push(line);
  await runCommand('mail:test', ['--to', to], { environment, folder, print, readInput: async () => null });
  return lines;
}

it('sends one message by the configured server and says what that answered', async () => {
  smtp = await startSmtpServer(folder);
  expect(await test('zoe@example.com', `smtp://${LOGIN}@127.0.0.1:${smtp.port}`)).toEqual([
    `Sending from press@example.com to zoe@example.com by smtp://127.0.0.1:${smtp.port} …`,
    textLike(/^The mail server has taken the message <test\.\S+>\. It said: 250 /),
    textWith('mailbox'),
  ]);
  const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.eml'));
  expect(await parseMail(readFileSync(join(folder, name)))).toMatchObject({ to: 'zoe@example.com' });
});

it('says in words why it was not sent', async () => {
  smtp = await startSmtpServer(folder);
  const { port } = smtp;
  await expect(test('zoe@example.com', `smtp://mailer:wrong@127.0.0.1:${port}`)).rejects.toThrow(
    /^The message was not sent\. It refuses name or password of SMTP_URL\. \(.*535/,
  );
  await expect(test('refused@example.com', `smtp://${LOGIN}@127.0.0.1:${port}`)).rejects.toThrow(
    /^The message was not sent\. It refuses the sender \(MAIL_FROM\) or the recipient\. \(.*550/,
  );
  await expect(test('zoe@example.com', `smtp://127.0.0.1:${await findFreePort()}`)).rejects.toThrow(
    /^The message was not sent\. It was not reached.* \(.*ECONNREFUSED/,
  );
});

it('suspects no firewall where the machine had no time to listen', () => {
  const late = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT' });
  expect(explainRefusal(late, false)).toContain('firewall');
  expect(explainRefusal(late, true)).toMatch(/machine is busy: .* \(Greeting never received\)$/);
});

it('says that nobody gets anything without a server, and wants an address', async () => {
  expect(await test('zoe@example.com')).toEqual([
    textLike(/^SMTP_URL is not set: .* it lies in .*outbox\.$/),
  ]);
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
  await expect(test('nobody')).rejects.toThrow('Usage: npm run mail:test -- --to');
});
