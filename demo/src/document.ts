import { z } from 'zod';
import { demoAccounts, demoCompanies } from './accounts.ts';
import { listAppointments } from './agenda.ts';
import { readJson } from './content.ts';
import { demoDocuments } from './documents.ts';
import { toEvent } from './event.ts';
import { toFigures } from './figures.ts';
import { filePaths, processedFiles } from './files.ts';
import { type DemoGalleryNode, demoGalleries, demoGalleryTree } from './galleries.ts';
import { demoContacts, demoGroups } from './groups.ts';
import { demoMagazines } from './magazines.ts';
import { atSix } from './office-time.ts';
import { demoPressKits } from './press-kits.ts';
import { demoClippings, demoLists, demoOutlets, demoPeople, mailings, toContact } from './reach.ts';
import { type DemoRelease, demoReleases } from './releases.ts';
import { demoSectors } from './sectors.ts';
import type { DemoGroupKey } from './types.ts';
import { DEMO_GROUPS } from './types.ts';
import { toCoverWords, toPictureWords } from './words.ts';

const DAY_MS = 86_400_000;

/**
 * The whole demo as one document of `db:load`. Some releases are dated a few days before or after `now`; the caller
 * generates passwords for each installation. Paths of files are relative to `DEMO_FILES`.
 */
export function buildDemoDocument(now: Date, drawPassword: () => string) {
  return {
    press_groups: demoGroups.map(({ key: _key, ...group }) => group),
    users: demoAccounts.map((account) => ({ ...account, password: drawPassword() })),
    companies: demoCompanies,
    events: [toEvent(now)],
    assets: listAssets(),
    sectors: demoSectors,
    press_releases: demoReleases.map((release) => toRelease(release, now)),
    gallery_nodes: demoGalleryTree.map(toNode),
    magazines: demoMagazines.map(toMagazine),
    press_kits: demoPressKits.map(({ press_group, published_on, files, ...kit }) => ({
      ...kit,
      press_group: nameOf(press_group),
      published_at: toInstant(published_on),
      files: files.map(({ key, added_on = published_on, ...file }) => ({
        ...file,
        asset: key,
        added_at: toInstant(added_on),
      })),
    })),
    asset_collections: demoCollections.map((collection) => ({
      ...collection,
      press_group: nameOf(collection.press_group),
    })),
    outlets: demoOutlets,
    contacts: demoPeople.map(toContact),
    contact_lists: demoLists.map((list) => ({ ...list, press_group: nameOf(list.press_group) })),
    mailings,
    clippings: demoClippings.map((clipping) => ({
      ...clipping,
      press_group: nameOf(clipping.press_group),
    })),
    appointments: listAppointments(now, toEvent(now).name.en).map((appointment) => ({
      ...appointment,
      press_group: nameOf(appointment.press_group),
    })),
    ...toFigures(now, nameOf),
  };
}

const nameOf = (key: DemoGroupKey): string => demoGroups.find((group) => group.key === key)?.name ?? key;

const toInstant = (day: string): string => new Date(`${day}T08:00:00Z`).toISOString();

function toRelease({ picture, embargo_days, publish_days, ...release }: DemoRelease, now: Date) {
  const inDays = (days: number | undefined): string | null =>
    days === undefined ? null : atSix(new Date(now.getTime() + days * DAY_MS).toISOString());
  const embargo_until = inDays(embargo_days);
  const publish_at = inDays(publish_days);
  const { contact, ...rest } = release;
  return {
    ...rest,
    press_group: nameOf(release.press_group),
    date: (publish_at ?? embargo_until ?? release.date).slice(0, 10),
    publish_at: publish_at ?? (embargo_until === null ? null : now.toISOString()),
    embargo_until,
    hero: picture,
    contacts: [demoContacts[contact]],
  };
}

const toNode = ({ name, nodes = [], galleries = [] }: DemoGalleryNode): object => ({
  name,
  nodes: nodes.map(toNode),
  galleries: galleries.map((gallery) => ({
    name: gallery.name,
    access: gallery.access ?? 'press',
    published_at: toInstant(gallery.taken_on),
    pictures: gallery.pictures,
  })),
});

const toMagazine = ({ key, cover: _cover, ...magazine }: (typeof demoMagazines)[number]) => ({
  ...magazine,
  document: key,
  published_at: new Date(Date.UTC(magazine.year, magazine.month - 1, 1, 6)).toISOString(),
});

const listAssets = (): object[] =>
  Array.from(filePaths, ([key, file]) => {
    const processed = processedFiles[file];
    return { key, file, ...wordsOf(key), ...(processed === undefined ? {} : { processed }) };
  });

function wordsOf(key: string): object {
  const gallery = demoGalleries.find(({ pictures }) => pictures.includes(key));
  if (gallery !== undefined) return toPictureWords(key, gallery);
  const magazine = demoMagazines.find((each) => each.key === key);
  if (magazine !== undefined) return toCoverWords(magazine);
  const document = demoDocuments.find((each) => each.key === key);
  if (document === undefined) return {};
  const { caption, poster } = document;
  return { ...(caption === undefined ? {} : { caption }), ...(poster === undefined ? {} : { poster }) };
}

/** Collections of the press offices. */
const demoCollections = readJson(
  'collections.json',
  z.array(
    z.strictObject({
      name: z.string(),
      press_group: z.enum(DEMO_GROUPS),
      /** Keys of pictures and documents. */
      assets: z.array(z.string()),
    }),
  ),
);
