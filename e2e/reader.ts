import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { openContext } from './settled.ts';

export type Language = 'it' | 'en' | 'ar' | 'he';

/** Project of a journey by language: effects of language and width are each tested once. */
export const PLACE_OF = { en: '@desktop', it: '@phone' } as const;

/** A person in a browser, with the messages of their language by key. */
export class Reader {
  readonly page: Page;
  private readonly texts: Record<string, unknown>;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.texts = readTexts(language);
  }

  say(key: string): string {
    return z.string(`No text ${key}`).parse(this.texts[key]);
  }
  field(key: string): Locator {
    return this.page.getByRole('main').getByLabel(this.say(key), { exact: true });
  }
  button(key: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: this.say(key), exact: true });
  }
  text(key: string): Locator {
    return this.page.getByText(this.say(key), { exact: true });
  }
  heading(key: string): Locator {
    return this.page.getByRole('heading', { name: this.say(key), exact: true });
  }
  /** Opens the hash part of a mailed link. */
  async follow(link: string): Promise<void> {
    await this.page.goto(`/${link}`);
  }
  async chooseInMenu(key: string): Promise<void> {
    const banner = this.page.getByRole('banner');
    await banner.getByRole('button', { name: this.say('shell.user.label') }).click();
    await banner.getByText(this.say(key), { exact: true }).click();
  }
  async signIn(email: string, password: string): Promise<void> {
    await this.field('account.email.label').fill(email);
    await this.field('account.password.label').fill(password);
    await this.button('account.login.submit').click();
  }
  token(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('token'));
  }
}

/** Sets the language of every page opened afterwards. */
export const speak = (place: Page | BrowserContext, language: Language): Promise<unknown> =>
  place.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('language', chosen);
  }, language);

/** Messages of the interface in a language, by key. */
export function readTexts(language: Language): Record<string, unknown> {
  const file = join(import.meta.dirname, `../web/messages/${language}.json`);
  return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Opens a new browser context with only the language set. */
export async function openReader(
  browser: Browser,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<Reader> {
  const context = await openContext(browser, options);
  await speak(context, language);
  return new Reader(await context.newPage(), language);
}
