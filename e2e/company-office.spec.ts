import type { Locator } from '@playwright/test';
import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { BEA, GEA, NINO, UGO } from './desk-content.ts';
import { expect, test } from './desk-site.ts';
import { openReader, Reader, speak } from './reader.ts';
import { settle } from './settled.ts';
import { signInAs } from './sign-in-as.ts';

const TEXT = { abstract: 'Più sottili.', body: '<p>Lastre più sottili.</p>' };

test(
  'A company’s press office hands a release in, the association publishes it, and it is on the company’s page',
  {
    tag: ['@desktop', '@quick'],
  },
  async ({ page, browser, desk, request, signIn }, { testId, repeatEachIndex, retry }) => {
    const title = `Lastre nuove ${testId} ${repeatEachIndex} ${retry}`;
    await speak(page, 'it');
    await signIn(GEA);
    const agent = new Reader(page, 'it');
    const open = () => openReader(browser, 'it', { baseURL: desk.origin });

    const id = await test.step('an agent begins a release', async () => {
      await page.goto('/#/admin/press-releases');
      await agent.button('office.releases.new').first().click();
      await expect(page).toHaveURL(/#\/admin\/press-releases\/\d+$/);
      return Number(/(\d+)$/.exec(page.url())?.[1]);
    });

    await test.step('writes it for the own company, and where it stands at the fair', async () => {
      const path = officePressReleasePath(id);
      const headers = { Authorization: `JWT ${await agent.token()}` };
      const { version } = (await (await request.get(path, { headers })).json()) as OfficePressRelease;
      const text = { it: { title, ...TEXT }, en: { title: `${title} (en)`, ...TEXT } };
      const match = { ...headers, 'If-Match': `"${version}"` };
      expect((await request.patch(path, { headers: match, data: { text } })).status()).toBe(200);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByText(GEA.company, { exact: true })).toBeVisible();
      await put(agent.field('office.contributor.hall'), '25');
      await put(agent.field('office.contributor.stand'), 'A12');
    });

    await test.step('it is handed in', async () => {
      await agent.button('office.editor.publish.submit').click();
      await expect(agent.text('office.contributor.handedIn')).toBeVisible();
      await expect(agent.text('office.editor.save.readOnly')).toBeVisible();
      await expect(agent.field('office.contributor.hall')).not.toBeEditable();
    });

    await test.step('an officer approves and publishes it', async () => {
      const officer = await open();
      await signInAs(officer.page, officer.page.request, UGO);
      await officer.page.goto('/#/admin');
      await officer.page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
      await officer.button('office.editor.publish.approve').click();
      await expect(officer.text('office.releases.status.published').first()).toBeVisible();
      await officer.page.context().close();
    });

    await test.step('a reader comes from the release to the company, and finds it there', async () => {
      const reader = await open();
      await reader.page.goto(`/#/press-release/${id}`);
      const main = reader.page.getByRole('main');
      await expect(main.getByText(/Padiglione 25.*Stand A12/)).toBeVisible();
      await main.getByRole('link', { name: GEA.company }).first().click();
      await expect(reader.page).toHaveURL(/#\/company\/\d+$/);
      await expect(reader.page.getByRole('heading', { level: 1, name: GEA.company })).toBeVisible();
      await expect(
        reader.page
          .getByRole('region', { name: reader.say('companies.releases') })
          .getByRole('link', { name: title }),
      ).toBeVisible();
      await reader.page.context().close();
    });

    // Name of the other company: the public name of the first one is searched again.
    const name = `Beta ${testId.slice(-6)} ${repeatEachIndex}${retry}`;
    const chief = await open();

    await test.step('a company’s administrator writes its data, and its new name waits', async () => {
      await signInAs(chief.page, chief.page.request, BEA);
      await chief.page.goto('/#/admin/company');
      await chief.field('office.own.name').fill(name);
      await chief.page
        .getByRole('main')
        .getByLabel(/^Città/)
        .fill('Fiorano Modenese');
      await chief.button('office.record.save').click();
      await expect(
        chief.page.getByText(chief.say('office.own.nameWaiting').replace('{name}', name)),
      ).toBeVisible();
    });

    await test.step('an officer finds the name on the desk and approves it', async () => {
      const officer = await open();
      await signInAs(officer.page, officer.page.request, UGO);
      await officer.page.goto('/#/admin');
      await officer.page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await officer.button('office.names.approve.button').click();
      const dialog = officer.page.getByRole('dialog');
      await dialog.getByRole('button', { name: officer.say('office.names.approve.button') }).click();
      await expect(dialog).toHaveCount(0);
      await officer.page.context().close();
    });

    await test.step('readers see it, and where the company is', async () => {
      await chief.page.reload();
      await expect(
        chief.page.getByText(chief.say('office.own.nameApproved').replace('{name}', name)),
      ).toBeVisible();
      await chief.page.getByRole('link', { name: chief.say('office.own.page') }).click();
      await expect(chief.page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(chief.page.getByText('Fiorano Modenese').first()).toBeVisible();
      await chief.page.context().close();
    });
  },
);

test(
  'A company’s press office fills its library, is told so, makes room and goes on',
  { tag: '@desktop' },
  async ({ page, browser, desk, signIn }, { testId, repeatEachIndex, retry }) => {
    await speak(page, 'it');
    const officer = new Reader(page, 'it');
    const agent = await openReader(browser, 'it', { baseURL: desk.origin });
    const names = [1, 2].map((number) => `listino ${number} ${repeatEachIndex}${retry}.txt`);
    const upload = agent.page.getByRole('region', { name: agent.say('office.media.upload.title') });
    // With the size, because an error mentions the library too.
    const rowOf = (state: string): Locator =>
      upload
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`${agent.say(`office.media.upload.${state}`)} · `) });
    const toFull = (use: string): string =>
      agent
        .say('office.quotas.title')
        .replace('{label}', agent.say('office.quotas.files'))
        .replace('{use}', use);
    const deleteDone = async (): Promise<void> => {
      // The quota loads above the files, and the uses of a file above its buttons.
      await settle(agent.page);
      await rowOf('done').getByRole('link').click();
      await expect(agent.button('office.record.delete')).toBeVisible();
      await settle(agent.page);
      await agent.button('office.record.delete').click();
      const dialog = agent.page.getByRole('dialog');
      await dialog.getByRole('button', { name: agent.say('office.record.delete') }).click();
      await expect(agent.page).toHaveURL(/#\/admin\/media$/);
      await expect(upload).toBeVisible();
      await settle(agent.page);
    };

    await test.step('an officer says how many files the company may have', async () => {
      await signIn(UGO);
      await page.goto('/#/admin/companies');
      await page.getByRole('main').getByRole('link', { name: NINO.company }).click();
      const field = page.getByRole('main').getByLabel(officer.say('office.quotas.files'));
      await field.fill('-1');
      await field.press('Enter');
      await expect(field).toHaveAccessibleDescription(/maggiore o uguale a 0/);
      await field.fill('1');
      await field.press('Enter');
      await expect(officer.text('office.record.saved').first()).toBeVisible();
    });

    await test.step('of two files one finds room', async () => {
      await signInAs(agent.page, agent.page.request, NINO);
      await agent.page.goto('/#/admin/media');
      const files = names.map((name) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(`${name} ${testId} ${Date.now()}`),
      }));
      await upload.locator('input[type=file]').setInputFiles(files);
      await expect(rowOf('done')).toHaveCount(1);
      await expect(rowOf('full')).toHaveCount(1);
      await expect(agent.page.getByText(toFull('1 su 1'))).toBeVisible();
    });

    await test.step('the other follows when the first has made room', async () => {
      await deleteDone();
      await agent.button('office.media.upload.clear').click();
      await rowOf('full')
        .getByRole('button', { name: agent.say('office.media.upload.retry') })
        .click();
      await expect(rowOf('done')).toHaveCount(1);
      // Later journeys expect an unchanged company.
      await deleteDone();
    });
    await agent.page.context().close();
  },
);

/** Fills a field and leaves it, which saves it. */
async function put(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.blur();
  await expect(field).toBeEditable();
  await expect(field).toHaveValue(text);
}
