import type { OfficeMagazine } from '@press-room/contract/admin-magazines';
import type { MagazineKind } from '@press-room/contract/magazines';
import type { z } from 'zod';
import { mergeName, NO_TEXT } from '../../../core/admin/forms.ts';
import { requireKinds } from '../../../core/admin/references.ts';
import { changeRow, createRow, namesOf, type OfficeContext } from '../../../core/admin/writes.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import { toOpened } from '../../../core/visibility/publication.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import type { Message } from '../../../platform/text/messages.ts';
import {
  isSeen,
  type mediaTransitionForm,
  tellingOf,
  transitVisible,
  type VisibleKind,
} from '../../publishing/visible.ts';
import { withReadyFiles } from '../../publishing/when-ready.ts';
import { indexMagazines } from '../index-magazines.ts';
import { createMagazine } from '../service.ts';
import type { MagazineForm } from './form.ts';
import { getOfficeMagazine } from './magazine.ts';

export const MAGAZINES: VisibleKind<OfficeMagazine> = {
  table: 'magazine',
  noun: 'magazine',
  get: (db, id, now) => getOfficeMagazine(db, id, { now }),
};

/** International magazines have a territory, Italian ones none. @throws 400 */
function requireTerritory(kind: MagazineKind, territory: string | null): void {
  if (kind === 'international' && territory === null) throw invalidField('territory', 'territory_missing');
  if (kind === 'italian' && territory !== null) throw invalidField('territory', 'territory_unwanted');
}

/** @throws 400 naming every missing field */
function requireAll({ kind, year, month, document }: MagazineForm) {
  if (kind === undefined || year === undefined || month === undefined || document === undefined) {
    const missing = Object.entries({ kind, year, month, document }).filter(
      ([, value]) => value === undefined,
    );
    const required: Message[] = [{ key: 'required' }];
    throw invalidFields(Object.fromEntries(missing.map(([name]) => [name, required])));
  }
  return { kind, year, month, document };
}

/** @throws 400 naming each file of a wrong kind */
const requireFiles = (
  trx: Db,
  { document, cover }: Pick<OfficeMagazine, 'document' | 'cover'>,
): Promise<void> =>
  requireKinds(trx, {
    document: { ids: [document], kind: 'document' },
    cover: { ids: cover === null ? [] : [cover], kind: 'picture' },
  });

/** Creates a draft; jobs read the pages of its document. @throws 400 */
export function createOfficeMagazine(
  context: OfficeContext,
  officer: Officer,
  form: MagazineForm,
): Promise<OfficeMagazine> {
  const { kind, year, month, document } = requireAll(form);
  const {
    territory = null,
    issue_number = '',
    cover = null,
    access = 'press',
    embargo_until,
    expires_at,
  } = form;
  requireTerritory(kind, territory);
  const title = mergeName('title', NO_TEXT, form.title);
  const creation = { officer, fields: namesOf(form), isSeen: false };
  return createRow(context, MAGAZINES, creation, async (trx) => {
    await requireFiles(trx, { document, cover });
    const visible = {
      status: 'draft',
      access,
      embargo_until: embargo_until ?? null,
      expires_at: expires_at ?? null,
    } as const;
    const files = { document_asset_id: document, cover_asset_id: cover };
    const issue = { ...visible, kind, territory, year, month, title, issue_number, ...files };
    return createMagazine(searchOf(context.database), trx, issue, context.now());
  });
}

/** Changes the fields of the request. @throws 400, 403 for published ones, 404, 412 */
export async function changeOfficeMagazine(
  context: OfficeContext,
  write: Write,
  form: MagazineForm,
): Promise<OfficeMagazine> {
  const seen = await isSeen(context, MAGAZINES, write);
  return changeRow(context, MAGAZINES, { ...write, isSeen: seen }, async (trx, current) => {
    const { title, document = current.document, cover = current.cover, show_unready: _, ...row } = form;
    const kind = row.kind ?? current.kind;
    // An issue that becomes Italian loses its territory.
    const kept = kind === 'italian' ? null : current.territory;
    const territory = row.territory === undefined ? kept : row.territory;
    requireTerritory(kind, territory);
    const { it: title_it, en: title_en } = mergeName('title', current.title, title);
    await requireFiles(trx, { document, cover });
    const one = { noun: 'magazine', id: write.id, isSeen: seen, form } as const;
    const update = trx
      .updateTable('magazine')
      .set({
        ...row,
        ...toOpened(current.access, row.access),
        kind,
        territory,
        title_it,
        title_en,
        document_asset_id: document,
        cover_asset_id: cover,
      })
      .where('id', '=', write.id);
    await withReadyFiles(trx, one, () => update.execute());
    await indexMagazines(searchOf(context.database), trx, [write.id]);
    return { action: 'edit', fields: namesOf(form), ...(seen && { keep: tellingOf(context) }) };
  });
}

/**
 * A magazine with an unreadable document is not published; one that is still being processed appears afterwards.
 * @throws 403, 404, 409, 412
 */
export const transitMagazine = (
  context: OfficeContext,
  write: Write,
  form: z.infer<typeof mediaTransitionForm>,
): Promise<OfficeMagazine> =>
  transitVisible(context, MAGAZINES, write, form, async (_trx, { progress }) => {
    if (form.to === 'published' && progress.state === 'failed') throw conflict('document_failed');
  });
