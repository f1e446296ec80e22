import type { Page } from '@playwright/test';
import type { GroupName } from '@press-room/contract/account-groups';
import { expectArabic } from './arabic-words.ts';
import { expectNoPoorColours, expectNoViolations } from './axe.ts';
import { expectContrast } from './contrast.ts';
import { expect, test } from './fixtures.ts';
import { type Language, Reader, speak } from './reader.ts';
import {
  COMPANY_SCREENS,
  expectNoOverflow,
  GLOBAL_SCREENS,
  LIGHTEST,
  OFFICE_SCREENS,
  OPEN_SCREENS,
  openNext,
  PHONE,
  READER_SCREENS,
  type Screen,
} from './screens.ts';
import { settle } from './settled.ts';
import { walkThrough } from './tab-walk.ts';

/** Window width for most screens, in pixels. */
const DESK = 1440;

/** A window and scheme that axe sees a screen in. */
interface Sight {
  width: number;
  scheme: 'light' | 'dark';
  /** Runs only the colour rules: the other scheme at this width runs all rules. */
  isOnlyColours?: true;
}

interface Look {
  language: Language;
  /** Widths at which nothing may overflow. */
  widths: readonly number[];
  sights: readonly Sight[];
  /** Also walks through the screen by the Tab key. */
  isWhole?: true;
  /** Also checks the right-to-left layout. */
  isMirrored?: true;
}

/**
 * The result of axe depends on width and scheme, or on the language, so the combinations are divided among the
 * languages.
 */
const LOOKS: readonly Look[] = [
  {
    language: 'en',
    widths: [DESK, PHONE],
    sights: [
      { width: DESK, scheme: 'light' },
      // In Italian all rules see this width.
      { width: PHONE, scheme: 'dark', isOnlyColours: true },
    ],
    isWhole: true,
  },
  { language: 'it', widths: [DESK, PHONE, 320, 768, 1920], sights: [{ width: PHONE, scheme: 'light' }] },
  { language: 'ar', widths: [DESK, PHONE], sights: [{ width: DESK, scheme: 'dark' }] },
];

/** The office has no Arabic texts: it is checked in English with the right-to-left layout. */
const OFFICE_LOOKS: readonly Look[] = LOOKS.filter(({ language }) => language !== 'ar').map((look) =>
  look.isWhole
    ? { ...look, isMirrored: true }
    : { ...look, sights: [...look.sights, { width: DESK, scheme: 'dark', isOnlyColours: true }] },
);

const OFFICES: readonly (readonly [GroupName, readonly Screen[]])[] = [
  ['administrator_press_room', OFFICE_SCREENS],
  ['administrator_global', GLOBAL_SCREENS],
  ['administrator_press_room_external_company', COMPANY_SCREENS],
];

async function expectClean(page: Page, screen: Screen, look: Look): Promise<void> {
  await test.step(screen.name, async () => {
    await page.setViewportSize({ width: DESK, height: 900 });
    await openNext(page, screen);
    await expectCleanAsItStands(page, screen.name, look);
    if (!look.isWhole) return;
    // Last, because it scrolls the screen; at a desktop width, because phones have no Tab key.
    await page.setViewportSize({ width: DESK, height: 900 });
    await settle(page);
    await test.step('by Tab', () => walkThrough(page, screen.name));
  });
}

async function expectCleanAsItStands(
  page: Page,
  name: string,
  { language, widths, sights, isMirrored }: Look,
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
  if (language === 'ar') await expectArabic(page, name);
}

const write = (page: Page, direction: 'rtl' | 'ltr'): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);

// Each test sets its own widths; one sign-in and one page load per screen serve all checks.
test.describe('axe finds nothing, nothing sticks out, in English Tab leads through it all, and in Arabic nothing is English', {
  tag: '@desktop',
}, () => {
  for (const look of OFFICE_LOOKS) {
    // The longest test; others run in parallel.
    test(`in the press offices, ${look.language}`, async ({ page, signIn }) => {
      await speak(page, look.language);
      for (const [group, screens] of OFFICES) {
        await signIn(page, group, LIGHTEST);
        for (const screen of screens) await expectClean(page, screen, look);
        expect(page.url()).toContain(screens.at(-1)?.path);
      }
    });
  }

  for (const look of LOOKS) {
    const { language } = look;
    test(`for everybody, and for a reader, ${language}`, async ({ page, signIn }) => {
      await speak(page, language);
      for (const screen of OPEN_SCREENS) await expectClean(page, screen, look);
      await signIn(page, 'user_press_room', LIGHTEST);
      for (const screen of READER_SCREENS) await expectClean(page, screen, look);
      const reader = new Reader(page, language);
      await reader.chooseInMenu('account.lock.link');
      await expect(page).toHaveURL(/lock-screen/);
      await expect(reader.field('account.password.label')).toBeVisible();
      await expectCleanAsItStands(page, 'lock screen', look);
    });
  }
});

test('axe finds nothing in any layout, and every combination of the customizer keeps its contrast', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const layout of ['horizontal', 'boxed', 'mini', 'boxed-v2']) {
    await openNext(page, { name: 'home', path: `/#/${layout}/home` });
    await expect(page.locator('html')).toHaveAttribute('data-layout', layout);
    await expectNoViolations(page);
    await expectNoOverflow(page, `home, ${layout}`);
  }
  await expectContrast(page);
});
