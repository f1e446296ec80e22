import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { decodeEntities } from '../../../core/search/plain-text.ts';
import type { Db } from '../../../platform/db/db.ts';

export interface CheckedLink {
  language: Language;
  href: string;
}

const HREF = /<a\b[^>]*\bhref="([^"]*)"/g;
const OWN_RELEASE = /#\/(?:[\w-]+\/)?press-release\/(\d+)/;

/** Links of a text in their order. */
export const listLinks = (text: OfficePressRelease['text'], language: Language): CheckedLink[] =>
  Array.from((text[language]?.body ?? '').matchAll(HREF), ([, href = '']) => ({
    language,
    href: decodeEntities(href),
  }));

/** Instants in the database format. */
interface Sight {
  /** When the text appears. */
  from: string;
  /**
   * Only content visible by then counts, because planned releases of others are not disclosed; null: all content that
   * becomes visible later.
   */
  by: string | null;
}

/**
 * Links without a target: invalid addresses, and releases of this press room that readers of the text will not see, or
 * can no longer see.
 */
export async function listBrokenLinks(
  db: Db,
  { text }: OfficePressRelease,
  sight: Sight,
): Promise<CheckedLink[]> {
  const links = LANGUAGES.flatMap((language) => listLinks(text, language));
  const ids = links.flatMap(({ href }) => toReleaseId(href) ?? []);
  const seen = await listSeen(db, ids, sight);
  return links.filter(({ href }) => {
    const id = toReleaseId(href);
    return id === null ? !isAddress(href) : !seen.has(id);
  });
}

/** Id of a linked release of this press room. */
export function toReleaseId(href: string): number | null {
  const id = OWN_RELEASE.exec(href)?.[1];
  return id === undefined ? null : Number(id);
}

const isAddress = (href: string): boolean =>
  /^https?:/i.test(href)
    ? isHost(href)
    : /^(?:mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+|tel:\+?[\d\s()./-]+|#\/\S+|\/\S*)$/i.test(href);

/** Whether the link has a host that can be checked. */
export function isHost(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && (url.hostname.includes('.') || url.hostname === 'localhost');
}

async function listSeen(db: Db, ids: readonly number[], { from, by }: Sight): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('press_release')
    .select('id')
    .where('id', 'in', ids)
    .where('visible_from', 'is not', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', from)]))
    .$if(by !== null, (query) => query.where('visible_from', '<=', by))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
