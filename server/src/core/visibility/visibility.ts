import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Instant } from '../../platform/db/instant.ts';
import { constant } from '../../platform/db/prepared.ts';
import type { PressReleasePictureTable, PressReleaseTable } from '../../platform/db/schema.ts';
import type { Reader } from '../../platform/http/authentication.ts';

/** The names under which queries know a table that the rule applies to. */
type VisibleAlias = 'release' | 'gallery' | 'magazine' | 'press_kit';

interface VisibleColumns {
  visible_from: Instant | null;
  expires_at: Instant | null;
  access: string;
}

interface Tables extends Record<Exclude<VisibleAlias, 'gallery'>, VisibleColumns> {
  gallery: VisibleColumns & { branch_hidden: number };
}

const eb = expressionBuilder<Tables, VisibleAlias>();

/** The two classes of readers. */
export const ANYBODY = { isAdmitted: false } as const;
export const PRESS = { isAdmitted: true } as const;

/**
 * The one rule of who sees what: published or due, past its embargo, not expired, and public unless the reader is
 * admitted to the press room. A release is also published in at least one language; its `visible_from` sees to that.
 * A gallery hangs on no hidden branch.
 */
export function visibleTo(
  reader: Pick<Reader, 'isAdmitted'>,
  now: Date | Expression<string>,
  alias: VisibleAlias = 'release',
): AliasableExpression<SqlBool> {
  const instant = now instanceof Date ? now.toISOString() : now;
  const conditions = [
    eb(`${alias}.visible_from`, '<=', instant),
    eb.or([eb(`${alias}.expires_at`, 'is', null), eb(`${alias}.expires_at`, '>', instant)]),
  ];
  if (alias === 'gallery') conditions.push(eb('gallery.branch_hidden', '=', 0));
  if (!reader.isAdmitted) conditions.push(eb(`${alias}.access`, '=', 'public'));
  return eb.and(conditions);
}

const hung = expressionBuilder<
  { link: PressReleasePictureTable; release: PressReleaseTable },
  'link' | 'release'
>();

const has = (language: Language): Expression<string> => constant(`%${language}%`);

/**
 * Of pictures beside a text (`link`) of a release that a reader may see: what only texts brought there is as visible as
 * these, so that nobody meets the picture of a language that has not appeared.
 */
export const comesWithTexts = (): Expression<SqlBool> =>
  hung.or([
    hung('link.text_languages', '=', ''),
    ...LANGUAGES.map((language) =>
      hung.and([
        hung('link.text_languages', 'like', has(language)),
        hung('release.languages', 'like', has(language)),
      ]),
    ),
  ]);

const releases = expressionBuilder<{ release: PressReleaseTable }, 'release'>();

/** Whom to tell that a release was withdrawn: who could have read it until then. Of anything else they hear nothing. */
export const withdrawnFrom = (reader: Pick<Reader, 'isAdmitted'>): Expression<SqlBool> =>
  releases.and([
    releases('release.status', '=', 'archived'),
    releases('release.withdrawn_at', 'is not', null),
    ...(reader.isAdmitted ? [] : [releases('release.access', '=', 'public')]),
  ]);
