import type { MailingChoice, MailingPreview } from '@press-room/contract/mailing-readings';
import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Mailings, startMailings } from '../../../test/mailings.ts';
import { anyText, textLike, textWith } from '../../../test/matchers.ts';
import { addPicture, inBothForms } from '../../../test/media.ts';
import { patch, post } from '../../../test/requests.ts';

const preview = async ({ id }: Mailing, query = '') =>
  (await call(`${MAILING_PATH}${id}/preview/?${query}`)).json as MailingPreview;

let desk: Mailings['desk'];
let call: Mailings['call'];
let contact: Mailings['contact'];
let create: Mailings['create'];
let later: Mailings['later'];
let mails: Mailings['mails'];
let move: Mailings['move'];
let published: Mailings['published'];
let read: Mailings['read'];
let send: Mailings['send'];
beforeEach(async () => {
  ({ desk, call, contact, create, later, mails, move, published, read, send } = await startMailings());
  return () => desk.server.close();
});

describe('an office mailing', () => {
  it('is changed and deleted as a draft only, and sent by who saw how many get it', async () => {
    const release = await published();
    const ada = await contact('ada@paper.example');
    const draft = await create(release);
    expect((await move(draft, { to: 'send', recipients: 0 })).status).toBe(409);
    const change = (mailing: Mailing, body: object) =>
      call(`${MAILING_PATH}${mailing.id}/`, patch(body, desk.match(mailing.version)));
    for (const audience of [
      { lists: [99_999], contacts: [], has_takers: false },
      { lists: [], contacts: [99_999], has_takers: false },
      { lists: 'all' },
    ])
      expect((await change(draft, { audience })).json).toEqual({ audience: [anyText] });
    const ready = (await change(draft, { audience: { lists: [], contacts: [ada], has_takers: false } }))
      .json as Mailing;
    expect((await change(draft, { extent: 'full' })).status).toBe(412);
    expect((await change(ready, { subject: { it: 'x'.repeat(201) } })).json).toEqual({
      'subject.it': [anyText],
    });
    expect(await move(ready, { to: 'send', recipients: 2 })).toMatchObject({
      status: 409,
      json: { detail: textWith('1') },
    });
    const sent = await send(ready);
    await desk.server.mails();
    const over = await read(sent);
    expect((await change(over, { extent: 'full' })).status).toBe(409);
    expect(
      (await call(`${MAILING_PATH}${over.id}/`, { method: 'DELETE', headers: desk.match(over.version) }))
        .status,
    ).toBe(409);
    expect((await move(over, { to: 'resume' })).status).toBe(409);
  });

  it('is nobody’s business without the right', async () => {
    const release = await published();
    const draft = await create(release);
    for (const email of ['reader@example.com', 'agent@example.com', 'outsider@example.com']) {
      const headers = await desk.server.signedIn(email);
      const match = desk.match(draft.version, headers);
      const answers = await Promise.all([
        desk.server.call(MAILING_PATH, { headers }),
        desk.server.call(MAILING_PATH, post({ press_release: release.id }, headers)),
        move(draft, { to: 'send', recipients: 0 }, match),
        desk.server.call(`${MAILING_PATH}${draft.id}/test/`, post({ language: 'it' }, headers)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect((await desk.server.call(MAILING_PATH)).status).toBe(401);
  });

  it('shows how it looks, and is sent to the officer as a test', async () => {
    const release = await published({ text: { it: { title: 'Forni' } } });
    const draft = await create(release, { opening: { it: 'Caro {firstname}, <b>ciao</b>' } });
    expect((await preview(draft, 'language=it')).html).toContain('&#60;b&#62;ciao');
    expect(
      (await call(`${MAILING_PATH}${draft.id}/test/`, post({ language: 'it' }, desk.officer))).status,
    ).toBe(202);
    const [mail] = (await desk.server.mails()).filter(({ subject }) => subject.startsWith('[Test]'));
    expect(mail).toMatchObject({ to: 'officer@example.com', subject: '[Test] Forni' });
  });

  it('shows the language in which the release is published, with the words of that language', async () => {
    const text = { it: { title: 'Bozza', body: '<p>Bozza</p>' }, en: { title: 'Kilns', body: '<p>Hot</p>' } };
    const release = await desk.moved(await desk.draft({ text }), { to: 'published', languages: ['en'] });
    const draft = await create(release, { opening: { it: 'Cari colleghi', en: 'Dear all' } });
    for (const language of ['it', 'en']) {
      const shown = await preview(draft, `language=${language}`);
      expect(shown).toMatchObject({ language: 'en', subject: 'Kilns' });
      expect(shown.text).toContain('Dear all');
    }
    await call(`${MAILING_PATH}${draft.id}/test/`, post({ language: 'it' }, desk.officer));
    const [mail] = (await desk.server.mails()).filter(({ subject }) => subject.startsWith('[Test]'));
    expect(mail?.subject).toBe('[Test] Kilns');
  });

  it('shows the picture of a release that nobody can read yet to the officer, and mails it to nobody', async () => {
    const hero = await addPicture(desk.server, { alt_it: 'Forno' }, inBothForms('kiln', 800));
    const release = await desk.draft({ hero });
    const draft = await create(release);
    const pictureIn = (html: string) => /<img src="([^"]+)"/.exec(html)?.[1] ?? '';
    const src = pictureIn((await preview(draft, 'language=it')).html).replaceAll('&#38;', '&');
    const path = src.replace(desk.server.context.config.PUBLIC_URL, '');
    expect((await desk.server.call(path)).status).toBe(200);
    expect((await desk.server.call(path.split('?')[0] ?? '')).status).toBe(404);
    await call('/api/account/logout/', post({}, desk.officer));
    expect((await desk.server.call(path)).status).toBe(404);
    const headers = await desk.server.signedIn('officer@example.com');
    await desk.server.call(`${MAILING_PATH}${draft.id}/test/`, post({ language: 'it' }, headers));
    const [mail] = (await desk.server.mails()).filter(({ subject }) => subject.startsWith('[Test]'));
    expect(pictureIn(mail?.html ?? '')).toBe('');
  });

  it('waits for a publication only where it is still to come', async () => {
    const draft = await create(await desk.draft());
    const released = await create(await published());
    const isAwaited = async ({ id }: Mailing) =>
      ((await call(`${MAILING_PATH}${id}/choice/`)).json as MailingChoice).is_awaited;
    expect([await isAwaited(draft), await isAwaited(released)]).toEqual([true, false]);
    expect(await move(released, { to: 'await', recipients: 0 })).toMatchObject({
      status: 409,
      json: { detail: textWith('published or withdrawn already') },
    });
    expect((await move(draft, { to: 'await', recipients: 0 })).status).toBe(200);
  });

  it('counts who follows its links, by name only where they agreed', async () => {
    const release = await published();
    const contacts = [
      await contact('ada@paper.example'),
      await contact('agrees@paper.example', { agrees_to_figures: 1 }),
    ];
    const mailing = await create(release, { audience: { lists: [], contacts, has_takers: false } });
    await send(mailing);
    const received = await mails();
    later(60_000);
    const browser = { 'User-Agent': 'Mozilla/5.0 Firefox/140' };
    for (const { text } of received) {
      const [, path = ''] = /https?:\/\/[^/]+(\/news\/to\/\S+)/.exec(text) ?? [];
      const answer = await desk.server.call(path, { headers: browser, redirect: 'manual' });
      expect([answer.status, answer.headers.get('Location')]).toEqual([
        302,
        textLike(/\/it\/comunicati\/2026\//),
      ]);
      await desk.server.call(path, { headers: { 'User-Agent': 'Proofpoint scanner' }, redirect: 'manual' });
      expect((await desk.server.call(`${path.slice(0, -1)}_`, { headers: browser })).status).toBe(404);
    }
    expect((await read(mailing)).counts.visits).toBe(2);
    const rows = await desk.server.database.db
      .selectFrom('mailing_recipient')
      .select(['email', 'visited_at'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ visited_at }) => visited_at !== null)).toEqual([false, true]);
  });
});
