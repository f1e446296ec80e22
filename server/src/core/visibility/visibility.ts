import { RELEASE_ACCESS, type ReleaseAccess } from '@press-room/contract/access';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Instant } from '../../platform/db/instant.ts';
import { constant } from '../../platform/db/prepared.ts';
import type { PressReleasePictureTable, PressReleaseTable } from '../../platform/db/schema.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';

/** The names under which queries know a table that the rule applies to. */
type VisibleAlias = 'release' | 'gallery' | 'magazine' | 'press_kit' | 'appointment';

interface VisibleColumns {
  visible_from: Instant | null;
  expires_at: Instant | null;
  access: string;
}

interface ReleaseColumns extends VisibleColumns {
  press_from: Instant | null;
}

interface Tables extends Record<Exclude<VisibleAlias, 'gallery' | 'release'>, VisibleColumns> {
  release: ReleaseColumns;
  gallery: VisibleColumns & { branch_hidden: number };
}

const eb = expressionBuilder<Tables, VisibleAlias>();

/** Classes of readers, embargoes apart. */
export const ANYBODY = {
  isConfirmed: false,
  isAdmitted: false,
  isAccredited: false,
  isEmbargoReader: false,
} as const;
export const CONFIRMED = { ...ANYBODY, isConfirmed: true } as const;
export const PRESS = { ...CONFIRMED, isAdmitted: true } as const;
export const ACCREDITED = { ...PRESS, isAccredited: true } as const;
/** For the office: whatever some reader sees. */
export const SOMEBODY = { ...ACCREDITED, isInvited: true } as const;

/** The database can decide about a reader. */
export interface Sight {
  isConfirmed: boolean | Expression<SqlBool>;
  isAdmitted: boolean | Expression<SqlBool>;
  isAccredited: boolean | Expression<SqlBool>;
  isEmbargoReader: boolean | Expression<SqlBool>;
  /** Content for invited people is in no list: they get it with a prepared basket. */
  isInvited?: boolean;
}

/** Who sees content of each access. */
const SEEN_BY: Record<ReleaseAccess, (reader: Sight) => boolean | Expression<SqlBool>> = {
  public: () => true,
  confirmed: ({ isConfirmed }) => isConfirmed,
  press: ({ isAdmitted }) => isAdmitted,
  accredited: ({ isAccredited }) => isAccredited,
  invited: ({ isInvited = false }) => isInvited,
};

/** Whether the access of a record lets a reader see it; times and embargoes apart. */
export const isOpenTo = (
  access: ReleaseAccess,
  reader: Record<Exclude<keyof Sight, 'isInvited'>, boolean>,
): boolean => SEEN_BY[access](reader) === true;

/** The same condition in the database. */
function accessLets(reader: Sight, alias: VisibleAlias): Expression<SqlBool>[] {
  const column = `${alias}.access` as const;
  const seen = RELEASE_ACCESS.map((access) => ({ access, by: SEEN_BY[access](reader) }));
  const open = seen.filter(({ by }) => by === true).map(({ access }) => access);
  const closed = seen.filter(({ by }) => by === false).map(({ access }) => access);
  if (closed.length === 0) return [];
  if (open.length + closed.length === RELEASE_ACCESS.length)
    // Other than a list of values, an exclusion leaves the order of an index alone.
    return [open.length === 1 ? eb(column, '=', 'public') : eb(column, 'not in', closed)];
  return [
    eb.or([
      eb(column, 'in', open),
      ...seen.flatMap(({ access, by }) =>
        typeof by === 'boolean' ? [] : [eb.and([eb(column, '=', access), by])],
      ),
    ]),
  ];
}

/**
 * The one rule of who sees what: published or due, past its embargo, not expired, and open to the reader by its
 * access. A release is also published in at least one language; its `visible_from` sees to that.
 * A gallery hangs on no hidden branch. An appointment is visible until it ends. Under embargo a release is visible to accredited readers who accepted its terms.
 */
export function visibleTo(
  reader: Sight,
  now: Date | Expression<string>,
  alias: VisibleAlias = 'release',
): AliasableExpression<SqlBool> {
  const instant = now instanceof Date ? now.toISOString() : now;
  const conditions = [
    hasBegun(reader, instant, alias),
    eb.or([eb(`${alias}.expires_at`, 'is', null), eb(`${alias}.expires_at`, '>', instant)]),
  ];
  if (alias === 'gallery') conditions.push(eb('gallery.branch_hidden', '=', 0));
  return eb.and([...conditions, ...accessLets(reader, alias)]);
}

function hasBegun(
  { isEmbargoReader }: Sight,
  instant: string | Expression<string>,
  alias: VisibleAlias,
): Expression<SqlBool> {
  if (isEmbargoReader === false || alias !== 'release') return eb(`${alias}.visible_from`, '<=', instant);
  // Never later than `visible_from`.
  const forThem = eb('release.press_from', '<=', instant);
  if (isEmbargoReader === true) return forThem;
  return eb.or([eb('release.visible_from', '<=', instant), eb.and([isEmbargoReader, forThem])]);
}

const builder = expressionBuilder<{ release: PressReleaseTable }, 'release'>();

const isUnderEmbargo = (now: Date | Expression<string>) =>
  builder('release.visible_from', '>', now instanceof Date ? now.toISOString() : now);

/** For releases visible to a reader: content under embargo counts as press only. */
export const accessAt = (now: Date | Expression<string>): AliasableExpression<ReleaseAccess> =>
  builder
    .case()
    .when(isUnderEmbargo(now))
    .then('press')
    .else(builder.ref('release.access'))
    .end()
    .$castTo<ReleaseAccess>();

/** Besides, until when it is: null: there is no embargo. */
export const selectAccess = (now: Date | Expression<string>) =>
  [
    accessAt(now).as('access'),
    builder
      .case()
      .when(isUnderEmbargo(now))
      .then(builder.ref('release.visible_from'))
      .end()
      .as('embargo_until'),
  ] as const;

const attached = expressionBuilder<
  { link: PressReleasePictureTable; release: PressReleaseTable },
  'link' | 'release'
>();

const has = (language: Language): Expression<string> => constant(`%${language}%`);

/**
 * Of pictures and attachments (`link`) of a release that a reader may see: what only texts brought there is as visible as
 * these, so that nobody meets the picture or video of a language that has not appeared.
 */
export const comesWithTexts = (): Expression<SqlBool> =>
  attached.or([
    attached('link.text_languages', '=', ''),
    ...LANGUAGES.map((language) =>
      attached.and([
        attached('link.text_languages', 'like', has(language)),
        attached('release.languages', 'like', has(language)),
      ]),
    ),
  ]);

const releases = expressionBuilder<{ release: PressReleaseTable }, 'release'>();

/** Readers who are informed of a withdrawal: those who could see the release before. Others see that nothing exists. */
export const withdrawnFrom = (reader: ReaderClass): Expression<SqlBool> =>
  releases.and([
    releases('release.status', '=', 'archived'),
    releases('release.withdrawn_at', 'is not', null),
    releases('release.withdrawn_under_embargo', '=', 0),
    ...accessLets(reader, 'release'),
  ]);
