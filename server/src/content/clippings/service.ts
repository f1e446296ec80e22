import type { Clipping, ClippingKind, ClippingLicence } from '@press-room/contract/clippings';
import { requireGroupId } from '../../core/admin/references.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../core/admin/writes.ts';
import { dropReviewFiles } from '../../core/files/review-files.ts';
import { searchOf } from '../../core/search/index/search-of.ts';
import type { Db } from '../../platform/db/db.ts';
import { keepRow } from '../../platform/db/row-locks.ts';
import { updateRows } from '../../platform/db/update-rows.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import { toKey, toSearchedKey } from '../../platform/text/keys.ts';
import { type ClippingForm, checkLicence } from './form.ts';
import { indexClippings } from './index-clippings.ts';
import { getClipping } from './reading.ts';
import { toUrlKey } from './url-key.ts';
import { findAuthor, findOutlet, requireNamed, requireSight, writeLinks } from './writing.ts';

const CLIPPINGS: Versioned<Clipping> = { table: 'clipping', noun: 'clipping', get: getClipping };
/** Readers see links to them if the press office publishes them. */
const isSeen = true;

/** Fields of a form that are columns. */
const toFields = ({
  press_group: _group,
  outlet: _outlet,
  outlet_name: _name,
  sectors: _sectors,
  companies: _companies,
  releases: _releases,
  pictures: _pictures,
  ...fields
}: ClippingForm) => fields;
type Fields = Partial<ReturnType<typeof toFields>>;

/** Including derived columns. */
export async function toColumns(trx: Db, { contact, file, ...fields }: Fields) {
  const author = await findAuthor(trx, { author: fields.author, contact });
  return {
    ...fields,
    ...(author !== undefined && { author, author_key: toKey(author) }),
    ...(fields.url !== undefined && { url_key: toUrlKey(fields.url) }),
    ...(contact !== undefined && { contact_id: contact }),
    ...(file !== undefined && { file_asset_id: file }),
  };
}

/** Updates data derived from the texts of clippings that other code has written. */
export async function refreshSearch(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('clipping')
    .select(['id', 'headline', 'excerpt'])
    .where('id', 'in', ids)
    .execute();
  const changes = rows.map(({ id, headline, excerpt }) => ({
    id,
    set: { search_text: toSearchedKey([headline, excerpt]) },
  }));
  await updateRows(trx, 'clipping', changes);
}

export interface NewClipping extends Fields {
  press_group_id: number;
  outlet_id: number;
  kind: ClippingKind;
  headline: string;
  published_on: string;
  licence: ClippingLicence;
}

/** Without subjects, companies, press releases and pictures. Returns its id. */
export async function addClipping(trx: Db, clipping: NewClipping, now: Date): Promise<number> {
  const { press_group_id, outlet_id, kind, headline, published_on, licence, excerpt = '' } = clipping;
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('clipping')
    .values({
      ...(await toColumns(trx, clipping)),
      press_group_id,
      outlet_id,
      kind,
      headline,
      published_on,
      licence,
      search_text: toSearchedKey([headline, excerpt]),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** With all records named in the form. Returns its id. @throws 400, 403 */
export async function insertClipping(
  trx: Db,
  form: ClippingForm,
  { officer, now }: { officer: Officer; now: Date },
): Promise<number> {
  const { press_group, headline, published_on, kind = 'web', licence = 'link_only' } = form;
  if (press_group === undefined) throw invalidField('press_group', 'required');
  if (headline === undefined) throw invalidField('headline', 'required');
  if (published_on === undefined) throw invalidField('published_on', 'required');
  checkLicence({ ...form, licence }, null);
  requireSight(officer, form, null);
  await requireNamed(trx, form);
  const press_group_id = await requireGroupId(trx, press_group);
  const outlet_id = await findOutlet(trx, form, { officer, now });
  if (outlet_id === undefined) throw invalidField('outlet_name', 'required');
  const columns = { press_group_id, outlet_id, headline, published_on, kind, licence };
  const id = await addClipping(trx, { ...toFields(form), ...columns }, now);
  await writeLinks(trx, id, form);
  return id;
}

/** @throws 400, 403 */
export const createClipping = (
  context: OfficeContext,
  officer: Officer,
  form: ClippingForm,
): Promise<Clipping> =>
  createRow(context, CLIPPINGS, { officer, fields: namesOf(form), isSeen }, async (trx) => {
    const id = await insertClipping(trx, form, { officer, now: context.now() });
    await indexClippings(searchOf(context.database), trx, [id]);
    return id;
  });

const selectOne = (trx: Db, id: number) => trx.selectFrom('clipping').select('id').where('id', '=', id);

/**
 * Erasures and merges lock a contact before its clippings. Writing a clipping also locks its contact, to check the
 * reference; the same order prevents deadlocks.
 */
const withAuthors = (id: number, { contact }: ClippingForm): Versioned<Clipping> => ({
  ...CLIPPINGS,
  hold: async (trx, database) => {
    const row = await trx.selectFrom('clipping').select('contact_id').where('id', '=', id).executeTakeFirst();
    const contacts = [row?.contact_id, contact].filter((each) => typeof each === 'number');
    for (const one of contacts.toSorted((a, b) => a - b))
      await keepRow(trx, database, { table: 'contact', id: one });
  },
});

/** @throws 400, 403, 404, 412 */
export const changeClipping = (context: OfficeContext, write: Write, form: ClippingForm): Promise<Clipping> =>
  changeRow(context, withAuthors(write.id, form), { ...write, isSeen }, async (trx, current) => {
    checkLicence(form, current);
    requireSight(write.officer, form, current);
    await requireNamed(trx, form);
    const { headline = current.headline, excerpt = current.excerpt, press_group } = form;
    const outlet_id = await findOutlet(trx, form, { officer: write.officer, now: context.now() });
    await dropReviewFiles(trx, selectOne(trx, write.id));
    await trx
      .updateTable('clipping')
      .set({
        ...(await toColumns(trx, toFields(form))),
        ...(press_group !== undefined && { press_group_id: await requireGroupId(trx, press_group) }),
        ...(outlet_id !== undefined && { outlet_id }),
        search_text: toSearchedKey([headline, excerpt]),
      })
      .where('id', '=', write.id)
      .execute();
    await indexClippings(searchOf(context.database), trx, [write.id]);
    await writeLinks(trx, write.id, form);
    return { action: 'edit', fields: namesOf(form) };
  });

/** Its files stay in the library. @throws 404, 412 */
export const deleteClipping = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, CLIPPINGS, { ...write, isSeen }, (trx) =>
    dropReviewFiles(trx, selectOne(trx, write.id)),
  );
