import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../../../test/certificate.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { toText } from '../../../platform/text/messages.ts';
import { checkMail } from './mail.ts';

describe('what the doctor says of the connection to a mail server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'press-room-mail-'));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  /** At an address that counts as remote. */
  async function startRemote(options: SMTPServerOptions): Promise<string> {
    const remote = new SMTPServer({ authOptional: true, logger: false, ...options });
    remote.on('error', () => undefined);
    const listener: Server = remote.listen(0, '127.0.0.2');
    await once(listener, 'listening');
    ends.push(() => new Promise<void>((resolve) => remote.close(resolve)));
    return `smtp://127.0.0.2:${(listener.address() as AddressInfo).port}`;
  }

  const find = async (SMTP_URL: string): Promise<string[]> => {
    const found = await checkMail({ config: loadConfig({ SMTP_URL }), now: () => new Date() });
    return found.map(({ state, message }) => `${state} ${toText(message, 'en')}`);
  };

  it('names encryption and certificate', async () => {
    expect(await find(await startRemote({ hideSTARTTLS: true }))).toEqual([
      expect.stringMatching(/^fine The mail server/),
      expect.stringMatching(/^warning .* offers no TLS/),
    ]);
    const certificate = makeCertificate(folder, { days: 5, name: 'IP:127.0.0.2' });
    const url = await startRemote(certificate);
    expect(await find(url)).toEqual([
      expect.stringMatching(/^fault .* cannot be used \(.*self-signed certificate/),
    ]);
    expect(await find(`${url}/?tls.rejectUnauthorized=false`)).toEqual([
      expect.stringMatching(/^fine The mail server/),
      expect.stringMatching(/^warning The certificate of .* is not valid \(DEPTH_ZERO_SELF/),
    ]);
    ends.push(certificate.trust());
    expect(await find(url)).toEqual([
      expect.stringMatching(/^fine The mail server/),
      expect.stringMatching(/^fine .* is encrypted with TLSv1\.3, and its certificate is valid/),
      expect.stringMatching(/^warning The certificate of .* ends in 4 days/),
    ]);
  });
});
