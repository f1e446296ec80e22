import type { MailingPreview } from '@press-room/contract/mailing-readings';
import { mailingPath } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Editions, startEditions } from '../../../../test/editions.ts';
import { ensureOutlets } from '../../../core/contacts/outlets.ts';

describe('a mailing about an edition of the press review to people of companies', () => {
  let office: Editions['office'];
  let companies: number[];
  let edition: Editions['edition'];
  let begin: Editions['begin'];
  let audience: Editions['audience'];
  let member: Editions['member'];
  beforeEach(async () => {
    ({ office, companies, edition, begin, audience, member } = await startEditions());
    return () => office.desk.server.close();
  });

  it('tells a member’s press office what is about the member alone, and nothing where that is nothing', async () => {
    const alfa = await member('agent@example.com', companies[0]);
    const beta = await member('company@example.com', companies[1]);
    await office.desk.server.database.db
      .updateTable('user_account')
      .set({ disabled_at: '2026-11-01T00:00:00.000Z' })
      .where('email', '=', 'agent@example.com')
      .execute();
    const review = await edition({
      'Fair grows': { section: 'about_us' },
      'Alfa wins': { section: 'about_members', companies: [companies[0]] },
      'Beta elsewhere': { section: 'market', companies: [companies[1]] },
    });
    const mailing = await begin(review, audience([alfa, beta]));
    expect(await office.report(mailing)).toMatchObject({
      recipients: 1,
      left_out: [{ reason: 'not_named', count: 1 }],
    });
    const preview = (await office.call(`${mailingPath(mailing.id)}preview/?language=it&contact=${alfa}`))
      .json as MailingPreview;
    await office.send(mailing);
    const [mail] = (await office.desk.server.mails()).filter(({ to }) => to === 'agent@example.com');
    for (const text of [preview.text, preview.html, mail?.text, mail?.html]) {
      expect(text).toContain('Alfa wins');
      for (const other of ['Fair grows', 'Beta elsewhere', 'edition.pdf', 'PDF'])
        expect(text).not.toContain(other);
    }
    const { target } = await office.desk.server.database.db
      .selectFrom('mailing_link')
      .select('target')
      .executeTakeFirstOrThrow();
    expect(target).toContain(`/news/review/${review.id}-${companies[0]}-`);
  });

  it('tells people of a company without an account what is about it alone', async () => {
    const { server } = office.desk;
    const { db } = server.database;
    const enterPress = (at: number, set: { press_email?: string; pub_press_email?: string }) =>
      db
        .updateTable('company')
        .set(set)
        .where('id', '=', companies[at] ?? 0)
        .execute();
    await enterPress(0, { press_email: 'press@alfa.example', pub_press_email: 'studio@agency.example' });
    await enterPress(1, { press_email: 'beta@gmail.com', pub_press_email: 'studio@agency.example' });
    const workFor = async (contact: number, name: string): Promise<number> => {
      const { byKey } = await ensureOutlets(db, [name], server.clock.now);
      await db
        .insertInto('contact_outlet')
        .values([...byKey.values()].map((outlet_id) => ({ contact_id: contact, outlet_id })))
        .execute();
      return contact;
    };
    const officer = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'officer@example.com')
      .executeTakeFirstOrThrow();
    const whole = 'Fair, Alfa, Beta';
    const expected: Record<string, string> = {
      'press@alfa.example': 'Alfa',
      'colleague@alfa.example': 'Alfa',
      'officer@alfa.example': whole,
      'reporter@alfa.example': whole,
      'studio@agency.example': 'Alfa, Beta',
      'freelance@agency.example': whole,
      'beta@gmail.com': 'Beta',
      'freelance@gmail.com': whole,
      'somebody@elsewhere.example': 'Beta',
    };
    const contacts: number[] = [];
    for (const email of Object.keys(expected)) {
      const account = email.startsWith('officer') ? { user_account_id: officer.id } : {};
      contacts.push(await office.contact(email, account));
    }
    await workFor(contacts[3] ?? 0, 'La Gazzetta');
    await workFor(contacts[8] ?? 0, 'BETA s.r.l.');
    const clips = {
      'Fair grows': { section: 'about_us' },
      'Alfa wins': { section: 'about_members', companies: [companies[0]] },
      'Beta loses': { section: 'about_members', companies: [companies[1]] },
    } as const;
    const mailing = await begin(await edition(clips), audience(contacts));
    expect(await office.report(mailing)).toMatchObject({ recipients: contacts.length, left_out: [] });
    const preview = await office.call(
      `${mailingPath(mailing.id)}preview/?language=it&contact=${contacts[1]}`,
    );
    await office.send(mailing);
    const mails = (await server.mails()).filter(({ to }) => to in expected);
    const told = mails.map(({ to, text, html }) => {
      for (const [part, isWhole] of [text, html].map((each) => [each, expected[to] === whole] as const))
        expect([to, part.includes('edition.pdf') || part.includes('in PDF')]).toEqual([to, isWhole]);
      return [to, Object.keys(clips).filter((headline) => text.includes(headline))];
    });
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(
        Object.entries(expected).map(([email, names]) => [
          email,
          Object.keys(clips).filter((headline) => names.includes(headline.split(' ')[0] ?? '')),
        ]),
      ),
    );
    expect((preview.json as MailingPreview).text).not.toContain('Fair grows');
    // The message about two companies links to a page for each.
    const agency = mails.find(({ to }) => to.startsWith('studio'));
    for (const name of ['Alfa', 'Beta']) expect(agency?.text).toContain(`Leggi la rassegna stampa: ${name}`);
    const elsewhere = await begin(
      await edition({ 'Alfa wins': { section: 'about_members', companies: [companies[0]] } }),
      audience(contacts),
    );
    expect((await office.report(elsewhere)).left_out).toEqual([{ reason: 'not_named', count: 2 }]);
  });

  it('goes to the press offices of the members it names where the office asks for it', async () => {
    await member('agent@example.com', companies[0]);
    await member('company@example.com', companies[1]);
    const review = await edition({ 'Alfa wins': { section: 'about_members', companies: [companies[0]] } });
    await office.desk.server.database.db
      .updateTable('company')
      .set({ press_email: 'press@alfa.example' })
      .where('id', '=', companies[0] ?? 0)
      .execute();
    await office.contact('press@alfa.example');
    const mailing = await begin(review, audience([], { has_takers: true }));
    expect(await office.report(mailing)).toMatchObject({ recipients: 2, left_out: [] });
    await office.send(mailing);
    const told = (await office.desk.server.mails()).map(({ to }) => to);
    expect(told).toEqual(expect.arrayContaining(['agent@example.com', 'press@alfa.example']));
  });
});
