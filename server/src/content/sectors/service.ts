import {
  type OfficeSector,
  SECTOR_ALIASES_MAX,
  SECTOR_NAME_MAX_LENGTH,
  SECTOR_POSITION_MAX,
  SECTORS_MAX,
} from '@press-room/contract/admin-sectors';
import { LANGUAGES } from '@press-room/contract/languages';
import { MEDIA_TOPIC_CODES } from '@press-room/contract/media-topics';
import { z } from 'zod';
import { NO_TEXT, officeForm } from '../../core/admin/forms.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  finish,
  namesOf,
  type OfficeContext,
  raiseVersion,
  type Versioned,
} from '../../core/admin/writes.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import {
  addSlugs,
  createSector,
  findNextPosition,
  listSlugs,
  type NewSector,
  toSectorColumns,
  toSectorSlug,
} from '../../core/sectors/sectors.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockName } from '../../platform/db/row-locks.ts';
import { invalidField, invalidFields, sectorInUse } from '../../platform/errors/errors.ts';
import { clearableChoice, optionalNumber, optionalTextList, requiredId } from '../../platform/http/fields.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import type { Bilingual } from '../../platform/text/bilingual.ts';
import { replaceInDocuments } from './documents.ts';
import { getOfficeSector, isNamed, moveLinks } from './queries.ts';

export const sectorForm = officeForm(
  {
    aliases: optionalTextList({ max: SECTOR_NAME_MAX_LENGTH }, SECTOR_ALIASES_MAX),
    media_topic: clearableChoice(MEDIA_TOPIC_CODES),
    position: optionalNumber({ min: 1, max: SECTOR_POSITION_MAX }),
  },
  { name: { max: SECTOR_NAME_MAX_LENGTH } },
);
type SectorForm = z.infer<typeof sectorForm>;

export const sectorMergeForm = z.object({ merged: requiredId(), merged_version: requiredId() });

const SECTORS: Versioned<OfficeSector> = {
  table: 'sector',
  noun: 'sector',
  get: getOfficeSector,
  // Serialised, so that a free slug stays free until it is used.
  hold: (trx, database) => lockName(trx, database, 'sectors'),
};
/** Readers see names and search by slugs. */
const isSeen = true;

/** Both names; each gives a slug. @throws 400 */
function mergeNames(before: Bilingual, sent: SectorForm['name']): Bilingual {
  const name = { ...before, ...sent };
  const missing = LANGUAGES.filter((language) => toSectorSlug(name[language]) === '');
  if (missing.length > 0)
    throw invalidFields(
      Object.fromEntries(missing.map((language) => [`name.${language}`, [{ key: 'blank' as const }]])),
    );
  return name;
}

/** @throws 400 for a slug of another sector */
async function requireFreeSlugs(trx: Db, sector: NewSector, own: number | null): Promise<void> {
  let taken = trx.selectFrom('sector_slug').select('slug').where('slug', 'in', listSlugs(sector));
  if (own !== null) taken = taken.where('sector_id', '<>', own);
  const row = await taken.orderBy('slug').executeTakeFirst();
  if (row === undefined) return;
  const { slug } = row;
  const language = LANGUAGES.find((each) => toSectorSlug(sector.name[each]) === slug);
  const field = language === undefined ? 'aliases' : `name.${language}`;
  throw invalidFields({ [field]: [{ key: 'sector_name_taken', parameters: { slug } }] });
}

const toAliases = (words: readonly string[]): string[] =>
  words.map(toSectorSlug).filter((slug) => slug !== '');

/** Adds it at the end of the list, unless a position is given. @throws 400 */
export function createOfficeSector(
  context: OfficeContext,
  officer: Officer,
  form: SectorForm,
): Promise<OfficeSector> {
  const name = mergeNames(NO_TEXT, form.name);
  return createRow(context, SECTORS, { officer, fields: namesOf(form), isSeen }, async (trx) => {
    const count = await countRows(trx.selectFrom('sector'));
    if (count >= SECTORS_MAX)
      throw invalidFields({ non_field_errors: [{ key: 'sectors_full', parameters: { n: SECTORS_MAX } }] });
    const sector = {
      name,
      aliases: toAliases(form.aliases ?? []),
      media_topic: form.media_topic ?? null,
      position: form.position ?? (await findNextPosition(trx)),
    };
    await requireFreeSlugs(trx, sector, null);
    return createSector(trx, sector, context.now());
  });
}

async function writeSlugs(trx: Db, id: number, sector: NewSector): Promise<void> {
  await trx.deleteFrom('sector_slug').where('sector_id', '=', id).execute();
  await addSlugs(trx, id, listSlugs(sector));
}

/** Changing a name keeps its slug as an alias, so that old addresses stay valid. @throws 400, 404, 412 */
export const changeOfficeSector = (
  context: OfficeContext,
  write: Write,
  form: SectorForm,
): Promise<OfficeSector> =>
  changeRow(context, SECTORS, { ...write, isSeen }, async (trx, current) => {
    const name = mergeNames(current.name, form.name);
    const left = LANGUAGES.filter((each) => name[each] !== current.name[each]).map(
      (each) => current.slug[each],
    );
    const sector = {
      name,
      aliases: [...(form.aliases === undefined ? current.aliases : toAliases(form.aliases)), ...left],
      media_topic: form.media_topic === undefined ? current.media_topic : form.media_topic,
      position: form.position ?? current.position,
    };
    await requireFreeSlugs(trx, sector, write.id);
    await trx.updateTable('sector').set(toSectorColumns(sector)).where('id', '=', write.id).execute();
    await writeSlugs(trx, write.id, sector);
    return { action: 'edit', fields: namesOf(form) };
  });

/** @throws 404, 409 if a record has it, 412 */
export const deleteOfficeSector = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, SECTORS, { ...write, isSeen }, async (trx, { uses }) => {
    if (await isNamed(trx, write.id)) throw sectorInUse(uses);
    await replaceInDocuments(trx, write.id, null);
  });

/**
 * Merges another sector into this one: its records get this sector, and its slugs become aliases.
 * @throws 400, 404, 412
 */
export async function mergeSectors(
  context: OfficeContext,
  { id, version, officer }: Write,
  { merged, merged_version }: z.infer<typeof sectorMergeForm>,
): Promise<OfficeSector> {
  if (merged === id) throw invalidField('merged', 'sector_merge_itself');
  const { database, now } = context;
  return database.change(async (trx) => {
    await SECTORS.hold?.(trx, database);
    const kept = await raiseVersion(trx, SECTORS, { id, version, officer }, now());
    const other = await raiseVersion(trx, SECTORS, { id: merged, version: merged_version, officer }, now());
    await moveLinks(trx, merged, id);
    await replaceInDocuments(trx, merged, id);
    await trx.deleteFrom('sector').where('id', '=', merged).execute();
    await writeSlugs(trx, id, {
      ...kept,
      aliases: [...kept.aliases, ...listSlugs(other)],
    });
    await recordAudit(trx, { by: officer.id, action: 'merge_away', about: `sector:${merged}` }, now());
    return finish(trx, SECTORS, { id, officer, action: 'merge', fields: ['aliases'] }, now());
  });
}
