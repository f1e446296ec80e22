import { MAILING_SAMPLES_FOUND_MAX, type MailingMaterial } from '@press-room/contract/mailing-readings';
import type { MailingLink, MailingLinkKind } from '@press-room/contract/mailings';
import { ACCREDITED, visibleTo } from '../../../core/visibility/visibility.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';

/** Contacts by name, or by address if they have none. */
export async function listNames(db: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('contact')
    .select(['id', 'first_name', 'last_name'])
    .select((eb) =>
      eb
        .selectFrom('contact_address')
        .select((inner) => inner.fn.min('contact_address.email').as('email'))
        .whereRef('contact_address.contact_id', '=', 'contact.id')
        .as('email'),
    )
    .where('id', 'in', ids)
    .orderBy('name_key')
    .execute();
  return rows.map(({ id, first_name, last_name, email }) => ({
    id,
    name: [first_name, last_name].filter(Boolean).join(' ') || (email ?? ''),
  }));
}

/** Materials that the press may see and a message can link to, with titles in both languages. */
const selectMaterial = (db: Db, now: Date) =>
  ({
    gallery: db
      .selectFrom('gallery')
      .select(['gallery.id', 'gallery.name_it as it', 'gallery.name_en as en'])
      .where(visibleTo(ACCREDITED, now, 'gallery')),
    press_kit: db
      .selectFrom('press_kit')
      .select(['press_kit.id', 'press_kit.title_it as it', 'press_kit.title_en as en'])
      .where(visibleTo(ACCREDITED, now, 'press_kit')),
    press_release: db
      .selectFrom('press_release as release')
      .leftJoin('press_release_text as text_it', (join) =>
        join.onRef('text_it.press_release_id', '=', 'release.id').on('text_it.language', '=', 'it'),
      )
      .leftJoin('press_release_text as text_en', (join) =>
        join.onRef('text_en.press_release_id', '=', 'release.id').on('text_en.language', '=', 'en'),
      )
      .select(['release.id', 'text_it.title as it', 'text_en.title as en'])
      .where(visibleTo(ACCREDITED, now)),
  }) as const;

const toMaterial = (
  kind: MailingLinkKind,
  { id, it, en }: { id: number; it: string | null; en: string | null },
): MailingMaterial => ({ kind, id, title: { it: it ?? '', en: en ?? '' } });

/** Those of some materials that the press may see now; documents belong to the release. */
export async function listTitled(
  db: Db,
  links: readonly MailingLink[],
  now: Date,
): Promise<MailingMaterial[]> {
  const queries = selectMaterial(db, now);
  const idsOf = (kind: MailingLinkKind) => links.filter((link) => link.kind === kind).map(({ id }) => id);
  const [galleries, kits, releases] = await Promise.all([
    queries.gallery.where('gallery.id', 'in', [0, ...idsOf('gallery')]).execute(),
    queries.press_kit.where('press_kit.id', 'in', [0, ...idsOf('press_kit')]).execute(),
    queries.press_release.where('release.id', 'in', [0, ...idsOf('press_release')]).execute(),
  ]);
  return [
    ...galleries.map((row) => toMaterial('gallery', row)),
    ...kits.map((row) => toMaterial('press_kit', row)),
    ...releases.map((row) => toMaterial('press_release', row)),
  ];
}

/** Galleries and kits by title, and other releases if words are given; latest first. */
export async function searchMaterial(
  { db, contains }: Pick<Database, 'db' | 'contains'>,
  words: string | null,
  { now, except }: { now: Date; except: number },
): Promise<MailingMaterial[]> {
  const most = MAILING_SAMPLES_FOUND_MAX;
  const queries = selectMaterial(db, now);
  const galleries = await queries.gallery
    .$if(words !== null, (query) =>
      query.where((eb) =>
        eb.or([
          contains(eb.ref('gallery.name_it'), words ?? ''),
          contains(eb.ref('gallery.name_en'), words ?? ''),
        ]),
      ),
    )
    .orderBy('gallery.id', 'desc')
    .limit(most)
    .execute();
  const kits = await queries.press_kit
    .$if(words !== null, (query) =>
      query.where((eb) =>
        eb.or([
          contains(eb.ref('press_kit.title_it'), words ?? ''),
          contains(eb.ref('press_kit.title_en'), words ?? ''),
        ]),
      ),
    )
    .orderBy('press_kit.id', 'desc')
    .limit(most)
    .execute();
  const releases =
    words === null
      ? []
      : await queries.press_release
          .where('release.id', '!=', except)
          .where((eb) =>
            eb.or([contains(eb.ref('text_it.title'), words), contains(eb.ref('text_en.title'), words)]),
          )
          .orderBy('release.date', 'desc')
          .orderBy('release.id', 'desc')
          .limit(most)
          .execute();
  return [
    ...kits.map((row) => toMaterial('press_kit', row)),
    ...galleries.map((row) => toMaterial('gallery', row)),
    ...releases.map((row) => toMaterial('press_release', row)),
  ].slice(0, most);
}
