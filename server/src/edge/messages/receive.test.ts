import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Messages, startMessages } from '../../../test/messages.ts';
import { readMail } from '../../platform/mail/received-mail.ts';
import { receiveLetter } from './receive.ts';

describe('replies to answers', () => {
  let messages: Messages;

  beforeEach(async () => {
    messages = await startMessages();
  });
  afterEach(() => messages.server.close());

  const receive = async (mail: string) => receiveLetter(messages.server.context, await readMail(mail));
  const mail = (headers: string, text = 'And a further question') =>
    `From: Rita <Reporter@example.com>\r\nMessage-ID: <1@example.com>\r\nSubject: Re: Hello\r\n${headers}\r\n\r\n${text}\r\n`;

  it('are known by the address that the answer names, and open the message again', async () => {
    await messages.server.close();
    messages = await startMessages({ REPLY_ADDRESS: 'reply@example.com' });
    const id = await messages.write();
    await messages.answer(id, 1);
    const letter = await messages.letter();
    const [, address] = /<(.*)>/.exec(letter?.headers['reply-to'] ?? '') ?? [];
    expect(address).toBe(`reply+${messages.server.context.messageTags.toTag(id)}@example.com`);
    expect(await receive(mail(`To: ${address}`))).toEqual({
      outcome: 'kept',
      reference: '2026-00001',
      isAutomatic: false,
      attachments: 0,
    });
    expect(await messages.read(id)).toMatchObject({
      status: 'open',
      version: 3,
      letters: [
        { state: 'sent' },
        {
          state: 'received',
          email: 'reporter@example.com',
          text: 'And a further question',
          by: null,
          is_marked: true,
        },
      ],
    });
    expect(await receive(mail(`To: ${address}`))).toMatchObject({ outcome: 'known' });
    await messages.answer(id, (await messages.read(id)).version);
    const next = await messages.letter();
    expect(next?.headers['in-reply-to']).toBe('<1@example.com>');
  });

  it('that are HTML alone are kept as the text that they show', async () => {
    const id = await messages.write();
    await messages.answer(id, 1);
    const letter = await messages.letter();
    const headers = `In-Reply-To: ${letter?.headers['message-id']}\r\nTo: press@example.com\r\nContent-Type: text/html`;
    const html =
      '<html><head><title>Re</title><style>p{color:red}</style></head><body><div>Grazie <del>per nulla</del></div><div>A &lt; B</div><script>x()</script></body></html>';
    expect(await receive(mail(headers, html))).toMatchObject({ outcome: 'kept' });
    expect((await messages.read(id)).letters.at(-1)).toMatchObject({ text: 'Grazie\n\nA < B' });
  });

  it('are known by the letter that they name', async () => {
    const id = await messages.write();
    await messages.answer(id, 1);
    const letter = await messages.letter();
    const references = `In-Reply-To: ${letter?.headers['message-id']}\r\nTo: press@example.com`;
    expect(await receive(mail(references))).toMatchObject({ outcome: 'kept' });
  });

  it('are known by the number in the subject only where they come from the same address', async () => {
    const id = await messages.write();
    const numbered = (from: string) =>
      `From: ${from}\r\nTo: press@example.com\r\nSubject: Re: [2026-00001]\r\n\r\nx`;
    expect(await receive(numbered('evil@example.com'))).toBeNull();
    expect(await receive(numbered('REPORTER@example.com'))).toMatchObject({ outcome: 'kept' });
    expect((await messages.read(id)).letters).toMatchObject([{ state: 'received', is_marked: false }]);
  });

  it('with the mark of another message, a made-up one or none are not kept', async () => {
    const id = await messages.write();
    const tag = messages.server.context.messageTags.toTag(id + 1).replace(`m${id + 1}`, `m${id}`);
    for (const to of [
      `reply+${tag}@example.com`,
      `reply+m${id}-${'0'.repeat(20)}@example.com`,
      'reply@example.com',
    ])
      expect(await receive(mail(`To: ${to}`))).toBeNull();
    expect((await messages.read(id)).letters).toEqual([]);
  });

  it('that nobody wrote do not open it again', async () => {
    const id = await messages.write();
    await messages.answer(id, 1);
    const to = `To: reply+${messages.server.context.messageTags.toTag(id)}@example.com\r\nAuto-Submitted: auto-replied`;
    expect(await receive(mail(to, 'I am on holiday'))).toMatchObject({ isAutomatic: true });
    expect(await messages.read(id)).toMatchObject({
      status: 'answered',
      letters: [{}, { text: 'I am on holiday' }],
    });
  });
});
