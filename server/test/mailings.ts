import type { MailingAudienceReport } from '@press-room/contract/mailing-readings';
import type { MailingRecipient } from '@press-room/contract/mailing-results';
import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { expect } from 'vitest';
import { addContact } from './contacts.ts';
import { type DeskRelease, type Headers, startDesk } from './desk.ts';
import { post } from './requests.ts';

/** An office where mailings are written and sent; contacts are at `paper.example`. */
export async function startMailings(environment: Record<string, string> = {}) {
  const desk = await startDesk(environment);
  const { server, officer } = desk;
  const call = (path: string, init: RequestInit = {}) =>
    server.call(path, { ...init, headers: { ...officer, ...(init.headers as Headers) } });
  const report = async ({ id }: Mailing) =>
    (await call(`${MAILING_PATH}${id}/audience/`)).json as MailingAudienceReport;
  const move = ({ id, version }: Mailing, body: object, headers = desk.match(version)) =>
    server.call(`${MAILING_PATH}${id}/transition/`, post(body, headers));
  return {
    desk,
    call,
    report,
    move,
    later: (ms: number): void => {
      server.clock.now = new Date(server.clock.now.getTime() + ms);
    },
    contact: (email: string, options: Parameters<typeof addContact>[2] = {}) =>
      addContact(server.context, email, options),
    published: async (body: object = {}): Promise<DeskRelease> =>
      desk.moved(await desk.draft(body), { to: 'published' }),
    latest: async ({ id }: DeskRelease) =>
      (await call(`/api/office/press_release/${id}/`)).json as DeskRelease,
    create: async (release: DeskRelease, body: object = {}): Promise<Mailing> => {
      const answer = await call(MAILING_PATH, post({ press_release: release.id, ...body }, officer));
      expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
      return answer.json as Mailing;
    },
    read: async ({ id }: Mailing) => (await call(`${MAILING_PATH}${id}/`)).json as Mailing,
    recipients: async ({ id }: Mailing): Promise<MailingRecipient[]> => {
      const answer = await call(
        `${MAILING_PATH}${id}/recipient/?format=datatables&draw=1&start=0&length=100`,
      );
      return (answer.json as { data: MailingRecipient[] }).data;
    },
    send: async (mailing: Mailing, body: object = {}): Promise<Mailing> => {
      const { recipients } = await report(mailing);
      const answer = await move(mailing, { to: 'send', recipients, ...body });
      expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
      return answer.json as Mailing;
    },
    /** Messages to contacts, after all due jobs have run. */
    mails: async () => (await server.mails()).filter(({ to }) => to.endsWith('@paper.example')),
  };
}
export type Mailings = Awaited<ReturnType<typeof startMailings>>;
