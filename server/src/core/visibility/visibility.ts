import { RELEASE_ACCESS, type ReleaseAccess } from '@press-room/contract/access';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import {
  type AliasableExpression,
  type Compilable,
  type Expression,
  expressionBuilder,
  type SqlBool,
} from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Instant } from '../../platform/db/instant.ts';
import { type BlankFor, constant, runPrepared } from '../../platform/db/prepared.ts';
import type { PressReleasePictureTable, PressReleaseTable, Schema } from '../../platform/db/schema.ts';
import { type ReaderClass, rankOf } from '../../platform/http/authentication.ts';

/** Aliases of tables in queries to which the rule applies. */
type VisibleAlias = 'release' | 'gallery' | 'magazine' | 'press_kit' | 'appointment';

interface VisibleColumns {
  id: number;
  visible_from: Instant | null;
  expires_at: Instant | null;
  access: string;
}

interface ReleaseColumns extends VisibleColumns {
  press_from: Instant | null;
}

interface Tables
  extends Record<Exclude<VisibleAlias, 'gallery' | 'release'>, VisibleColumns>,
    Pick<Schema, 'contact' | 'contact_address' | 'invited_contact' | 'user_account'> {
  release: ReleaseColumns;
  gallery: VisibleColumns & { branch_hidden: number };
}

const eb = expressionBuilder<Tables, VisibleAlias>();

/** Classes of readers, without embargoes. */
export const ANYBODY = {
  isConfirmed: false,
  isAdmitted: false,
  isAccredited: false,
  isEmbargoReader: false,
} as const;
export const CONFIRMED = { ...ANYBODY, isConfirmed: true } as const;
export const PRESS = { ...CONFIRMED, isAdmitted: true } as const;
export const ACCREDITED = { ...PRESS, isAccredited: true } as const;
/** For the office: content visible to any reader. */
export const SOMEBODY = { ...ACCREDITED, isInvited: true } as const;

/** Rights of a reader that determine visibility. */
export interface Sight {
  isConfirmed: boolean | Expression<SqlBool>;
  isAdmitted: boolean | Expression<SqlBool>;
  isAccredited: boolean | Expression<SqlBool>;
  isEmbargoReader: boolean | Expression<SqlBool>;
  /** Includes all content with invitations. */
  isInvited?: boolean;
  /** Account whose invitations count; absent: none. */
  invited?: { account: number | Expression<number> } | null;
}

/** Who can see content, by its access. */
const SEEN_BY: Record<ReleaseAccess, (reader: Sight, alias?: VisibleAlias) => boolean | Expression<SqlBool>> =
  {
    public: () => true,
    confirmed: ({ isConfirmed }) => isConfirmed,
    press: ({ isAdmitted }) => isAdmitted,
    accredited: ({ isAccredited }) => isAccredited,
    invited: ({ isInvited = false, invited = null }, alias) => {
      if (isInvited || invited === null || alias === undefined || alias === 'appointment') return isInvited;
      return isInvitedTo(alias, invited.account);
    },
  };

const INVITED_TO = {
  release: 'press_release_id',
  gallery: 'gallery_id',
  magazine: 'magazine_id',
  press_kit: 'press_kit_id',
} as const;

/**
 * Invitations belong to contacts: an account has those of its own contact, and of the contact with its confirmed
 * address.
 */
const isInvitedTo = (
  alias: keyof typeof INVITED_TO,
  account: number | Expression<number>,
): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('invited_contact')
      .select('invited_contact.id')
      .whereRef(`invited_contact.${INVITED_TO[alias]}`, '=', `${alias}.id`)
      .where('invited_contact.contact_id', 'in', (inner) =>
        inner
          .selectFrom('contact')
          .select('contact.id')
          .where('contact.user_account_id', '=', account)
          .unionAll(
            inner
              .selectFrom('user_account')
              .innerJoin('contact_address', 'contact_address.email', 'user_account.email')
              .select('contact_address.contact_id as id')
              .where('user_account.id', '=', account),
          ),
      ),
  );

/** Whether the access of a record admits a reader, without times and embargoes. */
export const isOpenTo = (
  access: ReleaseAccess,
  reader: Record<Exclude<keyof Sight, 'isInvited' | 'invited'>, boolean> & { isInvited?: boolean },
): boolean => SEEN_BY[access](reader) === true;

const CLASSES = [ANYBODY, CONFIRMED, PRESS, ACCREDITED] as const;

/** Whether a change of access admits readers who could not see the record before. */
export const letsMoreIn = (before: ReleaseAccess, after: ReleaseAccess): boolean =>
  before !== after &&
  (after === 'invited' || CLASSES.some((reader) => isOpenTo(after, reader) && !isOpenTo(before, reader)));

/** The same condition in the database. */
function accessLets(reader: Sight, alias: VisibleAlias): Expression<SqlBool>[] {
  const column = `${alias}.access` as const;
  const seen = RELEASE_ACCESS.map((access) => ({ access, by: SEEN_BY[access](reader, alias) }));
  const open = seen.filter(({ by }) => by === true).map(({ access }) => access);
  const closed = seen.filter(({ by }) => by === false).map(({ access }) => access);
  if (open.length === RELEASE_ACCESS.length) return [];
  if (open.length + closed.length === RELEASE_ACCESS.length)
    // Unlike a list of values, an exclusion keeps the order of an index.
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
 * The visibility rule: published or due, past its embargo, not expired, and open to the reader by its access. A release
 * must be published in at least one language, which `visible_from` includes. A gallery must not be below a hidden
 * branch. An appointment is visible until it ends. Under embargo a release is visible to accredited readers who
 * accepted the embargo terms.
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

/** For releases visible to a reader: content under embargo counts as press-only. */
export const accessAt = (now: Date | Expression<string>): AliasableExpression<ReleaseAccess> =>
  builder
    .case()
    .when(isUnderEmbargo(now))
    .then('press')
    .else(builder.ref('release.access'))
    .end()
    .$castTo<ReleaseAccess>();

/** Also the end of the embargo; null: none. */
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
 * For pictures and attachments (`link`) of a visible release: those that only texts contain are visible if one of these
 * texts is, so that pictures of an unpublished language stay hidden.
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

/** Readers who are informed of a withdrawal: those who could see the release. For others it does not exist. */
export const withdrawnFrom = (reader: ReaderClass): Expression<SqlBool> =>
  releases.and([
    releases('release.status', '=', 'archived'),
    releases('release.withdrawn_at', 'is not', null),
    releases('release.withdrawn_under_embargo', '=', 0),
    ...accessLets(reader, 'release'),
  ]);

/**
 * Runs a prepared query for a reader. One statement serves all readers of a class; the account whose invitations count
 * is a value of each run.
 */
export const runForReader = <Values extends object, Row>(
  db: Db,
  { reader, shape, values }: { reader: ReaderClass; shape: string; values: Values },
  build: (blank: BlankFor<Values>, sight: Sight) => Compilable<Row>,
): Promise<Row[]> => {
  const { invited } = reader;
  return runPrepared(
    db,
    `${shape} ${rankOf(reader)}${invited ? ' invited' : ''}`,
    { ...values, invited: invited?.account ?? 0 },
    (blank) =>
      build(blank, invited ? { ...reader, invited: { account: blank((run) => run.invited) } } : reader),
  );
};
