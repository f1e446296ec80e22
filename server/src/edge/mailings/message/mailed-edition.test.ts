import { clippingPath } from '@press-room/contract/clippings';
import type { MailingChoice, MailingPreview, MailingProof } from '@press-room/contract/mailing-readings';
import { MAILING_PATH, type Mailing, mailingPath } from '@press-room/contract/mailings';
import { PRESS_REVIEW_PATH, pressReviewPdfPath } from '@press-room/contract/press-reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { addContactList } from '../../../../test/contacts.ts';
import { type Editions, startEditions } from '../../../../test/editions.ts';
import { anyText, textWith } from '../../../../test/matchers.ts';
import { textOf } from '../../../../test/pdf.ts';
import { patch, post } from '../../../../test/requests.ts';

describe('a mailing about an edition of the press review', () => {
  let office: Editions['office'];
  let group: number;
  let move: Editions['move'];
  let draft: Editions['draft'];
  let edition: Editions['edition'];
  let begin: Editions['begin'];
  let audience: Editions['audience'];
  beforeEach(async () => {
    ({ office, group, move, draft, edition, begin, audience } = await startEditions());
    return () => office.desk.server.close();
  });

  it('tells each recipient in their language, section by section, with the page and the PDF', async () => {
    const contacts = [
      await office.contact('ada@paper.example', { first_name: 'Ada' }),
      await office.contact('bob@paper.example', { first_name: 'Bob', language: 'en' }),
    ];
    const mailing = await begin(await edition(), {
      ...audience(contacts),
      opening: { it: 'Gentile {first_name},', en: 'Dear {first_name},' },
    });
    expect(mailing).toMatchObject({
      kind: 'edition',
      press_release: null,
      press_review: { title: 'Edizione speciale' },
      subject: { it: 'Edizione speciale', en: 'Press review of 20 November 2026' },
      extent: 'full',
    });
    await office.send(mailing);
    const [ada, bob] = (await office.mails()).toSorted((one, other) => one.to.localeCompare(other.to));
    expect(ada?.subject).toBe('Edizione speciale');
    for (const part of [ada?.text, ada?.html]) {
      expect(part).toContain('Gentile Ada,');
      const places = [
        'Parlano di noi',
        'Gazzetta · 20 novembre 2026 · pag. 3',
        'Parlano delle aziende associate',
        'Alfa wins',
        'Beta loses',
        'Rassegna stampa in PDF',
      ];
      expect(places.map((words) => (part?.indexOf(words) ?? -1) > 0)).toEqual(places.map(() => true));
      expect(places.map((words) => part?.indexOf(words))).toEqual(
        places.map((words) => part?.indexOf(words) ?? 0).toSorted((one, other) => one - other),
      );
    }
    expect(ada?.html).toContain('href="https://paper.example/fair?a=1&#38;b=2"');
    expect(ada?.html).toContain('Fair &#60;b&#62;grows&#60;/b&#62;');
    expect(bob?.subject).toBe('Press review of 20 November 2026');
    expect(bob?.text).toContain('About us');
    const paths = [...(bob?.text ?? '').matchAll(/https?:\/\/[^/]+(\/news\/to\/\S+)/g)].map(
      ([, path = '']) => path,
    );
    office.later(60_000);
    const browser = { 'User-Agent': 'Mozilla/5.0 Firefox/140' };
    const places = await Promise.all(
      paths.map(async (path) =>
        (await office.desk.server.call(path, { headers: browser, redirect: 'manual' })).headers.get(
          'Location',
        ),
      ),
    );
    expect(places).toEqual([textWith('/news/review/'), textWith('/edition.pdf')]);
    for (const place of places) {
      const { pathname } = new URL(place ?? '');
      expect((await office.desk.server.call(pathname)).status).toBe(200);
    }
    expect((await office.read(mailing)).counts).toMatchObject({ accepted: 2, visits: 2 });
  });

  it('quotes as far as a licence allows at that moment, as do its page and PDF, and never sends a page', async () => {
    const own = { section: 'market', licence: 'own', excerpt: `Ours ${'word '.repeat(200)}end` } as const;
    const review = await edition({
      Ours: own,
      Paid: {
        section: 'market',
        licence: 'licensed',
        licensed_until: '2026-11-20',
        excerpt: 'Paid until today',
      },
      Over: {
        section: 'market',
        licence: 'licensed',
        licensed_until: '2026-11-19',
        excerpt: 'Paid until then',
      },
      Linked: { section: 'market', licence: 'link_only', excerpt: 'Copied', url: 'https://paper.example/x' },
    });
    const ada = await office.contact('ada@paper.example');
    const mailing = await begin(review, audience([ada]));
    let headers: Record<string, string> = office.desk.officer;
    const preview = async ({ id } = mailing) =>
      (
        (await office.desk.server.call(`${mailingPath(id)}preview/?language=it`, { headers }))
          .json as MailingPreview
      ).text;
    const { pathname } = new URL(review.links?.edition ?? '');
    const page = async () => (await office.desk.server.call(pathname)).text;
    const pdf = async (path: string, init: RequestInit = {}) =>
      textOf(new Uint8Array(await (await fetch(office.desk.server.origin + path, init)).arrayBuffer()));
    /** As sent to everybody outside the office, and as in the PDF that an officer passes on. */
    const listTexts = async (sent = mailing) => [
      await preview(sent),
      await page(),
      await pdf(`${pathname}/edition.pdf`),
      await pdf(pressReviewPdfPath(review.id), { headers }),
    ];
    for (const text of await listTexts()) {
      for (const words of ['Ours word', 'Paid until today', 'Over', 'Linked', 'https://paper.example/x'])
        expect(text).toContain(words);
      for (const words of ['Paid until then', 'Copied']) expect(text).not.toContain(words);
    }
    expect(await preview()).not.toContain('end\n');
    const headlines = await office.call(
      mailingPath(mailing.id),
      patch({ extent: 'teaser' }, office.desk.match(mailing.version)),
    );
    expect(headlines.status).toBe(200);
    expect(await preview()).not.toContain('Ours word');
    await office.send(headlines.json as Mailing);
    const [mail] = await office.mails();
    expect(mail?.html).not.toContain('<img');
    office.later(86_400_000);
    headers = await office.desk.server.signedIn('officer@example.com');
    const after = await listTexts(await begin(review, audience([ada]), headers));
    expect(after.map((text) => [text.includes('Ours word'), text.includes('Paid until today')])).toEqual(
      after.map(() => [true, false]),
    );
  });

  it('waits for the publication, and stops where the edition is a draft again', async () => {
    const review = await draft({ One: { section: 'market' } });
    const ada = await office.contact('ada@paper.example');
    const mailing = await begin(review, audience([ada]));
    expect(((await office.call(`${mailingPath(mailing.id)}choice/`)).json as MailingChoice).is_awaited).toBe(
      true,
    );
    expect(await office.move(mailing, { to: 'send', recipients: 1 })).toMatchObject({
      status: 409,
      json: { detail: textWith('published') },
    });
    const proof = (await office.call(`${mailingPath(mailing.id)}proof/`)).json as MailingProof;
    expect(proof.problems.map(({ code }) => code)).toEqual(['not_published']);
    const awaiting = await office.move(mailing, { to: 'await', recipients: 1 });
    expect(awaiting.status).toBe(200);
    const out = await move(review, 'publish');
    office.later(60_000);
    expect(await office.mails()).toHaveLength(1);
    expect((await office.read(mailing)).state).toBe('sent');

    const bob = await office.contact('bob@paper.example');
    const planned = await begin(out, audience([bob]));
    const at = new Date(office.desk.server.clock.now.getTime() + 600_000).toISOString();
    await office.send(planned, { send_at: at });
    await move(out, 'recall');
    office.later(900_000);
    expect(await office.mails()).toHaveLength(1);
    expect(await office.read(planned)).toMatchObject({ state: 'paused', pause_reason: 'hidden' });
  });

  it('leaves out who has the edition, and begins with the audience of the last one', async () => {
    const contacts = [await office.contact('ada@paper.example'), await office.contact('bob@paper.example')];
    const list = await addContactList(office.desk.server.context, group, contacts.slice(1));
    const review = await edition();
    await office.send(await begin(review, audience(contacts.slice(0, 1))));
    await office.mails();
    const again = await begin(review, audience(contacts.slice(0, 1), { lists: [list] }));
    expect(await office.report(again)).toMatchObject({
      recipients: 1,
      left_out: [{ reason: 'has_it', count: 1 }],
    });
    await office.send(again);
    await office.mails();
    await office.call(`/api/office/contact_list/${list}/`, {
      method: 'DELETE',
      headers: office.desk.match(1),
    });
    const next = await begin(await edition({ Two: { section: 'market' } }));
    expect(next.audience).toMatchObject({ contacts: contacts.slice(0, 1), lists: [], has_takers: false });
    expect(
      (await begin(await edition({ Three: { section: 'market' } }), { kind: 'edition' })).audience.contacts,
    ).toEqual(contacts.slice(0, 1));
  });

  it('shows at once what is changed in a clipping while it is sent', async () => {
    const review = await edition();
    const mailing = await begin(review, audience([await office.contact('ada@paper.example')]));
    const { db } = office.desk.server.database;
    const { id, version } = await db
      .selectFrom('clipping')
      .select(['id', 'version'])
      .where('headline', '=', 'Alfa wins')
      .executeTakeFirstOrThrow();
    await office.call(clippingPath(id), patch({ headline: 'Alfa wins twice' }, office.desk.match(version)));
    await office.send(mailing);
    expect((await office.mails())[0]?.text).toContain('Alfa wins twice');
  });

  it('is about one subject that is there, and outlives it', async () => {
    const review = await draft({ One: { section: 'market' } });
    const release = await office.published();
    for (const [body, field] of [
      [{ press_review: 99_999 }, 'press_review'],
      [{ press_review: review.id, press_release: release.id }, 'kind'],
      [{ press_review: review.id, kind: 'correction' }, 'kind'],
      [{ press_release: release.id, kind: 'edition' }, 'kind'],
      [{ kind: 'edition' }, 'press_release'],
    ] as const)
      expect((await office.call(MAILING_PATH, post(body))).json).toEqual({ [field]: [anyText] });
    const mailing = await begin(review);
    const listed = async (query: string) =>
      ((await office.call(`${MAILING_PATH}?format=datatables&${query}`)).json as { data: Mailing[] }).data
        .length;
    expect([await listed(`press_review=${review.id}`), await listed('press_review=99')]).toEqual([1, 0]);
    const removed = await office.call(`${PRESS_REVIEW_PATH}${review.id}/`, {
      method: 'DELETE',
      headers: office.desk.match(review.version),
    });
    expect(removed.status).toBe(204);
    expect(await office.read(mailing)).toMatchObject({
      press_review: null,
      press_release: null,
      kind: 'edition',
    });
    const proof = (await office.call(`${mailingPath(mailing.id)}proof/`)).json as MailingProof;
    expect(proof.problems.map(({ code }) => code)).toEqual(['no_release']);
    expect((await office.move(mailing, { to: 'send', recipients: 0 })).status).toBe(409);
  });
});
