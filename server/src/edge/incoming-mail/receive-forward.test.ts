import {
  CLIPPING_PROPOSAL_PATH,
  type ClippingProposal,
  proposalFilePath,
} from '@press-room/contract/clipping-proposals';
import { CLIPPING_PATH } from '@press-room/contract/clippings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '../../../test/feed-server.ts';
import { anyText } from '../../../test/matchers.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { buildPdf, ENDLESS } from '../../../test/pictures.ts';
import { mailReceive } from '../../commands/mail-receive.ts';
import { receiveMail } from './receive-mail.ts';
import { forgetReports } from './receive-report.ts';

const REPLY_ADDRESS = 'reply@press.example';
const FIXTURE = { companies: [{ business_name: 'Ceramiche Città S.p.A.' }] };

interface Mailed {
  from?: string;
  to?: string;
  subject?: string;
  headers?: readonly string[];
  text?: string;
  html?: string;
  files?: readonly { name: string; bytes: Uint8Array }[];
}
let counter = 0;

/** A mail as mail programs forward it. */
function buildMail({
  from = 'Officer <officer@example.com>',
  to = REPLY_ADDRESS,
  subject = 'Fwd: Ceramiche',
  headers = [],
  text = '',
  html,
  files = [],
}: Mailed): string {
  counter += 1;
  const part = (lines: readonly string[]): string[] => ['--part', ...lines];
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${counter}@mail.example>`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    ...part(['Content-Type: text/plain; charset=utf-8', '', text]),
    ...(html === undefined ? [] : part(['Content-Type: text/html; charset=utf-8', '', html])),
    ...files.flatMap(({ name, bytes }) =>
      part([
        `Content-Type: application/pdf; name="${name}"`,
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
      ]),
    ),
    '--part--',
    '',
  ].join('\r\n');
}

describe('forwarded mails', () => {
  let office: Office;
  let web: FeedServer;
  beforeAll(async () => {
    web = await startFeedServer();
  });
  afterAll(() => web.close());
  beforeEach(async () => {
    office = await startOffice(CLIPPING_PATH, FIXTURE, { REPLY_ADDRESS, RATE_LIMITS: 'on' });
    web.answer((_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<html lang="it"><title>Ceramiche Città cresce</title><meta name="author" content="Ada Rossi">'),
    );
    return () => office.server.close();
  });
  const at = (path: string): string => `http://paper.example:${web.port}${path}`;
  const receive = (mail: Mailed | string) =>
    receiveMail(
      office.server.context,
      typeof mail === 'string' ? mail : buildMail(mail),
      web.rules({ limitMs: 2000 }),
    );
  const list = async () =>
    (
      (await office.call(`${CLIPPING_PROPOSAL_PATH}?format=datatables&source=mail`)).json as {
        data: ClippingProposal[];
      }
    ).data;

  it('become a proposal with what the page of their link says', async () => {
    const mail = buildMail({ text: `See ${at('/fair?utm_source=mail')}.\r\nAda, ${at('/')}` });
    expect(await receive(mail)).toEqual({ kind: 'forward', forward: { outcome: 'proposed', proposals: 1 } });
    const [row] = await list();
    expect(row).toMatchObject({
      state: 'waiting',
      source: 'mail',
      sender: { first_name: anyText },
      headline: 'Ceramiche Città cresce',
      author: 'Ada Rossi',
      language: 'it',
      matches: [{ kind: 'company', name: 'Ceramiche Città S.p.A.' }],
      file: null,
    });
    expect(await office.audited(`clipping_proposal:${row?.id}`)).toEqual([['receive', null]]);
    expect(await receive(mail)).toEqual({ kind: 'forward', forward: { outcome: 'known' } });
    expect(await receive({ text: at('/fair') })).toMatchObject({ forward: { proposals: 0 } });
  });

  it('propose their PDF, beside their only link or by itself', async () => {
    const bytes = buildPdf(['Ceramiche']);
    await receive({ text: at('/a'), files: [{ name: 'Gazzetta.pdf', bytes }] });
    const [both] = await list();
    expect(both).toMatchObject({ url: at('/a'), file: { name: 'Gazzetta.pdf', bytes: bytes.length } });
    const other = buildPdf(['Other']);
    await receive({ subject: 'I: Fwd: Una pagina', files: [{ name: 'p.pdf', bytes: other }] });
    const [alone] = await list();
    expect(alone).toMatchObject({ headline: 'Una pagina', url: '', file: { name: 'p.pdf' } });
    const { status, headers } = await office.call(proposalFilePath(alone?.id ?? 0));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('propose each of several links by its words, ten at most, and none of newsletters and signatures', async () => {
    web.answer((_request, response) => response.writeHead(404).end());
    const anchors = Array.from({ length: 14 }, (_, n) => `<a href="${at(`/${n}`)}">Article <b>${n}</b></a>`);
    const html = `<a href="${at('/unsubscribe?u=1')}">x</a><a href="https://www.linkedin.com/in/ada">Ada</a>
      <a href="javascript:alert(1)">y</a><a href="${at('/logo.png')}">z</a>${anchors.join(' ')}`;
    expect(await receive({ html })).toMatchObject({ forward: { proposals: 10 } });
    const headlines = (await list()).map(({ headline }) => headline);
    expect(headlines.toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `Article ${n}`));
  });

  it('of a page that leads inwards have the subject alone', async () => {
    web.answer((_request, response) => response.writeHead(302, { Location: 'http://inside.example/' }).end());
    await receive({ text: at('/trap') });
    expect((await list())[0]).toMatchObject({ headline: 'Ceramiche', url: at('/trap') });
    await receive({ text: 'http://10.0.0.7/secret' });
    expect((await list())[0]).toMatchObject({ url: 'http://10.0.0.7/secret', excerpt: '' });
    expect(web.asked.at(-1)?.headers.host).toBe(`paper.example:${web.port}`);
  });

  it.each([
    ['of a stranger', { from: 'eve@example.org' }],
    ['of a reader', { from: 'reader@example.com' }],
    ['to another address', { to: 'press@press.example' }],
    [
      'that fail DMARC',
      { headers: ['Authentication-Results: mx.press.example; dmarc=fail header.from=example.com'] },
    ],
    ['with two senders', { headers: ['From: eve@example.org'] }],
  ])('%s propose nothing', async (_what, mail) => {
    expect(await receive({ text: at('/x'), ...mail })).toEqual({ kind: 'unknown' });
    expect(await list()).toEqual([]);
  });

  it('that are automatic propose nothing, and nobody answers them', async () => {
    const headers = ['Auto-Submitted: auto-replied'];
    expect(await receive({ text: at('/x'), headers })).toEqual({ kind: 'automatic' });
    expect(await list()).toEqual([]);
    await receive({ text: at('/y') });
    const jobs = await office.server.database.db.selectFrom('job').select('kind').execute();
    expect(jobs.filter(({ kind }) => kind === 'mail')).toEqual([]);
  });

  it('with a PDF that is none, too large or a bomb cost only themselves', { tags: ['slow'] }, async () => {
    const files = [
      { name: 'text.pdf', bytes: Buffer.from('Hello') },
      { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 broken') },
      { name: 'large.pdf', bytes: Buffer.concat([buildPdf(['Large']), Buffer.alloc(7_000_000)]) },
    ];
    for (const file of files)
      expect(await receive({ text: '', files: [file] })).toMatchObject({ forward: { proposals: 0 } });
    const bomb = { name: 'bomb.pdf', bytes: buildPdf(['Heavy'], ENDLESS) };
    expect(await receive({ text: at('/z'), files: [bomb] })).toMatchObject({ forward: { proposals: 1 } });
    expect((await office.call(CLIPPING_PROPOSAL_PATH)).status).toBe(200);
  });

  it('of one sender are read 50 times a day', async () => {
    for (let mail = 0; mail < 50; mail += 1)
      expect(await receive({ text: at(`/${mail}`) })).toMatchObject({ forward: { outcome: 'proposed' } });
    const before = web.asked.length;
    expect(await receive({ text: at('/last') })).toEqual({ kind: 'forward', forward: { outcome: 'full' } });
    expect(web.asked).toHaveLength(before);
    const { clock, database } = office.server;
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    expect(await receive({ text: at('/last') })).toMatchObject({ forward: { outcome: 'proposed' } });
    await forgetReports(database.db, new Date(clock.now.getTime() + 100 * 86_400_000));
  });

  it('are received from the pipe of a mail server', async () => {
    const lines: string[] = [];
    const { context } = office.server;
    const input = buildMail({
      subject: 'Fwd: Piped',
      files: [{ name: 'piped.pdf', bytes: buildPdf(['Piped']) }],
    });
    await mailReceive.run?.({
      ...context,
      arguments: [],
      folder: '',
      input,
      print: (line) => lines.push(line),
    });
    expect(lines).toEqual(['A forwarded mail: 1 clipping proposed']);
    expect((await list())[0]).toMatchObject({ headline: 'Piped', file: { name: 'piped.pdf' } });
  });
});
