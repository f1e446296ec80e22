import { CONTACT_PATH, contactMergePath } from '@press-room/contract/contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import { post } from '../../../../test/requests.ts';
import type { MailTransport } from '../../../platform/mail/outgoing-mail.ts';
import { workOnMailing } from './job.ts';

describe('a running mailing', () => {
  let office: Mailings;
  beforeEach(async () => {
    office = await startMailings();
    return () => office.desk.server.close();
  });

  it.each(['before either message was begun', 'while the first message is on its way'])(
    'sends one message to two contacts that are merged %s, and none when they are two again',
    async (when) => {
      const { desk, call, contact, create, later, published, read, recipients, report, send } = office;
      const taken: string[] = [];
      const release = await published();
      const [ada, bob] = [await contact('ada@paper.example'), await contact('bob@paper.example')];
      const audience = { lists: [], contacts: [ada, bob], has_takers: false };
      const mailing = await send(await create(release, { audience, per_minute: 1 }));
      const { context } = desk.server;
      const versionOf = async (id: number) =>
        ((await call(`${CONTACT_PATH}${id}/`)).json as { version: number }).version;
      const merge = async (): Promise<void> => {
        const form = { merged: ada, merged_version: await versionOf(ada) };
        const { status } = await call(contactMergePath(bob), post(form, desk.match(await versionOf(bob))));
        expect(status).toBe(200);
      };
      const isEarly = when.startsWith('before');
      const merging: MailTransport = {
        send: async ({ to }) => {
          taken.push(to.address);
          if (!isEarly && taken.length === 1) await merge();
        },
      };
      const work = () => workOnMailing(context, { mailing: mailing.id }, { transport: merging, signals: [] });
      await work();
      if (isEarly) await merge();
      await work();
      later(120_000);
      await work();
      expect(taken).toEqual(['ada@paper.example']);
      const headers = desk.match(await versionOf(bob));
      expect((await call(contactMergePath(bob), { method: 'DELETE', headers })).status).toBe(200);
      later(120_000);
      await work();
      expect(taken).toEqual(['ada@paper.example']);
      expect((await recipients(mailing)).map(({ email, state, reason }) => [email, state, reason])).toEqual([
        ['ada@paper.example', 'accepted', null],
        ['bob@paper.example', 'left_out', 'has_it'],
      ]);
      expect(await read(mailing)).toMatchObject({ state: 'sent' });
      // Releases received before or after the merge are not sent again to either contact.
      expect(await report(await create(release, { audience }))).toMatchObject({ recipients: 0 });
    },
  );

  it('leaves out an address that was taken off its contact meanwhile', async () => {
    const { desk, contact, create, mails, published, recipients, send } = office;
    const contacts = [await contact('old@paper.example'), await contact('bob@paper.example')];
    const audience = { lists: [], contacts, has_takers: false };
    const mailing = await send(await create(await published(), { audience }));
    await desk.server.database.db
      .deleteFrom('contact_address')
      .where('email', '=', 'old@paper.example')
      .execute();
    expect((await mails()).map(({ to }) => to)).toEqual(['bob@paper.example']);
    const states = (await recipients(mailing)).map(({ state, answer }) => `${state} ${answer}`.trim());
    expect(states.toSorted()).toEqual(['accepted', 'left_out no_address']);
  });
});
