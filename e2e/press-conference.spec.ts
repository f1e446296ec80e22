import type { Browser } from '@playwright/test';
import {
  OFFICE_APPOINTMENT_PATH,
  type OfficeAppointment,
  officeAppointmentPath,
} from '@press-room/contract/appointments';
import {
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  type Contact,
  type ContactList,
  contactListMemberPath,
} from '@press-room/contract/contacts';
import type { Email } from 'postal-mime';
import { expectNoViolations } from './axe.ts';
import { expect, headersOf, test } from './desk-site.ts';
import { sendMailing, whenSent } from './mailing-screen.ts';
import { listMails, receiveMail } from './outbox.ts';
import { PLACE_OF, Reader, speak } from './reader.ts';
import { expectNoOverflow } from './screens.ts';
import { openContext } from './settled.ts';

const PLACES = 12;
const DAY_MS = 86_400_000;
/** Minutes in which several changes are combined into one message; the server waits two. */
const CHANGE_MINUTES = 3;

/** Beginning of the subject. */
const MOVED_UP = { en: 'A place for you', it: 'Un posto per te' };

const calendarOf = ({ attachments }: Email): string =>
  attachments
    .map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
    )
    .join('\n')
    .replaceAll('\r\n ', '');

const sequenceOf = (calendar: string): number => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]);

const linkIn = ({ text = '' }: Email): string => /\/news\/appointment\/[\w-]+/.exec(text)?.[0] ?? 'no link';

for (const language of ['en', 'it'] as const)
  test(
    `a press conference fills, moves its waiting list up, changes its hour and lets people in (${language})`,
    {
      tag: [PLACE_OF[language], '@engine'],
    },
    async ({ page, request, browser, signIn, desk }, { testId, retry }) => {
      const officer = new Reader(page, language);
      await speak(page, language);
      const main = page.getByRole('main');
      const headers = await headersOf(request);
      const list = `Sala ${testId} ${retry}`;
      const emails = Array.from({ length: PLACES + 1 }, (_, at) => `${at}-${testId}-${retry}@paper.example`);
      const make = async <Made>(path: string, data: object, more: object = {}): Promise<Made> => {
        const answer = await request.post(path, { headers: { ...headers, ...more }, data });
        expect([path, answer.ok()]).toEqual([path, true]);
        return (await answer.json()) as Made;
      };

      const appointment = await test.step('a list of thirteen people and a draft are there', async () => {
        const contacts: number[] = [];
        for (const [at, email] of emails.entries()) {
          const person = {
            first_name: 'Anna',
            last_name: `Serra ${at}`,
            addresses: [email],
            language,
            basis: 'asked',
          };
          contacts.push((await make<Contact>(CONTACT_PATH, person)).id);
        }
        const made = await make<ContactList>(CONTACT_LIST_PATH, { name: list, press_group: 1 });
        const match = { 'If-Match': `"${made.version}"` };
        await make(contactListMemberPath(made.id), { add: contacts }, match);
        const start = Math.ceil(desk.now().getTime() / DAY_MS) * DAY_MS + 30 * DAY_MS + 9 * 3_600_000;
        return make<OfficeAppointment>(OFFICE_APPOINTMENT_PATH, {
          press_group: 1,
          kind: 'press_conference',
          title: { en: list, it: list },
          place: { en: 'Hall 1', it: 'Padiglione 1' },
          admission: 'invited',
          capacity: PLACES,
          starts_at: new Date(start).toISOString(),
          ends_at: new Date(start + 3_600_000).toISOString(),
        });
      });
      const path = officeAppointmentPath(appointment.id);
      const read = async (): Promise<OfficeAppointment> =>
        (await (await request.get(path, { headers: await headersOf(request) })).json()) as OfficeAppointment;

      await test.step('the officer publishes it and invites the list', async () => {
        await signIn();
        await page.goto(`/#/admin/appointments/${appointment.id}`);
        await officer.button('office.record.publish').click();
        await officer.button('office.mailings.beginWith.invitation').click();
        await page.getByRole('checkbox', { name: new RegExp(`^${list}`) }).check();
        await officer.button('office.record.save').click();
        await sendMailing(officer, emails.length);
        await whenSent(officer);
        await page.goto(`/#/admin/appointments/${appointment.id}`);
        await expect(officer.button('office.mailings.beginWith.reminder')).toBeVisible();
        await expectNoViolations(page);
        expect((await read()).answers.invited).toBe(emails.length);
      });
      const links = await test.step('each gets a link that changes nothing by itself', async () => {
        const found: string[] = [];
        for (const email of emails) {
          found.push(linkIn(await receiveMail(email, '/news/appointment/', desk.dataDir)));
          expect((await request.get(found.at(-1) ?? '')).status()).toBe(200);
        }
        expect((await read()).answers.invited).toBe(emails.length);
        return found;
      });
      const [first = '', second = ''] = links;
      const last = emails.at(-1) ?? '';
      await test.step('twelve come, and the thirteenth waits', async () => {
        for (const link of links)
          expect((await request.post(link, { form: { answer: 'yes' } })).status()).toBe(200);
        await page.reload();
        await expect(
          main.locator('dl > div').filter({ has: officer.text('office.agenda.answer.confirmed') }),
        ).toContainText(String(PLACES));
        expect((await read()).answers).toMatchObject({ confirmed: PLACES, waiting: 1 });
        await expectNoViolations(page);
        await expectNoOverflow(page);
      });
      await test.step('the first calls off on the page of the link, and the thirteenth moves up', async () => {
        await answerNo(browser, desk.origin, first);
        expect((await read()).answers).toMatchObject({ confirmed: PLACES, waiting: 0, declined: 1 });
        const listSubjects = async () =>
          (await listMails(last, desk.dataDir)).map(({ subject = '' }) => subject);
        await expect.poll(listSubjects).toContainEqual(expect.stringContaining(MOVED_UP[language]));
      });
      await test.step('the hour changes, and the calendars of all hear of it', async () => {
        const later = (instant: string): string =>
          new Date(Date.parse(instant) + 3_600_000)
            .toLocaleString('sv-SE', { timeZone: 'Europe/Rome' })
            .slice(0, 16)
            .replace(' ', 'T');
        const newest = async (): Promise<string> =>
          calendarOf(await receiveMail(last, '/news/appointment/', desk.dataDir));
        const before = sequenceOf(await newest());
        await page.reload();
        await officer.field('office.agenda.startsAt').fill(later(appointment.starts_at));
        await officer.field('office.agenda.endsAt').fill(later(appointment.ends_at));
        await officer.button('office.record.save').click();
        await expect.poll(async () => (await read()).sequence).toBe(1);
        desk.skipMinutes(CHANGE_MINUTES);
        await expect.poll(async () => sequenceOf(await newest())).toBeGreaterThan(before);
        expect(await newest()).toContain('METHOD:REQUEST');
        expect(await newest()).toContain(`${later(appointment.starts_at).replaceAll(/[-:]/g, '')}00`);
      });
      await test.step('somebody is let in by the code on their page', async () => {
        const shown = await (await request.get(second)).text();
        const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4})+/.exec(shown)?.[0] ?? 'no code';
        await signIn();
        await page.goto(`/#/admin/door?appointment=${appointment.id}`);
        await officer.field('office.fair.checkIn.field').fill(code);
        await page.keyboard.press('Enter');
        await expect(officer.text('office.fair.checkIn.early')).toBeVisible();
        await officer.button('office.fair.checkIn.anyway').click();
        await expect(officer.text('office.fair.checkIn.valid')).toBeVisible();
        await expect.poll(async () => (await read()).answers.entered).toBe(1);
        await expectNoViolations(page);
        await expectNoOverflow(page);
      });
    },
  );

/** Declines on the page of a personal link, without scripts. */
async function answerNo(browser: Browser, origin: string, link: string): Promise<void> {
  const context = await openContext(browser, { baseURL: origin, javaScriptEnabled: false });
  const reading = await context.newPage();
  await reading.goto(link);
  await reading.locator('select[name="answer"]').selectOption('no');
  await reading.locator('form').first().getByRole('button').click();
  await expect(reading.getByRole('status')).toBeVisible();
  await context.close();
}
