import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findProgram } from '../../../../scripts/packages.ts';
import { ACCOUNT } from '../content.ts';
import { type Place, removePlace } from '../database.ts';
import { endAll, startServer } from '../processes.ts';
import { makeDeskPlace } from '../ready-place.ts';

const OFFICE = '/api/office/press_release/';
const TITLE = 'Précis & “tegole” \u{1f9f1} <b>]]>';

const program = findProgram('newsboat');
/** False if the test command could not provide it; with CI=true the tests run nevertheless, and fail. */
const hasNewsboat = program !== null || process.env.CI === 'true';
if (!hasNewsboat) console.log('Skipped: tests that follow feeds with newsboat, which is not installed');

const itemsSchema = z.array(
  z.object({ guid: z.string(), title: z.string(), content: z.string(), unread: z.int() }),
);
type Item = z.infer<typeof itemsSchema>[number];

/** Newsboat without a screen, with a separate cache, because in one cache an entry belongs to one feed. */
function startReader(folder: string, url: string) {
  mkdirSync(folder);
  const at = (name: string): string => join(folder, name);
  writeFileSync(at('urls'), `${url}\n`);
  writeFileSync(at('config'), `auto-reload no\nreset-unread-on-update "${url}"\n`);
  const items = (): Item[] => {
    const cache = new DatabaseSync(at('cache.db'));
    const rows = cache.prepare('select guid, title, content, unread from rss_item').all();
    cache.close();
    return itemsSchema.parse(rows);
  };
  return {
    items,
    titles: (): string[] =>
      items()
        .map(({ title }) => title)
        .toSorted(),
    reload: (): void => {
      const files = ['-C', at('config'), '-u', at('urls'), '-c', at('cache.db')];
      const { status, stderr } = spawnSync(program ?? 'newsboat', [...files, '-x', 'reload'], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', TERM: 'dumb' },
      });
      expect([status, stderr]).toEqual([0, '']);
    },
    readAll: (): void => {
      const cache = new DatabaseSync(at('cache.db'));
      cache.exec('update rss_item set unread = 0');
      cache.close();
    },
  };
}

describe('a feed reader of Debian', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeDeskPlace();
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  it.runIf(hasNewsboat)(
    'sees a release, its correction as news of the same one, and no more of it once it is withdrawn',
    async () => {
      const { origin } = await startServer({ ...place });
      const send = async <Answer>(
        path: string,
        body: object,
        headers: Record<string, string> = {},
        method = 'POST',
      ) => {
        const answer = await fetch(origin + path, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
        expect(answer.status).toBeLessThan(300);
        return (await answer.json()) as Answer;
      };
      const { token } = await send<{ token: string }>('/api/account/token-auth/', ACCOUNT);
      const session = { Authorization: `JWT ${token}` };
      type Row = { id: number; version: number };
      const match = ({ version }: Row) => ({ ...session, 'If-Match': `"${version}"` });
      const write = (body: object) => send<Row>(OFFICE, { press_group: 'Site Alpha', ...body }, session);
      const move = (row: Row, to: string) => send<Row>(`${OFFICE}${row.id}/transition/`, { to }, match(row));

      const made = await send<{ addresses: { url: string }[] }>(
        '/api/account/feed/',
        { name: 'Newsboat', kind: 'press_releases', language: 'it' },
        session,
      );
      const urls = [`${origin}/it/feed.atom`, `${origin}/it/feed.rss`];
      // The address contains PUBLIC_URL, where the test does not listen.
      const secret =
        made.addresses.map(({ url }) => origin + new URL(url).pathname).find((url) => url.endsWith('.rss')) ??
        '';
      const start = (name: string) =>
        [...urls, secret].map((url, at) => startReader(join(place.DATA_DIR, `${name}-${at}`), url));
      const readers = start('newsboat');
      const reload = (): void => {
        for (const reader of readers) reader.reload();
      };
      const titles = (): string[][] => readers.map((reader) => reader.titles());
      reload();
      expect(titles()).toEqual([['Before'], ['Before'], ['Before']]);

      const text = { it: { title: TITLE, abstract: 'In breve', body: '<p>Testo con <em>àccénti</em></p>' } };
      const release = await move(await write({ text }), 'published');
      await move(
        await write({ access: 'press', text: { it: { title: 'Per la stampa', body: '<p>Testo</p>' } } }),
        'published',
      );
      reload();
      const both = ['Before', TITLE].toSorted();
      expect(titles()).toEqual([both, both, [...both, 'Per la stampa'].toSorted()]);
      const first = readers[0]?.items().find(({ title }) => title === TITLE);
      expect(first).toMatchObject({
        guid: expect.stringMatching(/^tag:.+:press-release:\d+:it$/) as unknown,
        unread: 1,
      });
      expect(first?.content).toContain('<em>àccénti</em>');

      for (const reader of readers) reader.readAll();
      const corrected = await send<Row>(
        `${OFFICE}${release.id}/`,
        { text: { it: { title: 'Titolo giusto' } }, correction: { it: 'Il titolo era sbagliato' } },
        match(release),
        'PATCH',
      );
      reload();
      for (const reader of readers) {
        const [news, ...more] = reader.items().filter(({ unread }) => unread === 1);
        expect([news?.guid, news?.title, more]).toEqual([first?.guid, 'Titolo giusto', []]);
        expect(news?.content).toContain('Il titolo era sbagliato');
      }

      await move(corrected, 'archived');
      reload();
      // Feed readers keep entries that they received; a new one does not get them.
      for (const titled of titles()) expect(titled).toContain('Titolo giusto');
      const later = start('later');
      for (const reader of later) reader.reload();
      expect(later.map((reader) => reader.titles())).toEqual([
        ['Before'],
        ['Before'],
        ['Before', 'Per la stampa'],
      ]);
    },
  );
});
