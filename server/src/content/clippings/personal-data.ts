import { dropReviewFilesOf } from '../../core/files/review-files.ts';
import type { Db } from '../../platform/db/db.ts';
import { toKey } from '../../platform/text/keys.ts';

/** Clippings by a contact, for the privacy export. */
export const listClippingsBy = (db: Db, contact: number) =>
  db
    .selectFrom('clipping')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .select(['clipping.headline', 'outlet.name as outlet', 'clipping.published_on', 'clipping.url'])
    .where('clipping.contact_id', '=', contact)
    .orderBy('clipping.published_on')
    .orderBy('clipping.id')
    .execute();

/** Proposals from mails that name this account as their sender, for the privacy export. */
export const listForwardedBy = (db: Db, account: number) =>
  db
    .selectFrom('clipping_proposal')
    .select(['headline', 'url', 'file_name', 'found_at'])
    .where('sender_id', '=', account)
    .orderBy('found_at')
    .orderBy('id')
    .execute();

/** Removes an author, matched by the whole name in either order, from clippings and proposals. */
export async function forgetAuthor(
  trx: Db,
  { first_name, last_name }: { first_name: string; last_name: string },
): Promise<void> {
  const keys = toAuthorKeys({ first_name, last_name });
  if (keys.length === 0) return;
  const changed: { id: number }[] = [];
  for (const table of ['clipping', 'clipping_proposal'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'author', 'version'])
      .where((eb) => eb.or(keys.map((key) => eb('author_key', 'like', `%${key}%`))))
      .orderBy('id')
      .execute();
    for (const { id, author: signed, version } of rows) {
      const author = withoutAuthor(signed, keys);
      if (author === signed) continue;
      if (table === 'clipping') changed.push({ id });
      await trx
        .updateTable(table)
        // The raised version prevents a form opened earlier from writing the name back.
        .set({ author, author_key: toKey(author), version: version + 1 })
        .where('id', '=', id)
        .execute();
    }
  }
  await dropReviewFilesOf(trx, changed);
}

/** Folded names in either order; empty if a part of the name is missing. */
const toAuthorKeys = ({ first_name, last_name }: { first_name: string; last_name: string }): string[] =>
  toKey(first_name) === '' || toKey(last_name) === ''
    ? []
    : [toKey(`${first_name} ${last_name}`), toKey(`${last_name} ${first_name}`)];

/** Whether a text of at most the length of a name names the person. */
export function isSignedBy(text: string, name: { first_name: string; last_name: string }): boolean {
  const folded = ` ${toKey(text)} `;
  return toAuthorKeys(name).some((key) => folded.includes(` ${key} `));
}

/** Separators between several authors. */
const BETWEEN = /[,;/&]|\s(?:e|and)\s/i;

/** The other authors of an article. */
function withoutAuthor(signed: string, keys: readonly string[]): string {
  const names = (text: string): boolean => keys.some((key) => ` ${toKey(text)} `.includes(` ${key} `));
  if (!names(signed)) return signed;
  const parts = signed.split(BETWEEN).flatMap((part) => part.trim() || []);
  const others = parts.filter((part) => !names(part));
  return others.length === parts.length ? '' : others.join(', ');
}
