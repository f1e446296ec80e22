import type { Language } from '@press-room/contract/languages';
import { HANDOUT_DAYS, HANDOUT_DAYS_MAX } from '@press-room/contract/messages';
import type { PageRange } from '@press-room/contract/page-range';
import { toPagesUse } from '../../content/assets/uses/queries.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { ANYBODY } from '../../core/visibility/visibility.ts';
import { AppError, invalidFields, notFound } from '../../platform/errors/errors.ts';
import type { Officer } from '../../platform/http/officer.ts';
import { asHouse } from '../../platform/pictures/ask-picture.ts';
import { onRome } from '../../platform/text/bilingual.ts';
import { toText } from '../../platform/text/messages.ts';
import { inBytes } from '../../platform/text/sizes.ts';
import type { Contents } from '../downloads/archive.ts';
import { hasPages } from '../downloads/basket/find-items.ts';
import { buildContents } from '../downloads/contents/build-contents.ts';
import { listDownloadableAssets } from '../downloads/contents/queries.ts';
import { sizeOf } from '../downloads/service.ts';
import { findPages, makeOrders } from '../downloads/uses.ts';
import { type FoundItem, findItem } from './items.ts';
import { type ChosenItem, closeHandout, findHandoutOf, type HandoutItem, keyOf } from './queries.ts';

type HandoutContext = Pick<AppContext, 'config' | 'database' | 'links' | 'now' | 'store'>;

const DAY_MS = 86_400_000;

interface Choice {
  items: readonly HandoutItem[];
  /** Null: default duration. */
  expires_at: string | null;
  isConfirmed: boolean;
}

/**
 * Items of a letter, with their names for the reader.
 * @throws 400 for an expiry in the past or too far ahead, for items that cannot be shared, for pages that cannot be
 * extracted, and for items that are not public without an officer's confirmation
 */
export async function chooseItems(
  context: HandoutContext,
  { items, expires_at, isConfirmed }: Choice,
  language: Language,
): Promise<{ items: ChosenItem[]; expires_at: string }> {
  const now = context.now();
  const until = expires_at ?? new Date(now.getTime() + HANDOUT_DAYS * DAY_MS).toISOString();
  requireLife(until, now);
  const chosen: (ChosenItem & { isPublic: boolean })[] = [];
  for (const item of items) {
    const found = await findItem(context.database.db, item, { language, now });
    if (found !== null && item.pages !== undefined) await requirePages(context, found, item.pages);
    const contents = found === null ? null : await findContents(context, found, language, true);
    if (found === null || contents === null)
      throw invalidFields({ items: [{ key: 'handout_unavailable', parameters: { n: chosen.length + 1 } }] });
    const { title, isPublic } = found;
    chosen.push({ ...item, title, isPublic, bytes: sizeOf(contents), isConfirmed: isConfirmed && !isPublic });
  }
  const unconfirmed = chosen.filter((each) => !each.isPublic && !each.isConfirmed);
  if (unconfirmed.length > 0) {
    const titles = unconfirmed.map(({ title }) => title.replace(/\.$/, '')).join(', ');
    throw invalidFields({ is_confirmed: [{ key: 'handout_unconfirmed', parameters: { titles } }] });
  }
  return { items: chosen, expires_at: until };
}

/** @throws 400, 429 {WorkRefused} */
async function requirePages(context: HandoutContext, { request, handed }: FoundItem, range: PageRange) {
  const [asset] =
    'asset' in request ? await listDownloadableAssets(context.database.db, handed, [request.asset]) : [];
  if (asset === undefined) return;
  if (!hasPages(asset, range))
    throw invalidFields({ items: [{ key: 'page_unknown', parameters: { n: asset.pages ?? 0 } }] });
  const orders = [{ use: toPagesUse(range), ids: [asset.id] }];
  await makeOrders(context, orders, { client: asHouse(), count: async () => {} });
  if ((await findPages(context.database.db, context, { asset, pages: range })) === null)
    throw invalidFields({ items: [{ key: 'pages_unreadable' }] });
}

/** @throws 400 for an expiry in the past or too far ahead */
export function requireLife(expires_at: string, now: Date): void {
  if (expires_at <= now.toISOString()) throw invalidFields({ expires_at: [{ key: 'instant_in_the_past' }] });
  if (Date.parse(expires_at) <= now.getTime() + HANDOUT_DAYS_MAX * DAY_MS) return;
  throw invalidFields({ expires_at: [{ key: 'preview_days', parameters: { n: HANDOUT_DAYS_MAX } }] });
}

/** Null: nothing of it is available now. */
export async function findContents(
  { config, database, now }: Omit<HandoutContext, 'store'>,
  { request, handed }: FoundItem,
  language: Language,
  isConfirmed: boolean,
): Promise<Contents | null> {
  const view = isConfirmed ? handed : { reader: ANYBODY, now: now() };
  try {
    return await buildContents(database.db, { ...view, config, language }, request);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Invalidates its link. @throws 404 */
export async function endHandout(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { message, id, officer }: { message: number; id: number; officer: Officer },
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    if (!(await closeHandout(trx, { message, id, now: now() }))) throw notFound();
    const about = `contact_message:${message}` as const;
    await recordAudit(trx, { by: officer.id, action: 'revoke_handout', about }, now());
  });
}

/** Text of a letter about its materials, and the address of its button; null without materials. */
export async function writeHandout(
  { database, links }: Pick<AppContext, 'database' | 'links'>,
  letterId: number,
  language: Language,
): Promise<{ text: string; url: string } | null> {
  const handout = await findHandoutOf(database.db, letterId);
  if (handout === null) return null;
  const url = links.readers.toUrl('files', { id: handout.id });
  const lead = { key: 'handout_mail', parameters: { date: onRome(handout.expires_at, language) } } as const;
  const lines = handout.items.map(
    (item) => `${item.title} (${inBytes(item.bytes, language)})\n${url}#${keyOf(item)}`,
  );
  return { url, text: [toText(lead, language), ...lines].join('\n\n') };
}
