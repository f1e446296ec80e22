import type { Mailing } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Mailings, startMailings } from '../../../../test/mailings.ts';
import type { MailTransport } from '../../../platform/mail/outgoing-mail.ts';
import { RefusedMail } from '../../../platform/mail/refusal.ts';
import { workOnMailing } from './job.ts';

const refuse = (code: number, isPermanent: boolean): never => {
  throw new RefusedMail(code, { answer: `${code} No`, fault: 'ours', isPermanent });
};

describe('a running mailing', () => {
  let office: Mailings;
  beforeEach(async () => {
    office = await startMailings();
    return () => office.desk.server.close();
  });

  const work = (mailing: Mailing, send: MailTransport['send']) =>
    workOnMailing(office.desk.server.context, { mailing: mailing.id }, { transport: { send }, signals: [] });
  const audienceOf = (contacts: number[]) => ({ lists: [], contacts, has_takers: false });
  /** A mailing to some new contacts, up to its first message. */
  async function begin(count: number, release?: Parameters<Mailings['create']>[0]): Promise<Mailing> {
    const contacts: number[] = [];
    for (let at = 0; at < count; at += 1) contacts.push(await office.contact(`reader${at}@paper.example`));
    const audience = audienceOf(contacts);
    const mailing = await office.send(
      await office.create(release ?? (await office.published()), { audience }),
    );
    await work(mailing, async () => undefined);
    return office.read(mailing);
  }
  const stop = async (mailing: Mailing) => {
    expect((await office.move(await office.read(mailing), { to: 'stop' })).status).toBe(200);
  };
  const answers = async (mailing: Mailing) =>
    (await office.recipients(mailing)).map(({ state, answer }) => `${state} ${answer}`);

  it('that is stopped calls off the messages that the mail server then defers', async () => {
    const mailing = await begin(1);
    await work(mailing, async () => {
      await stop(mailing);
      refuse(451, false);
    });
    expect(await answers(mailing)).toEqual(['left_out called_off']);
  });

  it('that is stopped calls off the messages of a process that was killed', async () => {
    const mailing = await begin(1);
    const { db } = office.desk.server.database;
    await db.updateTable('mailing_recipient').set({ state: 'sending' }).execute();
    await stop(mailing);
    await work(mailing, async () => undefined);
    expect(await answers(mailing)).toEqual(['left_out called_off']);
  });

  it('that was resumed after many refusals is not paused by the next one', async () => {
    const mailing = await begin(40);
    const state = async () => (await office.read(mailing)).state;
    let sent = 0;
    const refusing = async () => {
      sent += 1;
      if (sent <= 11) refuse(550, true);
      if (sent > 20 && sent <= 25) refuse(550, true);
    };
    await work(mailing, refusing);
    expect([await state(), (await office.read(mailing)).pause_reason]).toEqual(['paused', 'refusals']);
    sent = 20;
    expect((await office.move(await office.read(mailing), { to: 'resume' })).status).toBe(200);
    await work(mailing, refusing);
    expect(await state()).toBe('sent');
  });

  it('does not count a message as a correction that was published while it was sent', async () => {
    const release = await office.published();
    const mailing = await begin(1, release);
    await work(mailing, async () => {
      office.later(1000);
      const change = {
        text: { it: { title: 'Nuovo' } },
        correction: { it: 'I metri sono 12', en: 'Twelve' },
      };
      expect((await office.desk.change(await office.latest(release), change)).status).toBe(200);
      office.later(1000);
    });
    expect(await answers(mailing)).toEqual(['accepted ']);
    expect(await office.report(await office.create(release, { kind: 'correction' }))).toMatchObject({
      recipients: 1,
      left_out: [],
    });
  });

  it('that waits for a publication counts who may read it then', async () => {
    const { desk, contact, create, move, read, report, mails } = office;
    const draft = await desk.draft({ embargo_until: '2026-11-21T09:00:00Z' });
    const contacts = [
      await contact('ada@paper.example'),
      await contact('agreed@paper.example', {
        is_embargo_trusted: 1,
        embargo_accepted_at: '2026-11-01T09:00:00.000Z',
      }),
    ];
    const mailing = await create(draft, { audience: audienceOf(contacts) });
    expect(await report(mailing)).toMatchObject({
      recipients: 1,
      left_out: [{ reason: 'embargo', count: 1 }],
    });
    expect((await move(mailing, { to: 'await', recipients: 1 })).status).toBe(200);
    await desk.moved(draft, { to: 'published' });
    office.later(60_000);
    expect((await mails()).map(({ to }) => to)).toEqual(['agreed@paper.example']);
    expect(await read(mailing)).toMatchObject({ state: 'sent' });
    const press = await create(await desk.draft({ access: 'press' }), { audience: audienceOf(contacts) });
    expect(await report(press)).toMatchObject({ recipients: 0, left_out: [{ reason: 'hidden', count: 2 }] });
  });
});
