import type { MailingChoice, MailingPreview } from '@press-room/contract/mailing-readings';
import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';

let desk: Mailings['desk'];
let call: Mailings['call'];
let contact: Mailings['contact'];
let create: Mailings['create'];
let published: Mailings['published'];
beforeEach(async () => {
  ({ desk, call, contact, create, published } = await startMailings());
  return () => desk.server.close();
});

const choice = async ({ id }: Mailing, q = '') =>
  (await call(`${MAILING_PATH}${id}/choice/?q=${q}`)).json as MailingChoice;
const preview = async ({ id }: Mailing) =>
  (await call(`${MAILING_PATH}${id}/preview/?language=it`)).json as MailingPreview;

const person = (name: string, email: string) => ({
  name: { it: name, en: name },
  role: { it: '', en: '' },
  email,
  phone: '',
});

describe('what a mailing can have of its release', () => {
  it('is its documents and contacts, the people by name, and what else the press may see', async () => {
    const ada = await contact('ada@paper.example');
    const other = await published({ text: { it: { title: 'Argille & <smalti>' } } });
    await desk.draft({ text: { it: { title: 'Argille segrete' } } });
    const release = await published({
      attachments: [desk.files.sheet],
      contacts: [person('Lia Bo', 'lia@press.example'), person('Ugo Po', 'ugo@press.example')],
      text: { it: { title: 'Forni' } },
    });
    const draft = await create(release, {
      audience: { lists: [], contacts: [ada], has_takers: false },
      links: [
        { kind: 'press_release', id: other.id },
        { kind: 'document', id: desk.files.sheet },
      ],
      hidden_contacts: ['ugo@press.example'],
    });
    const read = await choice(draft, 'argille');
    expect(read).toMatchObject({
      issuer: 'Association',
      people: [{ id: ada, name: 'Ada Rossi' }],
      documents: [{ kind: 'document', id: desk.files.sheet }],
      contacts: [{ key: 'lia@press.example' }, { key: 'ugo@press.example' }],
    });
    expect(read.chosen.map(({ kind }) => kind)).toEqual(['press_release', 'document']);
    expect(read.found.map(({ title }) => title.it)).toEqual(['Argille & <smalti>']);
    const { html, text } = await preview(draft);
    expect(html).toContain('Argille &#38; &#60;smalti&#62;');
    expect(html).toContain('/media/');
    expect([text.includes('lia@press.example'), text.includes('ugo@press.example')]).toEqual([true, false]);
  });
});
