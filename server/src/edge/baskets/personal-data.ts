import type { OwnBasket } from '@press-room/contract/baskets';
import type { Telling } from '../../core/personal-data/telling.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { listBasketLinksOf } from '../handouts/of-baskets.ts';
import { listBaskets } from './queries.ts';

/** Baskets of a person, for the privacy export. */
export async function listBasketsOf(db: Db, accountId: number): Promise<Omit<OwnBasket, 'id' | 'version'>[]> {
  const baskets = await listBaskets(db, accountId);
  return baskets.map(({ id: _id, version: _version, ...basket }) => basket);
}

export function describeBasket(
  { name, note, items, updated_at }: Awaited<ReturnType<typeof listBasketsOf>>[number],
  { say, on, starting }: Telling,
): string {
  const notes = [note, ...items.map((item) => item.note ?? '')].filter(Boolean);
  const told = notes.length === 0 ? '' : ` ${say('Notes', 'Note')}: ${notes.join('; ')}.`;
  const title = name || say('without a name', 'senza nome');
  const n = items.length;
  return (
    say(
      `A basket ${name ? `“${title}”` : title} with ${n} ${n === 1 ? 'item' : 'items'}, last changed on ${on(updated_at)}.`,
      `${starting(updated_at)} hai modificato per l’ultima volta una raccolta ${name ? `«${title}»` : title}; elementi: ${n}.`,
    ) + told
  );
}

export function describeBasketLink(
  { name, created_at, expires_at, ended_at, openings }: Awaited<ReturnType<typeof listBasketLinksOf>>[number],
  { say, on, starting }: Telling,
): string {
  const end = on(ended_at ?? expires_at);
  const [en, it] = name ? [` for “${name}”`, ` per «${name}»`] : ['', ''];
  return say(
    `On ${on(created_at)}${en}, until ${end}; openings: ${openings}.`,
    `${starting(created_at)}${it}; ${ended_at === null ? 'scade' : 'terminato'} ${end}; aperture: ${openings}.`,
  );
}

/** Number of baskets unchanged since then. */
export const countOldBaskets = (db: Db, before: string): Promise<number> =>
  countRows(db.selectFrom('basket').where('updated_at', '<=', before));

export const deleteOldBaskets = (trx: Db, before: string) =>
  trx.deleteFrom('basket').where('updated_at', '<=', before).execute();
