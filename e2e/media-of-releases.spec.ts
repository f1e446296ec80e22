import type { Page } from '@playwright/test';
import { OFFICE_GALLERY_PATH, OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { ASSET_PATH } from '@press-room/contract/assets';
import { OFFICE_EVENT_PATH } from '@press-room/contract/events';
import { z } from 'zod';
import { expectNoViolations } from './axe.ts';
import { UGO } from './desk-content.ts';
import { expect, headersOf, pictureFile, test } from './desk-site.ts';
import { takeNotice } from './notices.ts';
import { openReader, speak } from './reader.ts';
import { expectNoOverflow } from './screens.ts';

const rowSchema = z.object({ id: z.int() });
const gallerySchema = z.object({ pictures: z.array(z.int()) });
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:20.000\nThe kiln is lit\n');
const FRAMES = 40;

/** Runs in the page. Records a film of two seconds. */
async function recordFilm(frames: number): Promise<number[]> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 320, height: 180 });
  const pen = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
  });
  recorder.start();
  for (let frame = 0; frame < frames; frame += 1) {
    if (pen) {
      pen.fillStyle = `hsl(${frame * 8} 60% 45%)`;
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  recorder.stop();
  await stopped;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
}

/** Opens a library file by its name. */
async function openFile(page: Page, name: string): Promise<number> {
  await page.goto('/#/admin/media');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible();
  await main.getByRole('searchbox').fill(name);
  await main.getByRole('searchbox').press('Enter');
  await main.getByRole('link', { name, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  return Number(/(\d+)$/.exec(page.url())?.[1]);
}

test(
  'A video gets a frame of its own as poster, and a reader plays it in a release with captions',
  { tag: '@desktop' },
  async ({ browser, desk, page, request, signIn, moveRelease }, { testId, retry }) => {
    const name = `film-${testId.slice(-6)}${retry}`;
    const headers = await headersOf(request);
    const upload = async (file: { name: string; mimeType: string; buffer: Buffer }): Promise<number> => {
      const answer = await request.post(ASSET_PATH, { headers, multipart: { file } });
      return rowSchema.parse(await answer.json()).id;
    };
    await speak(page, 'en');
    await signIn(UGO);
    const main = page.getByRole('main');
    const video = await test.step('the officer opens the video, and takes what it shows', async () => {
      await page.goto('/#/admin/media');
      const buffer = Buffer.from(await page.evaluate(recordFilm, FRAMES));
      await upload({ name: `${name}.webm`, mimeType: 'video/webm', buffer });
      const id = await openFile(page, `${name}.webm`);
      const player = main.locator('video');
      await expect
        .poll(() => player.evaluate((film: HTMLVideoElement) => film.readyState))
        .toBeGreaterThan(1);
      await main.getByRole('button', { name: 'Use this frame' }).click();
      await takeNotice(page, 'Poster saved: readers see it as soon as its sizes are made.');
      await expect(player).toHaveAttribute('poster', /\/media\//);
      await expectNoViolations(page);
      await expectNoOverflow(page);
      return id;
    });
    const poster = await openFile(page, `${name}.jpg`);
    const captions = await upload({ name: `${name}.vtt`, mimeType: 'text/vtt', buffer: CAPTIONS });
    const figure = `<figure data-asset="${poster}" data-video="${video}" data-captions="en:${captions}"></figure>`;
    const text = { title: `Kiln ${name}`, body: `<p>See it burn.</p>${figure}` };
    const id = await moveRelease('published', { en: text });
    await test.step('a reader sees the poster, plays the video and reads its captions', async () => {
      const reader = await openReader(browser, 'en', { baseURL: desk.origin });
      await reader.page.goto(`/#/press-release/${id}`);
      await expect(reader.page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      const player = reader.page.getByRole('article').locator('video');
      await expect(player).toHaveAttribute('poster', /\/media\//);
      await expect(player).toHaveAttribute('preload', 'none');
      await expectNoViolations(reader.page);
      await player.evaluate(async (film: HTMLVideoElement) => {
        film.muted = true;
        for (const track of film.textTracks) track.mode = 'showing';
        await film.play();
      });
      await expect
        .poll(() => player.evaluate((film: HTMLVideoElement) => film.currentTime))
        .toBeGreaterThan(0);
      const cue = (film: HTMLVideoElement) => {
        const [first] = film.textTracks[0]?.cues ?? [];
        return first instanceof VTTCue ? first.text : null;
      };
      await expect.poll(() => player.evaluate(cue)).toBe('The kiln is lit');
      await reader.page.context().close();
    });
  },
);

test(
  'An officer gathers pictures in a collection, and adds the collection to a gallery',
  { tag: '@desktop' },
  async ({ page, request, signIn }, { testId, retry }) => {
    const word = `set${testId.slice(-6)}${retry}`;
    const headers = await headersOf(request);
    const create = async (path: string, options: object): Promise<number> =>
      rowSchema.parse(await (await request.post(path, { headers, ...options })).json()).id;
    const node = await create(OFFICE_GALLERY_TREE_PATH, { data: { name: { en: `Fair ${word}` } } });
    const gallery = await create(OFFICE_GALLERY_PATH, { data: { node, name: { en: `Night ${word}` } } });
    const ids: number[] = [];
    for (const at of [0, 1, 2]) {
      const file = await pictureFile(`${word}-${at}.jpg`);
      ids.push(await create(ASSET_PATH, { multipart: { file } }));
    }
    await speak(page, 'en');
    await signIn(UGO);
    const main = page.getByRole('main');
    const addTo = async (count: number) => {
      await page.getByRole('toolbar').getByRole('button', { name: 'Add to…' }).click();
      const title = count === 1 ? 'Add one file to…' : `Add ${count} files to…`;
      return page.getByRole('dialog', { name: title });
    };
    await test.step('makes a collection of two pictures', async () => {
      await page.goto('/#/admin/media');
      await expect(main.getByRole('heading', { level: 1, name: 'Media library' })).toBeVisible();
      await main.getByRole('searchbox').fill(word);
      await main.getByRole('searchbox').press('Enter');
      await expect(main.getByRole('heading', { name: '3 files' })).toBeVisible();
      for (const at of [0, 1]) await main.getByRole('checkbox', { name: `Select ${word}-${at}.jpg` }).check();
      const dialog = await addTo(2);
      await dialog.getByRole('radio', { name: 'Collections' }).check();
      await dialog.getByRole('button', { name: 'New collection' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(word);
      await dialog.getByRole('button', { name: 'Create the collection' }).click();
      await expect(dialog.getByRole('button', { name: `Remove ${word}` })).toBeVisible();
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: 'Add (2)' }).click();
      await expect(page.getByText(`2 files added to ${word}.`)).toBeVisible();
    });
    await test.step('adds its files to a gallery', async () => {
      await page.goto('/#/admin/media/collections');
      await expect(main.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
      await main.getByRole('link', { name: word, exact: true }).click();
      await main.getByRole('link', { name: 'Show its files' }).click();
      await expect(main.getByRole('heading', { name: '2 files' })).toBeVisible();
      await main.getByRole('checkbox', { name: 'Select all on this page' }).check();
      const dialog = await addTo(2);
      await dialog.getByRole('radio', { name: 'Gallery' }).check();
      await dialog.getByRole('combobox', { name: 'Gallery: search' }).fill(word);
      await dialog.getByRole('option', { name: `Night ${word}` }).click();
      await dialog.getByRole('button', { name: 'Add (2)' }).click();
      await expect(page.getByText(`2 files added to Night ${word}.`)).toBeVisible();
      const answer = await request.get(`${OFFICE_GALLERY_PATH}${gallery}/`, { headers });
      const { pictures } = gallerySchema.parse(await answer.json());
      expect(pictures.toSorted((one, other) => one - other)).toEqual(ids.slice(0, 2));
    });
  },
);

test(
  'An officer chooses the event of a release, and a reader goes from one to the other',
  { tag: '@desktop' },
  async ({ browser, desk, page, request, signIn }, { testId, retry }) => {
    const word = `${testId.slice(-6)}${retry}`;
    const headers = await headersOf(request);
    const create = async (path: string, data: object): Promise<number> =>
      rowSchema.parse(await (await request.post(path, { headers, data })).json()).id;
    const event = { it: `Giorni ${word}`, en: `Days ${word}` };
    await create(OFFICE_EVENT_PATH, { name: event, starts_on: '2019-03-01', ends_on: '2019-03-03' });
    const title = `Kilns at the days ${word}`;
    const text = { en: { title, abstract: 'In brief.', body: '<p>Ten kilns.</p>' } };
    const id = await create(OFFICE_PRESS_RELEASE_PATH, { press_group: 1, text });
    await speak(page, 'en');
    await signIn(UGO);
    const main = page.getByRole('main');
    await test.step('the officer finds the event by its name, and publishes', async () => {
      await page.goto(`/#/admin/press-releases/${id}`);
      await expect(main.getByRole('textbox', { name: 'Text in English' })).toBeVisible();
      await main.getByRole('combobox', { name: 'Event' }).fill(word);
      await main.getByRole('option', { name: new RegExp(event.en) }).click();
      await expect(main.getByRole('button', { name: new RegExp(`Remove ${event.en}`) })).toBeVisible();
      await expect(page.getByText(/^Saved (at|on) /)).toBeVisible();
      await main.getByRole('button', { name: 'Publish now' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
      await expect(main.getByText('Published').first()).toBeVisible();
    });
    await test.step('a reader goes from the release to the event, and back', async () => {
      const reader = await openReader(browser, 'en', { baseURL: desk.origin });
      const shown = reader.page.getByRole('main');
      await reader.page.goto(`/#/press-release/${id}`);
      await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await shown.getByRole('link', { name: event.en }).first().click();
      await expect(shown.getByRole('heading', { level: 1, name: event.en })).toBeVisible();
      await expectNoViolations(reader.page);
      await expectNoOverflow(reader.page);
      await shown.getByRole('link', { name: title }).click();
      await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await reader.page.context().close();
    });
  },
);
