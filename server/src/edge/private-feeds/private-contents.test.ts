import { OFFICE_EVENT_PATH } from '@press-room/contract/events';
import {
  type NewPrivateFeed,
  PRIVATE_FEED_PATH,
  type PrivateFeedKind,
} from '@press-room/contract/private-feeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '../../../test/media-files.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { post } from '../../../test/requests.ts';

const ORIGIN = 'https://press.example.com';
const AWKWARD = 'Superlunghissimaparolaprecipitevolissimevolmente, «città»; \\ 🧱🏽 עברית & <b>';

let office: Office;
const reader = (): Promise<Record<string, string>> => office.server.signedIn('reader@example.com');
const ask = async (url: string) => office.server.call(url.replace(ORIGIN, ''));

async function addressOf(kind: PrivateFeedKind, format: string, language = 'it'): Promise<string> {
  const form = post({ name: 'Desk', kind, language }, await reader());
  const { json } = await office.server.call(PRIVATE_FEED_PATH, form);
  return (json as NewPrivateFeed).addresses.find((each) => each.format === format)?.url ?? '';
}

beforeAll(async () => {
  office = await startOffice(OFFICE_EVENT_PATH, {}, { PUBLIC_URL: ORIGIN });
  writePdf(office.server.directory, 'issue.pdf', ['Pagina']);
  office.server.clock.now = new Date('2026-11-20T10:00:00Z');
});
afterAll(() => office.server.close());

describe('the feed of a kind of magazines', () => {
  it('has the issues of that kind alone, with their document, and none before or after its time', async () => {
    await office.server.load({
      assets: [{ key: 'issue', file: 'issue.pdf' }],
      magazines: [
        {
          kind: 'italian',
          year: 2026,
          month: 3,
          title: { it: AWKWARD, en: '' },
          document: 'issue',
        },
        {
          kind: 'italian',
          year: 2026,
          month: 11,
          title: { it: 'Dopo', en: '' },
          document: 'issue',
          embargo_until: '2026-11-20T11:00:00.000Z',
        },
        {
          kind: 'italian',
          year: 2026,
          month: 1,
          title: { it: 'Bozza', en: '' },
          document: 'issue',
          status: 'draft',
        },
        {
          kind: 'international',
          territory: 'DE',
          year: 2026,
          month: 3,
          title: { it: 'Tedesca', en: 'German' },
          issue_number: '7',
          document: 'issue',
        },
      ],
    });
    // Jobs read the documents.
    await office.server.work();
    const address = await addressOf('italian_magazine', 'json');
    const abroad = await addressOf('international_magazine', 'json', 'en');
    const read = async (url: string) =>
      (
        JSON.parse((await ask(url)).text) as {
          items: {
            id: string;
            title: string;
            summary: string;
            attachments: { url: string; size_in_bytes: number }[];
          }[];
        }
      ).items;
    const seen = async (instant: string): Promise<string[]> => {
      office.server.clock.now = new Date(instant);
      await read(address);
      return (await read(address)).map(({ title }) => title);
    };
    expect(await seen('2026-11-20T10:59:59.999Z')).toEqual([AWKWARD]);
    expect(await seen('2026-11-20T11:00:00.000Z')).toEqual(['Dopo', AWKWARD]);
    const [german, ...others] = await read(abroad);
    expect([german?.title, german?.summary, others]).toEqual([
      'German',
      expect.stringMatching(/^No\. 7 · March 2026 · Germany · \d+ pages$/),
      [],
    ]);
    const document = german?.attachments[0];
    const file = await ask(document?.url ?? '');
    expect([file.status, file.text.length > 0]).toEqual([200, true]);
    expect(Number(file.headers.get('Content-Length'))).toBe(document?.size_in_bytes);
    // Invalid without its parameter, because magazines are press-only.
    expect((await ask((document?.url ?? '').split('?')[0] ?? '')).status).toBe(404);
    for (const format of ['rss', 'atom'])
      expect((await ask(address.replace('.json', `.${format}`))).text).toContain('Dopo</title>');
  });
});
