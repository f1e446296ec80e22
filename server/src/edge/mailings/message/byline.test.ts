import { beforeEach, expect, it } from 'vitest';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';

let mailings: Mailings;
beforeEach(async () => {
  mailings = await startMailings();
  return () => mailings.desk.server.close();
});

it('says whose news it is where the press office mails that of a company', async () => {
  const { desk, contact, create, latest, mails, published, send } = mailings;
  await desk.server.load({
    companies: [{ business_name: 'Alfa S.p.A.', pub_business_name: 'Alfa & Figli' }],
  });
  const release = await published({ company: 'Alfa & Figli' });
  const contacts = [
    await contact('ada@paper.example'),
    await contact('bob@paper.example', { language: 'en' }),
  ];
  await send(await create(release, { audience: { lists: [], contacts, has_takers: false } }));
  const [italian, english] = await mails();
  expect(italian?.text).toContain('Comunicato stampa di Alfa & Figli');
  expect(italian?.html).toContain('Comunicato stampa di Alfa &#38; Figli');
  expect(english?.text).toContain('Press release of Alfa & Figli');
  await desk.moved(await latest(release), {
    to: 'archived',
    withdrawal_note: { it: 'Dati errati', en: '' },
  });
  await send(await create(release, { kind: 'withdrawal' }));
  expect((await mails()).at(-1)?.text).toContain('Alfa & Figli');
  await send(await create(await published(), { audience: { lists: [], contacts, has_takers: false } }));
  expect((await mails()).at(-1)?.text).not.toContain('Press release of');
});

it('names a withdrawn release in the language of each recipient', async () => {
  const { desk, contact, create, latest, mails, published, send } = mailings;
  const text = { it: { title: 'Forni', body: '<p>Sì</p>' }, en: { title: 'Kilns', body: '<p>Yes</p>' } };
  const release = await published({ text });
  const contacts = [
    await contact('ada@paper.example'),
    await contact('bob@paper.example', { language: 'en' }),
  ];
  const audience = { lists: [], contacts, has_takers: false };
  const first = await send(await create(release, { audience }));
  await mails();
  const reminder = await create(release, { kind: 'follow_up', follows: first.id });
  expect(reminder.subject).toEqual({ it: 'Promemoria: Forni', en: 'Reminder: Kilns' });
  await desk.moved(await latest(release), { to: 'archived', withdrawal_note: {} });
  const before = (await mails()).length;
  await send(await create(release, { kind: 'withdrawal' }));
  const [italian, english] = (await mails()).slice(before);
  expect(italian?.subject).toContain('non utilizzare: Forni');
  expect(italian?.text).toMatch(
    /^Ritirato: Forni\n\nIl comunicato «Forni» del 20 novembre 2026 è stato ritirato/,
  );
  expect(english?.text).toMatch(
    /^Withdrawn: Kilns\n\nThe press release “Kilns” of 20 November 2026 has been withdrawn/,
  );
  expect(english?.html).toContain('Withdrawn: Kilns</h1>');
  expect(english?.html).not.toContain('Forni');
});
