import type { Page } from '@playwright/test';
import { expectNoPoorColours, expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { type Language, Reader, speak } from './reader.ts';
import {
  COMPANY_SCREENS,
  expectNoOverflow,
  GLOBAL_SCREENS,
  LIGHTEST,
  OFFICE_SCREENS,
  OPEN_SCREENS,
  openFresh,
  openNext,
  READER_SCREENS,
  type Screen,
} from './screens.ts';
import { settle } from './settled.ts';
import { walkThrough } from './tab-walk.ts';

/** The window that a screen is opened in. */
const DESK = 1440;

const PHONE = 390;

/** A window and scheme that axe sees a screen in. */
interface Sight {
  width: number;
  scheme: 'light' | 'dark';
  /** Where the other scheme of this width is seen by all rules. */
  isOnlyColours?: true;
}

interface Look {
  language: Language;
  /** Nothing sticks out at any of them. */
  widths: readonly number[];
  sights: readonly Sight[];
  /** Also by the Tab key through the whole screen. */
  isWhole?: true;
  /** Also from right to left. */
  isMirrored?: true;
}

/** What axe finds follows from width and scheme, or from the language: the pairs are shared out among the languages. */
const LOOKS: readonly Look[] = [
  {
    language: 'en',
    widths: [DESK, PHONE],
    sights: [
      { width: DESK, scheme: 'light' },
      { width: PHONE, scheme: 'dark' },
    ],
    isWhole: true,
  },
  { language: 'it', widths: [DESK, PHONE, 320, 768, 1920], sights: [{ width: PHONE, scheme: 'light' }] },
  { language: 'ar', widths: [DESK, PHONE], sights: [{ width: DESK, scheme: 'dark' }] },
];

/** The press office has no words in Arabic: there it is its English self, mirrored. */
const OFFICE_LOOKS: readonly Look[] = LOOKS.filter(({ language }) => language !== 'ar').map((look) =>
  look.isWhole
    ? { ...look, isMirrored: true }
    : { ...look, sights: [...look.sights, { width: DESK, scheme: 'dark', isOnlyColours: true }] },
);

async function expectClean(page: Page, screen: Screen, look: Look): Promise<void> {
  await test.step(screen.name, async () => {
    await page.setViewportSize({ width: DESK, height: 900 });
    await openNext(page, screen);
    await expectCleanAsItStands(page, screen.name, look);
    if (!look.isWhole) return;
    // Last, because it leaves the screen scrolled, and at a desk, where there is a Tab key.
    await page.setViewportSize({ width: DESK, height: 900 });
    await settle(page);
    await test.step('by Tab', () => walkThrough(page, screen.name));
  });
}

async function expectCleanAsItStands(
  page: Page,
  name: string,
  { widths, sights, isMirrored }: Look,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const { scheme, isOnlyColours } of sights.filter((sight) => sight.width === width)) {
      await test.step(`${name}, ${width} px, ${scheme}`, async () => {
        await page.emulateMedia({ colorScheme: scheme });
        await (isOnlyColours ? expectNoPoorColours(page) : expectNoViolations(page));
      });
    }
    await expectNoOverflow(page, `${name} at ${width} px`);
    if (!isMirrored) continue;
    await write(page, 'rtl');
    await expectNoOverflow(page, `${name} at ${width} px, mirrored`);
    await write(page, 'ltr');
  }
}

const write = (page: Page, direction: 'rtl' | 'ltr'): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

// Each sets its own widths; one sign-in and one page load a screen serve all that is looked at.
test.describe('axe finds nothing, nothing sticks out, and in English Tab leads through the whole screen', {
  tag: '@desktop',
}, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tour_offered', 'yes'));
  });

  for (const look of LOOKS) {
    const { language } = look;
    test(`for everybody, ${language}`, async ({ page }) => {
      await speak(page, language);
      for (const screen of OPEN_SCREENS) await expectClean(page, screen, look);
    });

    test(`for a reader, ${language}`, async ({ page, signIn }) => {
      await speak(page, language);
      await signIn(page, 'user_press_room', LIGHTEST);
      for (const screen of READER_SCREENS) await expectClean(page, screen, look);
      const reader = new Reader(page, language);
      await reader.chooseInMenu('account.lock.link');
      await expect(page).toHaveURL(/lock-screen/);
      await expect(reader.field('account.password.label')).toBeVisible();
      await expectCleanAsItStands(page, 'lock screen', look);
    });
  }

  for (const look of OFFICE_LOOKS) {
    test(`in the press office, ${look.language}`, async ({ page, signIn }) => {
      await speak(page, look.language);
      await signIn(page, 'administrator_press_room', LIGHTEST);
      for (const screen of OFFICE_SCREENS) await expectClean(page, screen, look);
      expect(page.url()).toContain(OFFICE_SCREENS.at(-1)?.path);
    });

    test(`for who runs the press room, ${look.language}`, async ({ page, signIn }) => {
      await speak(page, look.language);
      await signIn(page, 'administrator_global', LIGHTEST);
      for (const screen of GLOBAL_SCREENS) await expectClean(page, screen, look);
    });

    test(`in the press office of a company, ${look.language}`, async ({ page, signIn }) => {
      await speak(page, look.language);
      await signIn(page, 'administrator_press_room_external_company', LIGHTEST);
      for (const screen of COMPANY_SCREENS) await expectClean(page, screen, look);
    });
  }
});

test('every layout holds, and axe finds nothing in it', { tag: '@desktop' }, async ({ page }) => {
  for (const layout of ['horizontal', 'boxed', 'mini', 'boxed-v2']) {
    for (const path of ['home', 'contact-us']) {
      await openFresh(page, { name: path, path: `/#/${layout}/${path}` });
      await expectNoViolations(page);
      await expectNoOverflow(page, `${path}, ${layout}`);
    }
    await page.getByRole('contentinfo').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`#/${layout}/`));
  }
});

test('the keyboard alone reaches the content and a release', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByText('Skip to content');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/home$/);
  const lead = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await lead.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(lead).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/press-release\//);
});
