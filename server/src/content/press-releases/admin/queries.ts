import type { ReleaseAccess } from '@press-room/contract/access';
import {
  type OfficeText,
  officeContactSchema,
  officeTextSchema,
  type TextFilter,
} from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language, otherLanguage } from '@press-room/contract/languages';
import type { ListState } from '@press-room/contract/readers';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { isWithin } from '../../../core/admin/own-company.ts';
import { isInListState, selectReaders, toReaders } from '../../../core/admin/readers.ts';
import { publicName, toNamed } from '../../../core/companies/names.ts';
import { toPerson } from '../../../core/people/people.ts';
import { idsOf, listSectorsOf, ownersOf } from '../../../core/sectors/sectors.ts';
import type { Db } from '../../../platform/db/db.ts';
import { padIds, runPrepared } from '../../../platform/db/prepared.ts';
import type {
  PressGroupTable,
  PressReleaseTable,
  PressReleaseTextTable,
  Schema,
} from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { readBoilerplates } from '../boilerplates/boilerplates.ts';
import { listReleaseNotes } from '../publication/reader-notes.ts';
import { type OutcomeFilter, outcomeConditions } from '../takings/outcome-filter.ts';
import type { TextWrite } from './changes.ts';

type Tables = Schema & {
  release: PressReleaseTable;
  group: PressGroupTable;
  en: PressReleaseTextTable;
  it: PressReleaseTextTable;
};
const eb = expressionBuilder<Tables, 'release' | 'group' | 'en' | 'it'>();

/** Search and sort fields of the office, with the title in a language. */
export const officeReleaseFields = (language: Language): FieldMap => ({
  id: eb.ref('release.id'),
  status: eb.ref('release.status'),
  date: eb.ref('release.date'),
  access: eb.ref('release.access'),
  publish_at: eb.ref('release.publish_at'),
  embargo_until: eb.ref('release.embargo_until'),
  updated_at: eb.ref('release.updated_at'),
  title: titleIn(language),
  'press_group.name': eb.ref('group.name'),
  'company.name': eb.fn.coalesce(publicName, eb.val('')),
});

// An empty title counts as missing.
const titleIn = (language: Language) => {
  const other = otherLanguage(language);
  return eb.fn.coalesce(eb.fn<string>('nullif', [`${language}.title`, eb.val('')]), `${other}.title`);
};

export interface OfficeFilter extends OutcomeFilter {
  /** State for readers at the instant `now`. */
  status?: ListState | undefined;
  group?: number | undefined;
  year?: number | undefined;
  access?: ReleaseAccess | undefined;
  company?: number | undefined;
  sector?: number | undefined;
  /** Scope of the officer. */
  scope?: Scope;
  text?: Partial<Record<Language, TextFilter | undefined>>;
  /** Has an outdated text; archived releases do not count. */
  isOutdated?: boolean;
  /** Has changes that readers do not see yet. */
  isPending?: boolean;
}

const hasTitle = (language: Language) =>
  eb.and([eb(`${language}.title`, 'is not', null), eb(`${language}.title`, '<>', '')]);

function stands(language: Language, filter: TextFilter): Expression<SqlBool> {
  if (filter === 'missing') return eb.not(hasTitle(language));
  if (filter === 'outdated') return eb(`${language}.outdated_since`, 'is not', null);
  // Drafts have no readers, whatever the state of their texts.
  const isOut = eb.and([
    eb(`${language}.status`, '=', 'published'),
    eb('release.status', 'not in', ['draft', 'in_review']),
  ]);
  return eb.and([hasTitle(language), filter === 'published' ? isOut : eb.not(isOut)]);
}

function filtered(db: Db, filter: OfficeFilter) {
  const { status, now, group, year, access, company, sector, scope = null } = filter;
  const { text = {}, isOutdated, isPending } = filter;
  let query = db
    .selectFrom('press_release as release')
    .innerJoin('press_group as group', 'group.id', 'release.press_group_id')
    .leftJoin('company', 'company.id', 'release.company_id')
    .where(isWithin(eb.ref('release.company_id'), scope))
    .leftJoin('press_release_text as en', (join) =>
      join.onRef('en.press_release_id', '=', 'release.id').on('en.language', '=', 'en'),
    )
    .leftJoin('press_release_text as it', (join) =>
      join.onRef('it.press_release_id', '=', 'release.id').on('it.language', '=', 'it'),
    );
  if (status !== undefined) {
    const appears = eb.ref('release.publish_at');
    query = query.where(isInListState(status, { alias: 'release', now, appears }));
  }
  if (group !== undefined) query = query.where('release.press_group_id', '=', group);
  if (year !== undefined) query = query.where('release.year', '=', year);
  if (company !== undefined) query = query.where('release.company_id', '=', company);
  if (access !== undefined) query = query.where('release.access', '=', access);
  if (sector !== undefined) query = query.where('release.id', 'in', ownersOf('press_release_sector', sector));
  if (isOutdated) {
    query = query
      .where(eb.or(LANGUAGES.map((language) => stands(language, 'outdated'))))
      .where('release.status', '!=', 'archived');
  }
  for (const condition of outcomeConditions(filter)) query = query.where(condition);
  if (isPending)
    query = query.innerJoin('press_release_pending as pending', 'pending.press_release_id', 'release.id');
  for (const language of LANGUAGES) {
    const filter = text[language];
    if (filter !== undefined) query = query.where(stands(language, filter));
  }
  return query;
}

/** Query of a list of releases, last changed first. */
export const selectOfficeReleases = (filter: OfficeFilter) => ({
  from: (db: Db) => filtered(db, filter).select('release.id'),
  order: [
    { by: eb.ref('release.updated_at'), direction: 'desc' },
    { by: eb.ref('release.id'), direction: 'desc' },
  ] as const,
});

const countOf = (
  table: 'press_release_picture' | 'press_release_attachment' | 'press_release_correction',
): AliasableExpression<number> =>
  eb
    .selectFrom(table)
    .whereRef('press_release_id', '=', 'release.id')
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull();

function listRows(db: Db, ids: readonly number[], now: Date) {
  const values = { ids: padIds(ids), now: now.toISOString() };
  return runPrepared(db, `office releases ${values.ids.length}`, values, (blank) =>
    rowsOf(db, {
      ids: values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      now: blank((run) => run.now),
    }),
  );
}

const rowsOf = (db: Db, { ids, now }: { ids: readonly Expression<number>[]; now: Expression<string> }) =>
  db
    .selectFrom('press_release as release')
    .innerJoin('press_group as group', 'group.id', 'release.press_group_id')
    .leftJoin('company', 'company.id', 'release.company_id')
    .leftJoin('brand', 'brand.id', 'release.brand_id')
    .leftJoin('user_account as creator', 'creator.id', 'release.created_by')
    .leftJoin('user_account as assignee', 'assignee.id', 'release.assignee_id')
    .leftJoin('press_release_pending as pending', 'pending.press_release_id', 'release.id')
    .selectAll('release')
    .select(['group.name as group_name', publicName.as('company_name'), 'brand.name as brand_name'])
    .select(['pending.updated_at as pending_at', 'pending.document as pending_document'])
    .select(selectReaders(now))
    .select(['creator.first_name as creator_first', 'creator.last_name as creator_last'])
    .select(['assignee.first_name as assignee_first', 'assignee.last_name as assignee_last'])
    .select([
      countOf('press_release_picture').as('picture_links'),
      countOf('press_release_attachment').as('attachment_links'),
      countOf('press_release_correction').as('corrections_made'),
    ])
    .where('release.id', 'in', ids);

/** The texts are read last, together with their version. */
const readParts = async (db: Db, ids: readonly number[], now: Date) =>
  [
    await listRows(db, ids, now),
    await listSectorsOf(db, 'press_release_sector', ids),
    await listTexts(db, ids),
  ] as const;

/** All columns of releases, in the order of the ids. */
export async function listStoredReleases(db: Db, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  let [rows, sectors, texts] = await readParts(db, ids, now);
  // Read again after a concurrent write, because a version must be consistent.
  while (rows.some(({ id, version }) => (texts.get(id)?.version ?? version) !== version))
    [rows, sectors, texts] = await readParts(db, ids, now);
  const notes = await listReleaseNotes(
    db,
    rows.map((row) => ({
      ...row,
      hasFiles: row.hero_asset_id !== null || row.picture_links + row.attachment_links > 0,
    })),
    now,
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const { press_group_id, group_name, contacts, created_by, assignee_id, ...rest } = row;
    const { company_id, company_name, brand_id, brand_name } = row;
    return [
      {
        ...rest,
        readers: toReaders({ ...row, appears_at: row.publish_at }, { now, notes: notes.get(id) ?? [] }),
        press_group: { id: press_group_id, name: group_name },
        company: toNamed(company_id, company_name),
        brand: toNamed(brand_id, brand_name),
        event: row.event_id,
        sectors: idsOf(sectors.get(id)),
        contacts: z.array(officeContactSchema).parse(JSON.parse(contacts)),
        boilerplates: readBoilerplates(row.boilerplates),
        created_by: toPerson(created_by, row.creator_first, row.creator_last),
        assignee: toPerson(assignee_id, row.assignee_first, row.assignee_last),
        text: texts.get(id)?.text ?? {},
      },
    ];
  });
}
export type StoredRelease = Awaited<ReturnType<typeof listStoredReleases>>[number];

/** Null: deleted. */
export async function findVersion(db: Db, id: number): Promise<number | null> {
  const row = await db.selectFrom('press_release').select('version').where('id', '=', id).executeTakeFirst();
  return row?.version ?? null;
}

interface StoredTexts {
  /** Version of the release when they were read. */
  version: number;
  text: Partial<Record<Language, OfficeText>>;
}

async function listTexts(db: Db, ids: readonly number[]): Promise<Map<number, StoredTexts>> {
  const values = { ids: padIds(ids) };
  const rows = await runPrepared(db, `office texts ${values.ids.length}`, values, (blank) =>
    db
      .selectFrom('press_release_text as text')
      .innerJoin('press_release as release', 'release.id', 'text.press_release_id')
      .leftJoin('user_account as author', 'author.id', 'text.updated_by')
      .selectAll('text')
      .select('release.version')
      .select(['author.first_name', 'author.last_name'])
      .where(
        'text.press_release_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      ),
  );
  const texts = new Map<number, StoredTexts>();
  for (const found of rows) {
    const { press_release_id, language, updated_by, first_name, last_name, version, ...stored } = found;
    const { outdated_from } = stored;
    const said: unknown = outdated_from === null ? null : JSON.parse(outdated_from);
    const row = { ...stored, outdated_from: said };
    const author = toPerson(updated_by, first_name, last_name);
    const text = officeTextSchema.parse({ ...row, updated_by: author });
    const before = texts.get(press_release_id)?.text;
    texts.set(press_release_id, { version, text: { ...before, [language]: text } });
  }
  return texts;
}

export async function writeTexts(
  trx: Db,
  { id, officer }: Pick<Write, 'id' | 'officer'>,
  writes: readonly TextWrite[],
  now: Date,
): Promise<void> {
  for (const { language, text: written, isEdited } of writes) {
    const { outdated_from } = written;
    const text = { ...written, outdated_from: outdated_from && JSON.stringify(outdated_from) };
    const author = isEdited ? { updated_at: now.toISOString(), updated_by: officer.id } : {};
    await trx
      .insertInto('press_release_text')
      .values({
        press_release_id: id,
        language,
        status: 'draft',
        updated_at: null,
        updated_by: null,
        ...text,
        ...author,
      })
      .onConflict((conflict) =>
        conflict.columns(['press_release_id', 'language']).doUpdateSet({ ...text, ...author }),
      )
      .execute();
  }
}
