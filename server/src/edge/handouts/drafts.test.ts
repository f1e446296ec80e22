import { expect, it } from 'vitest';
import { addDocument, addPicture, addPressKit, inBothForms } from '../../../test/media.ts';
import { startMessages } from '../../../test/messages.ts';
import { post } from '../../../test/requests.ts';
import { readZip } from '../../../test/zip.ts';

it('a draft that is given out has no link to its page, which nobody can open yet', async () => {
  const messages = await startMessages();
  const { server, officer } = messages;
  const picture = await addPicture(server, {}, inBothForms('open', 900));
  const text = { en: { title: 'Zanzibar tiles', body: '<p>Body words</p>' } };
  const made = await server.call(
    '/api/office/press_release/',
    post({ press_group: 'Association', text }, officer),
  );
  const { id } = made.json as { id: number };
  await server.database.db
    .updateTable('press_release_text')
    .set({ body: `<p>Body words</p><figure data-asset="${picture}" data-video="9"></figure>` })
    .where('press_release_id', '=', id)
    .execute();
  const items = [
    { kind: 'press_release', id },
    { kind: 'asset', id: picture },
  ];
  await messages.answer(await messages.write(), 1, { text: 'Here they are.', items, is_confirmed: true });
  const [url = ''] = /https?:\S+\/news\/files\/[\w-]+/.exec((await messages.letter())?.text ?? '') ?? [];
  const whole = await fetch(`${server.origin}${new URL(url).pathname}/all`);
  const files = Object.entries(await readZip(Buffer.from(await whole.arrayBuffer())));
  const [, words] = files.find(([name]) => /zanzibar-tiles\/[^/]+\.txt$/.test(name)) ?? [];
  expect(String(words)).toContain('Body words');
  expect(String(words)).not.toContain('Video');
  await server.close();
});

it('gives invited people what no reader of the press room sees', async () => {
  const messages = await startMessages();
  const { server } = messages;
  const asset_id = await addDocument(server, Buffer.from('for guests'), {});
  const file = { asset_id, language: null, title_en: 'Guests', title_it: 'Ospiti' };
  const items = [{ kind: 'press_kit', id: await addPressKit(server, 1, [file], { access: 'invited' }) }];
  const answer = async (more: object) =>
    messages.answer(await messages.write(), 1, { text: 'Here it is.', items, ...more });
  expect((await answer({})).status).toBe(400);
  expect((await answer({ is_confirmed: true })).status).toBe(201);
  const [url = ''] = /https?:\S+\/news\/files\/[\w-]+/.exec((await messages.letter())?.text ?? '') ?? [];
  const { pathname } = new URL(url);
  expect((await server.call(pathname)).text).not.toContain('Not published yet');
  expect((await server.call(`${pathname}/press_kit-${items[0]?.id}/file`)).status).toBe(200);
  await server.database.change((trx) => trx.deleteFrom('user_account_group').execute());
  // The creator of the link can no longer answer messages.
  expect((await server.call(pathname)).status).toBe(404);
  expect((await server.call(`${pathname}/press_kit-${items[0]?.id}/file`)).status).toBe(404);
  await server.close();
});
