import type { MailingPreview, MailingProof } from '@press-room/contract/mailing-readings';
import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { addPicture, inBothForms } from '../../../../test/media.ts';
import { patch, post } from '../../../../test/requests.ts';

let desk: Mailings['desk'];
let call: Mailings['call'];
let contact: Mailings['contact'];
let create: Mailings['create'];
let move: Mailings['move'];
let published: Mailings['published'];
let latest: Mailings['latest'];
beforeEach(async () => {
  ({ desk, call, contact, create, move, published, latest } = await startMailings());
  return () => desk.server.close();
});

const proof = async ({ id }: Mailing): Promise<string[]> => {
  const { problems } = (await call(`${MAILING_PATH}${id}/proof/`)).json as MailingProof;
  return problems.map(({ code, language, about, count }) =>
    [code, language, about, count || ''].filter(Boolean).join(' '),
  );
};

describe('the proof of a mailing', () => {
  it('names what is missing in the language that has it, and what is missing in both once', async () => {
    const release = await published({ text: { it: { title: 'Forni' } } });
    const draft = await create(release, { opening: { it: 'Caro {firstname},', en: 'Dear {First name},' } });
    expect(await proof(draft)).toEqual(['unknown_field it firstname', 'no_contacts it']);
    const contacts = [
      await contact('ada@paper.example'),
      await contact('bob@paper.example', { language: 'en' }),
    ];
    const both = await create(await published(), {
      audience: { lists: [], contacts, has_takers: false },
      subject: { it: '' },
      opening: { it: 'Caro {firstname},', en: 'Dear {First name},' },
    });
    expect(await proof(both)).toEqual([
      'unknown_field en First name',
      'no_contacts',
      'no_subject it',
      'unknown_field it firstname',
    ]);
  });

  it('counts for whom a field is empty that nothing stands in for', async () => {
    const contacts = [
      await contact('ada@paper.example', { first_name: '' }),
      await contact('bob@paper.example'),
    ];
    const draft = await create(await published(), {
      audience: { lists: [], contacts, has_takers: false },
      opening: { it: 'Caro {first_name}, {outlet|la redazione} {salutation| }' },
    });
    expect(await proof(draft)).toEqual([
      'empty_field it first_name 1',
      'empty_field it salutation 2',
      'no_contacts it',
    ]);
  });

  it('names links of the message that lead to nothing, here and elsewhere, and leads the others to this site', async () => {
    const hidden = await desk.draft();
    const shown = await published();
    const link = (href: string) => `<p><a href="${href}">x</a></p>`;
    const body = [`#/press-release/${hidden.id}`, `#/press-release/${shown.id}`, 'https://dead.example/'];
    const release = await published({ text: { it: { title: 'Forni', body: body.map(link).join('') } } });
    await desk.server.database.db
      .insertInto('link_check')
      .values({ url: 'https://dead.example/', state: 'dead', checked_at: '2026-11-20T09:50:00.000Z' })
      .execute();
    const full = await create(release, { extent: 'full' });
    expect((await proof(full)).filter((each) => each.startsWith('dead_link'))).toEqual([
      `dead_link it #/press-release/${hidden.id}`,
      'dead_link it https://dead.example/',
    ]);
    const { html, text } = (await call(`${MAILING_PATH}${full.id}/preview/?language=it`))
      .json as MailingPreview;
    const address = `${desk.server.context.config.PUBLIC_URL}/#/press-release/${shown.id}`;
    expect(html).toContain(`href="${address}"`);
    expect(html).not.toMatch(/href="#/);
    expect(text).toContain(`x (${address})`);
  });

  it('warns of a picture without words, of a long message, and of what the message leaves out', async () => {
    const hero = await addPicture(desk.server, { alt_it: '', alt_en: '' }, inBothForms('kiln', 800));
    const release = await published({
      hero,
      attachments: [desk.files.sheet],
      text: { it: { title: 'Forni', body: `<p>${'Argilla '.repeat(15_000)}</p>` } },
    });
    const links = [
      { kind: 'document', id: desk.files.sheet },
      { kind: 'gallery', id: 99_999 },
    ];
    const draft = await create(release, { extent: 'full', links });
    expect(await proof(draft)).toEqual([
      'no_alt_text it',
      'no_contacts it',
      'no_material it 1',
      'too_large it',
    ]);
  });

  it('says that nobody can read the release yet, that changes wait, and that another mailing does', async () => {
    const draft = await desk.draft();
    const early = await create(draft);
    expect(await proof(early)).toEqual(['not_published', 'no_contacts']);
    expect((await move(early, { to: 'await', recipients: 0 })).status).toBe(200);
    const release = await desk.moved(draft, { to: 'published' });
    await call(
      `/api/office/press_release/${release.id}/`,
      patch(
        { pending: { text: { it: { title: 'Nuovo titolo' } } } },
        desk.match((await latest(release)).version),
      ),
    );
    expect(await proof(await create(release))).toEqual(['pending_changes', 'other_mailing', 'no_contacts']);
  });
});

describe('a mailing about a release that nobody can read yet', () => {
  it('is shown as it will be, also to the officer as a test', async () => {
    const draft = await create(await desk.draft({ text: { it: { title: 'Domani', abstract: 'In breve' } } }));
    const shown = (await call(`${MAILING_PATH}${draft.id}/preview/?language=it`)).json as MailingPreview;
    expect([shown.subject, shown.text.includes('In breve')]).toEqual(['Domani', true]);
    await call(`${MAILING_PATH}${draft.id}/test/`, post({ language: 'it' }, desk.officer));
    expect((await desk.server.mails()).map(({ subject }) => subject)).toContain('[Test] Domani');
  });
});
