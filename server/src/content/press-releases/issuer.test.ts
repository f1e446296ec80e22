import { companyPath } from '@press-room/contract/companies';
import { DOWNLOAD_PATH } from '@press-room/contract/downloads';
import type { PressRelease, PressReleaseRow } from '@press-room/contract/press-releases';
import { RELEASE_TEMPLATE_PATH } from '@press-room/contract/release-templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { writeWeb } from '../../../test/drawn-web.ts';
import { patch, post } from '../../../test/requests.ts';
import { readZip } from '../../../test/zip.ts';

const ORIGIN = 'https://press.example.com';
const COMPANY = 'Ceramica Alfa & Figli';
const ABOUT = 'Produce <gres> dal 1962.\n\nEsporta in 40 paesi.';
const PHONE = '+39 0536 800 100';
const PRESS_EMAIL = 'stampa@alfa.example';
const OF_THE_HOUSE = 'Chi siamo: l’associazione.';

let desk: Desk;
let ids: Record<'told' | 'silent' | 'own', number>;

const text = { it: { title: 'Un nuovo forno', abstract: 'In breve', body: '<p>Testo</p>' } };

async function publish(more: object): Promise<number> {
  return (await desk.moved(await desk.draft({ press_group: 'Voices', text, ...more }), { to: 'published' }))
    .id;
}

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: ORIGIN }, { writeWeb });
  await desk.server.load({
    press_groups: [{ name: 'Voices', boilerplate: { it: `<p>${OF_THE_HOUSE}</p>`, en: '<p>About us.</p>' } }],
    companies: [
      {
        business_name: 'Alfa S.p.A.',
        pub_business_name: COMPANY,
        short_description: 'Per gli uffici',
        pub_short_description: ABOUT,
        telephone: '0000',
        pub_telephone: PHONE,
        press_email: 'office@alfa.example',
        pub_press_contact: 'Ufficio stampa',
        pub_press_email: PRESS_EMAIL,
      },
      { business_name: 'Muta' },
      { business_name: 'Voce', telephone: '0536 2' },
    ],
  });
  ids = {
    told: await publish({ company: COMPANY }),
    silent: await publish({ company: 'Muta' }),
    own: await publish({}),
  };
});
afterAll(() => desk.server.close());

const read = async (path: string, init?: RequestInit): Promise<string> => {
  const answer = await desk.server.call(path, init);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text;
};
const IN_ITALIAN = { headers: { 'Accept-Language': 'it' } };
const readRelease = async (id: number) =>
  JSON.parse(await read(`/api/press_room/press_release/${id}/`, IN_ITALIAN)) as PressRelease;
const page = (id: number, ending = '') => `/it/comunicati/2026/un-nuovo-forno-${id}${ending}`;

describe('who issues a release', () => {
  it('is said in rows and in the whole, by the public name', async () => {
    const list = JSON.parse(
      await read('/api/press_room/press_release/?format=datatables&length=50', IN_ITALIAN),
    ) as { data: PressReleaseRow[] };
    const companies = new Map(list.data.map(({ id, company }) => [id, company?.name ?? null]));
    expect([ids.told, ids.silent, ids.own].map((id) => companies.get(id))).toEqual([COMPANY, 'Muta', null]);
    expect((await readRelease(ids.told)).company?.name).toBe(COMPANY);
  });

  it('says of itself what stands below the text, and is whom the press may ask', async () => {
    const { boilerplate, contacts } = await readRelease(ids.told);
    expect(boilerplate).toBe(
      '<p><strong>Ceramica Alfa &amp; Figli</strong></p><p>Produce &lt;gres&gt; dal 1962.</p><p>Esporta in 40 paesi.</p>',
    );
    expect(contacts).toEqual([{ name: 'Ufficio stampa', role: COMPANY, email: PRESS_EMAIL, phone: PHONE }]);
  });

  it('is marked where it is written in another language than the text', async () => {
    const english = { en: { title: 'A new kiln', abstract: 'In short', body: '<p>Text</p>' } };
    const id = await publish({ company: COMPANY, text: english });
    const { boilerplate } = await readRelease(id);
    expect(boilerplate).toBe(
      '<p><strong>Ceramica Alfa &amp; Figli</strong> (in Italian only)</p><p lang="it">Produce &lt;gres&gt; dal 1962.</p><p lang="it">Esporta in 40 paesi.</p>',
    );
    expect(await read(`/en/releases/2026/a-new-kiln-${id}.txt`)).toContain(
      'Ceramica Alfa & Figli (in Italian only)\n\nProduce',
    );
  });

  it('has nothing of the press group below it where a company says nothing of itself', async () => {
    expect(await readRelease(ids.silent)).toMatchObject({ boilerplate: '', contacts: [] });
    expect((await readRelease(ids.own)).boilerplate).toContain(OF_THE_HOUSE);
  });

  it.each(['.txt', '.md', '.ninjs.json', '.newsml.xml'])('goes with the text as %s', async (ending) => {
    const [told, silent, own] = await Promise.all(
      [ids.told, ids.silent, ids.own].map(async (id) =>
        (await read(page(id, ending))).replaceAll('&amp;', '&').replaceAll('\\', ''),
      ),
    );
    for (const part of [COMPANY, 'Esporta in 40 paesi.', PHONE, 'Ufficio stampa', PRESS_EMAIL])
      expect(told).toContain(part);
    for (const each of [told, silent]) expect(each).not.toContain('associazione');
    expect(silent).toContain('Muta');
    expect(own).toContain(OF_THE_HOUSE);
  });

  it.each(['rss', 'atom', 'json'])('goes with the text in a feed as %s', async (form) => {
    const feed = (
      await read(`/it/feed.${form}?company=${(await readRelease(ids.told)).company?.id}`)
    ).replaceAll('&amp;', '&');
    for (const part of ['Ceramica Alfa', 'Esporta in 40 paesi.', PHONE, PRESS_EMAIL])
      expect(feed).toContain(part);
    expect(feed).not.toContain('associazione');
  });

  it('is told to search engines and messengers as author and source, and its publisher beside it', async () => {
    const html = await read(page(ids.told));
    expect(html).toContain('<meta name="author" content="Ceramica Alfa &#38; Figli">');
    const [article] = Array.from(
      html.matchAll(/ld\+json">(.*?)<\/script>/g),
      ([, json = '']) => JSON.parse(json) as object,
    );
    expect(article).toMatchObject({
      author: { name: COMPANY },
      sourceOrganization: { name: COMPANY },
      publisher: { name: 'Voices' },
    });
    const embedded = JSON.parse(
      await read(`/oembed?url=${encodeURIComponent(ORIGIN + page(ids.told))}`),
    ) as object;
    expect(embedded).toMatchObject({ author_name: COMPANY, provider_name: 'Voices' });
    const frame = await read(`/it/embed/comunicati/2026/un-nuovo-forno-${ids.told}`);
    expect(frame).toContain('Ceramica Alfa');
    expect(frame).not.toContain('Voices');
  });

  it('is found with the release', async () => {
    const found = JSON.parse(await read('/api/press_room/search/?q=forno', IN_ITALIAN)) as {
      releases: { id: number; company: { name: string } | null }[];
    };
    expect(found.releases.find(({ id }) => id === ids.told)?.company?.name).toBe(COMPANY);
  });

  it('goes with the text into a Word document', async () => {
    const ticket = await desk.server.call(
      DOWNLOAD_PATH,
      post({ press_release: ids.told }, { 'Accept-Language': 'it' }),
    );
    const { url } = ticket.json as { url: string };
    const archive = await fetch(desk.server.origin + url);
    const files = await readZip(Buffer.from(await archive.arrayBuffer()));
    const name = Object.keys(files).find((each) => each.endsWith('.docx')) ?? '';
    const { 'word/document.xml': document } = await readZip(files[name] ?? Buffer.of());
    for (const part of ['Ufficio stampa', PRESS_EMAIL, 'Esporta in 40 paesi.'])
      expect(String(document)).toContain(part);
    expect(String(document)).not.toContain('associazione');
  });

  const contact = {
    name: { it: 'Ada', en: 'Ada' },
    role: { it: '', en: '' },
    email: '',
    phone: '+39 0536 2',
  };
  const namesOf = async (id: number) => (await readRelease(id)).contacts.map(({ name }) => name);

  it('is asked once where the release names its telephone or its e-mail address', async () => {
    expect(
      await namesOf(await publish({ company: 'Voce', contacts: [{ ...contact, phone: '05362' }] })),
    ).toEqual(['Ada']);
    const written = { ...contact, email: PRESS_EMAIL };
    expect(await namesOf(await publish({ company: COMPANY, contacts: [written] }))).toEqual(['Ada']);
  });

  it('is asked besides whom the release names, and instead of those of a template', async () => {
    expect(await namesOf(await publish({ company: COMPANY, contacts: [contact] }))).toEqual([
      'Ada',
      'Ufficio stampa',
    ]);
    const template = await desk.server.call(
      RELEASE_TEMPLATE_PATH,
      post({ name: 'News', press_group: 'Voices', contacts: [contact] }, desk.officer),
    );
    const { id } = template.json as { id: number };
    expect(await namesOf(await publish({ template: id }))).toEqual(['Ada']);
    expect(await namesOf(await publish({ template: id, company: COMPANY }))).toEqual(['Ufficio stampa']);
  });

  it('is told anew once the company changes what it says', async () => {
    const { company } = await readRelease(ids.silent);
    const path = companyPath(company?.id ?? 0);
    const headers = desk.officer;
    const { version } = (await desk.server.call(path, { headers })).json as { version: number };
    const changed = await desk.server.call(path, patch({ short_description: 'Parla' }, desk.match(version)));
    expect(changed.status).toBe(200);
    expect((await readRelease(ids.silent)).boilerplate).toContain('Parla');
    expect(await read(page(ids.silent, '.txt'))).toContain('Parla');
  });
});
