import type { OfficeTextPair } from '@press-room/contract/admin-media';
import type { Permission } from '@press-room/contract/roles';
import type { Db } from '../../platform/db/db.ts';

/** Name of a row: one name, or one in each language. */
type Named = { id: number } & ({ name: string } | { name_it: string; name_en: string });

interface Naming {
  /** Permission required to see the names. */
  permission: Permission;
  list: (db: Db, ids: readonly number[]) => Promise<readonly Named[]>;
}

/** By the noun before the id; other nouns have no name. */
const NAMINGS: Readonly<Record<string, Naming>> = {
  press_release: { permission: 'press_release.view', list: listReleases },
  press_release_template: {
    permission: 'press_release_template.view',
    list: (db, ids) =>
      db.selectFrom('press_release_template').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  asset: {
    permission: 'asset.view',
    list: (db, ids) => db.selectFrom('asset').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  asset_collection: {
    permission: 'asset.view',
    list: (db, ids) =>
      db.selectFrom('asset_collection').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  gallery_tree: {
    permission: 'gallery_tree.view',
    list: (db, ids) =>
      db.selectFrom('gallery_node').select(['id', 'name_it', 'name_en']).where('id', 'in', ids).execute(),
  },
  gallery: {
    permission: 'gallery.view',
    list: (db, ids) =>
      db.selectFrom('gallery').select(['id', 'name_it', 'name_en']).where('id', 'in', ids).execute(),
  },
  magazine: {
    permission: 'magazine.view',
    list: (db, ids) =>
      db
        .selectFrom('magazine')
        .select(['id', 'title_it as name_it', 'title_en as name_en'])
        .where('id', 'in', ids)
        .execute(),
  },
  press_kit: {
    permission: 'press_kit.view',
    list: (db, ids) =>
      db
        .selectFrom('press_kit')
        .select(['id', 'title_it as name_it', 'title_en as name_en'])
        .where('id', 'in', ids)
        .execute(),
  },
  press_group: {
    permission: 'press_group.view',
    list: (db, ids) => db.selectFrom('press_group').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  company: {
    permission: 'company.view',
    list: (db, ids) =>
      db.selectFrom('company').select(['id', 'business_name as name']).where('id', 'in', ids).execute(),
  },
  brand: {
    permission: 'brand.view',
    list: (db, ids) => db.selectFrom('brand').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  sector: {
    permission: 'sector.view',
    list: (db, ids) =>
      db.selectFrom('sector').select(['id', 'name_it', 'name_en']).where('id', 'in', ids).execute(),
  },
  contact_message: {
    permission: 'message.view',
    list: (db, ids) =>
      db.selectFrom('contact_message').select(['id', 'subject as name']).where('id', 'in', ids).execute(),
  },
  prepared_basket: {
    permission: 'message.view',
    list: (db, ids) =>
      db.selectFrom('prepared_basket').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  reusable_answer: {
    permission: 'message.view',
    list: (db, ids) =>
      db.selectFrom('reusable_answer').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  event: {
    permission: 'event.view',
    list: (db, ids) =>
      db.selectFrom('event').select(['id', 'name_it', 'name_en']).where('id', 'in', ids).execute(),
  },
  contact: { permission: 'contact.view', list: listContacts },
  outlet: {
    permission: 'outlet.view',
    list: (db, ids) => db.selectFrom('outlet').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  clipping: {
    permission: 'clipping.view',
    list: (db, ids) =>
      db.selectFrom('clipping').select(['id', 'headline as name']).where('id', 'in', ids).execute(),
  },
  appointment: {
    permission: 'appointment.view',
    list: (db, ids) =>
      db
        .selectFrom('appointment')
        .select(['id', 'title_it as name_it', 'title_en as name_en'])
        .where('id', 'in', ids)
        .execute(),
  },
  press_review: {
    permission: 'press_review.view',
    list: (db, ids) =>
      db.selectFrom('press_review').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  },
  crisis: {
    permission: 'crisis.view',
    list: (db, ids) =>
      db
        .selectFrom('crisis')
        .select(['id', 'title_it as name_it', 'title_en as name_en'])
        .where('id', 'in', ids)
        .execute(),
  },
  clipping_feed: {
    permission: 'clipping_feed.view',
    list: (db, ids) => db.selectFrom('clipping_feed').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  clipping_proposal: {
    permission: 'clipping.view',
    list: (db, ids) =>
      db.selectFrom('clipping_proposal').select(['id', 'headline as name']).where('id', 'in', ids).execute(),
  },
  contact_list: {
    permission: 'contact_list.view',
    list: (db, ids) => db.selectFrom('contact_list').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  mailing: { permission: 'mailing.view', list: listMailings },
  webhook: {
    permission: 'webhook.view',
    list: (db, ids) => db.selectFrom('webhook').select(['id', 'name']).where('id', 'in', ids).execute(),
  },
  accreditation: { permission: 'accreditation.view', list: listAccreditations },
  user_account: { permission: 'account.view', list: listAccounts },
  invitation: { permission: 'account.view', list: listInvitations },
  import: {
    permission: 'import.view',
    list: (db, ids) =>
      db.selectFrom('import_run').select(['id', 'file_name as name']).where('id', 'in', ids).execute(),
  },
};

/** Such as `press_release:12`; other subjects are addresses, or have no id. */
const SUBJECT = /^([a-z_]+):([1-9]\d*)$/;

/** `name` is null if it has none, or was deleted. */
export interface Known {
  name: OfficeTextPair | null;
  is_gone: boolean;
}

/** Current names by subject, without those that the client may not see and kinds without names. */
export async function listNames(
  db: Db,
  subjects: readonly string[],
  rights: readonly Permission[],
): Promise<Map<string, Known>> {
  const wanted = new Map<string, Set<number>>();
  for (const subject of subjects) {
    const [, noun = '', id = ''] = SUBJECT.exec(subject) ?? [];
    if (Object.hasOwn(NAMINGS, noun)) wanted.set(noun, (wanted.get(noun) ?? new Set()).add(Number(id)));
  }
  const names = new Map<string, Known>();
  for (const [noun, ids] of wanted) {
    const naming = NAMINGS[noun];
    if (naming === undefined || !rights.includes(naming.permission)) continue;
    const rows = new Map((await naming.list(db, [...ids])).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      names.set(`${noun}:${id}`, { name: row ? toPair(row) : null, is_gone: row === undefined });
    }
  }
  return names;
}

/** A missing language falls back to the other one. */
function toPair(row: Named): OfficeTextPair | null {
  const { name_it, name_en } = 'name' in row ? { name_it: row.name, name_en: row.name } : row;
  if (name_it.trim() === '' && name_en.trim() === '') return null;
  return { it: name_it.trim() || name_en, en: name_en.trim() || name_it };
}

async function listReleases(db: Db, ids: readonly number[]): Promise<Named[]> {
  const texts = await db
    .selectFrom('press_release')
    .leftJoin('press_release_text', 'press_release_id', 'press_release.id')
    .select(['press_release.id', 'language', 'title'])
    .where('press_release.id', 'in', ids)
    .execute();
  const titleOf = (id: number, language: string): string =>
    texts.find((text) => text.id === id && text.language === language)?.title ?? '';
  const there = new Set(texts.map(({ id }) => id));
  return [...there].map((id) => ({ id, name_it: titleOf(id, 'it'), name_en: titleOf(id, 'en') }));
}

const joinNames = ({ id, first_name, last_name }: { id: number; first_name: string; last_name: string }) => ({
  id,
  name: `${first_name} ${last_name}`,
});

async function listAccounts(db: Db, ids: readonly number[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(joinNames);
}

async function listContacts(db: Db, ids: readonly number[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('contact')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(joinNames);
}

/** Named by the title of its release in either language, or of its edition or appointment. */
async function listMailings(db: Db, ids: readonly number[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('mailing')
    .leftJoin('press_release_text as text', 'text.press_release_id', 'mailing.press_release_id')
    .leftJoin('press_review as review', 'review.id', 'mailing.press_review_id')
    .leftJoin('appointment', 'appointment.id', 'mailing.appointment_id')
    .select(['mailing.id', 'text.title', 'review.title as edition'])
    .select(['appointment.title_it', 'appointment.title_en'])
    .where('mailing.id', 'in', ids)
    .orderBy('text.language', 'desc')
    .execute();
  const names = rows.map(({ id, title, edition, title_it, title_en }) => ({
    id,
    name_it: title ?? edition ?? title_it ?? '',
    name_en: title ?? edition ?? title_en ?? '',
  }));
  return [...new Map(names.map((row) => [row.id, row])).values()];
}

async function listInvitations(db: Db, ids: readonly number[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('invitation')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(joinNames);
}

async function listAccreditations(db: Db, ids: readonly number[]): Promise<Named[]> {
  const rows = await db
    .selectFrom('event_accreditation')
    .innerJoin('user_account', 'user_account.id', 'event_accreditation.user_account_id')
    .select(['event_accreditation.id', 'first_name', 'last_name'])
    .where('event_accreditation.id', 'in', ids)
    .execute();
  return rows.map(joinNames);
}
