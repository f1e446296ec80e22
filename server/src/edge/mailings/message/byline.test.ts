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
