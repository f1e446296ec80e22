/** @module-tag slow */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DKIM, verifyDkim } from '../../../test/dkim.ts';
import { until } from '../../../test/operations/load.ts';
import { parseMail } from '../../../test/server.ts';
import { type SmtpFaults, type SmtpServer, startSmtpServer } from '../../../test/smtp-server.ts';
import { loadConfig } from '../config/config.ts';
import { createBounceTags } from '../signing/bounce-tags.ts';
import type { MailTransport, OutgoingMail } from './outgoing-mail.ts';
import { readRefusal } from './refusal.ts';
import { openTransport } from './transport.ts';

describe('the mail transport', () => {
  const bounceTags = createBounceTags([Buffer.alloc(32, 1)]);
  let folder: string;
  let smtp: SmtpServer;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'press-room-sending-'));
  });
  afterEach(async () => {
    await smtp.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(
    environment: Record<string, string> = {},
    faults?: SmtpFaults,
  ): Promise<MailTransport> {
    smtp = await startSmtpServer(folder, 0, faults);
    const config = loadConfig({
      SMTP_URL: `smtp://mailer:p%40ss%20word@127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Press room <press@example.com>',
      ...environment,
    });
    // Attempts within a test follow each other without a pause.
    let attempts = 0;
    const now = (): Date => {
      attempts += 1;
      return new Date(attempts * 3_600_000);
    };
    return openTransport({ config, bounceTags, now });
  }

  const mailTo = (local: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
    id: `<${local}.1@press.example.com>`,
    date: new Date(0),
    to: { name: 'Zoë', address: `${local}@example.com` },
    subject: 'News',
    text: 'Text',
    html: '<p>Text</p>',
    ...more,
  });
  const listRaw = (): string[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'latin1'));

  async function refusalOf(transport: MailTransport, local: string) {
    const error: unknown = await transport.send(mailTo(local)).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Error);
    return readRefusal(error);
  }

  it('tells refusals, deferrals and lost connections apart', async () => {
    const transport = await start();
    expect(await refusalOf(transport, 'refused')).toEqual({
      answer: '550 No such mailbox',
      fault: 'hard',
      isPermanent: true,
    });
    expect(await refusalOf(transport, 'full')).toMatchObject({ fault: 'soft', isPermanent: true });
    expect(await refusalOf(transport, 'greylisted')).toEqual({
      answer: '450 4.7.1 Greylisted, try again later',
      fault: 'soft',
      isPermanent: false,
    });
    await transport.send(mailTo('greylisted'));
    for (const stage of ['rcpt', 'data', 'end']) {
      expect(await refusalOf(transport, `drop-${stage}`)).toBeNull();
      await transport.send(mailTo(`after-${stage}`));
    }
    // The server accepted it, but we do not know: the same message is sent again.
    expect(listRaw().filter((mail) => mail.includes('drop-end'))).toHaveLength(1);
  });

  it('comes over a connection that is dropped before the message', async () => {
    const transport = await start({}, { dropFirst: { connect: 1 } });
    await transport.send(mailTo('zoe'));
    expect(listRaw()).toHaveLength(1);
    await smtp.kill();
    const other = await start({}, { dropFirst: { mail: 1 } });
    await expect(other.send(mailTo('zoe'))).rejects.toThrow();
    await other.send(mailTo('zoe'));
    expect(listRaw()).toHaveLength(2);
  });

  it('lets messages that stand still hold up no others', async () => {
    const transport = await start({ SMTP_CONNECTIONS: '4' });
    const stalled = ['rcpt', 'data', 'end'].map((stage) => transport.send(mailTo(`stall-${stage}`)));
    // Ends with the mail server.
    const ended = Promise.allSettled(stalled);
    await until(() => listRaw().some((mail) => mail.includes('stall-end')));
    for (let number = 0; number < 20; number += 1) await transport.send(mailTo(`reader${number}`));
    expect(listRaw().filter((mail) => mail.includes('reader'))).toHaveLength(20);
    await smtp.kill();
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('gives each message an envelope address of its own, and the headers of lists', async () => {
    const transport = await start({ BOUNCE_ADDRESS: 'bounce@example.com' });
    await transport.send(
      mailTo('zoe', {
        recipient: 42,
        senderName: 'Assofornace\r\nBcc: eve@example.com',
        list: {
          name: 'Assofornace "Fair" è\r\nBcc: eve@example.com',
          unsubscribe: `https://press.example.com/u/${'x'.repeat(120)}?a=1&b=2\r\nBcc: eve@example.com`,
        },
      }),
    );
    await transport.send(mailTo('other'));
    const [listed, other] = await Promise.all(
      listRaw().map((mail) => parseMail(Buffer.from(mail, 'latin1'))),
    );
    expect(Object.keys(listed?.headers ?? {})).not.toContain('bcc');
    expect(listed?.headers).toMatchObject({
      'return-path': `<bounce+${bounceTags.toTag(42, 'zoe@example.com')}@example.com>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(listed?.headers['list-unsubscribe']).toMatch(
      /^<https:\/\/press\.example\.com\/u\/x{120}\?a=1&b=2\S*>$/,
    );
    expect(listed?.headers['list-id']).toMatch(/ <assofornace-fair-e[a-z-]*\.press\.example\.com>$/);
    expect(other?.headers).toMatchObject({
      'return-path': `<bounce+${bounceTags.toTag(0, 'other@example.com')}@example.com>`,
    });
    expect(Object.keys(other?.headers ?? {}).filter((name) => name.startsWith('list-'))).toEqual([]);
  });

  it('signs with DKIM what receivers can verify, the headers of unsubscribing too', async () => {
    const transport = await start(DKIM);
    const list = { name: 'Assofornace', unsubscribe: 'https://press.example.com/u/1' };
    await transport.send(mailTo('zoe', { list, text: 'Città', html: '<p>Città</p>' }));
    const [mail = ''] = listRaw();
    const verified = await verifyDkim(mail, 'example.com');
    expect(verified).toMatchObject({ result: 'pass', domain: 'example.com' });
    expect(verified.headers).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'list-id',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    );
    for (const [whole, changed] of [
      ['One-Click', 'Two-Clicks'],
      ['/u/1', '/u/2'],
      ['Subject: News', 'Subject: Olds'],
    ] as const) {
      const tampered = mail.replace(whole, changed);
      expect(tampered).not.toBe(mail);
      expect(await verifyDkim(tampered, 'example.com')).toMatchObject({ result: 'fail' });
    }
  });
});
