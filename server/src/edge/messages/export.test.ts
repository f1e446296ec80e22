import { MESSAGE_EXPORT_PATH, officeMessagePath } from '@press-room/contract/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Messages, startMessages } from '../../../test/messages.ts';
import { patch } from '../../../test/requests.ts';
import { readZip } from '../../../test/zip.ts';

describe('messages as a table', () => {
  let messages: Messages;

  beforeEach(async () => {
    messages = await startMessages();
  });
  afterEach(() => messages.server.close());

  const FORMULA = '=HYPERLINK("https://evil.example","x")';
  const save = async (query: string) => {
    const answered = await fetch(`${messages.server.origin}${MESSAGE_EXPORT_PATH}?${query}`, {
      headers: messages.officer,
    });
    return { answered, bytes: Buffer.from(await answered.arrayBuffer()) };
  };

  it('hold no formula, in either form', async () => {
    await messages.write({ subject: FORMULA, name: '+39 059', message: '@SUM(A1)\n-1' });
    const { answered, bytes } = await save('type=csv');
    expect(answered.headers.get('content-disposition')).toContain('messages.csv');
    const text = bytes.toString();
    for (const safe of [`"'=HYPERLINK(""https`, `'+39 059`, `'@SUM(A1)`]) expect(text).toContain(safe);
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
    const book = await readZip((await save('type=xlsx')).bytes);
    const sheets = Object.entries(book).map(([name, content]) => [name, String(content)] as const);
    const all = sheets.map(([, content]) => content).join('');
    expect(all).toContain("'=HYPERLINK");
    expect(all).not.toMatch(/<f>|>=HYPERLINK|>\+39|>@SUM/);
  });

  it('begin no formula where a spreadsheet splits what a stranger wrote, in the language of the officer', async () => {
    await messages.write({ subject: 's;=cmd|calc', message: 'a\n=1,+2' });
    const answered = await fetch(`${messages.server.origin}${MESSAGE_EXPORT_PATH}?type=csv`, {
      headers: { ...messages.officer, 'Accept-Language': 'it' },
    });
    const text = await answered.text();
    expect(text).toContain('Riferimento;Ricevuto;');
    expect(text).not.toMatch(/[;,\n"|]\s*[=+@]/);
    expect(text).toContain("s;'=cmd");
  });

  it('hold what the filter names and nothing else', async () => {
    await messages.write({ subject: 'First' });
    await messages.write({ subject: 'Second' });
    await messages.server.call(officeMessagePath(2), patch({ status: 'closed' }, messages.match(1)));
    const { bytes } = await save('status=closed');
    expect(bytes.toString()).toContain('Second');
    expect(bytes.toString()).not.toContain('First');
    expect((await save('type=pdf')).answered.status).toBe(400);
    expect((await save('status=sold')).answered.status).toBe(400);
  });
});
