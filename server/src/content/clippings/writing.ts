import type { Clipping } from '@press-room/contract/clippings';
import { requireKinds } from '../../core/admin/references.ts';
import { nameOutlets } from '../../core/contacts/outlets.ts';
import { replaceSectors, requireSectors } from '../../core/sectors/sectors.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidField, invalidFields } from '../../platform/errors/errors.ts';
import { requirePermission } from '../../platform/http/authentication.ts';
import type { Officer } from '../../platform/http/officer.ts';
import { toKey } from '../../platform/text/keys.ts';
import type { MessageKey } from '../../platform/text/messages.ts';
import type { ClippingForm } from './form.ts';

const UNKNOWN = {
  outlet: { table: 'outlet', key: 'unknown_outlets' },
  contact: { table: 'contact', key: 'unknown_contacts' },
  companies: { table: 'company', key: 'unknown_companies' },
  releases: { table: 'press_release', key: 'unknown_releases' },
} as const satisfies Record<string, { table: string; key: MessageKey }>;

/** @throws 400 naming the ids that do not exist */
export async function requireRows(
  db: Db,
  field: keyof typeof UNKNOWN,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const { table, key } = UNKNOWN[field];
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw invalidFields({ [field]: [{ key, parameters: { ids: unknown.join(', ') } }] });
}

/** Checks that records named in a form exist. @throws 400 */
export async function requireNamed(trx: Db, form: ClippingForm): Promise<void> {
  const { outlet, contact, companies = [], releases = [], pictures = [], file, sectors } = form;
  await requireRows(trx, 'outlet', outlet === undefined ? [] : [outlet]);
  await requireRows(trx, 'contact', contact ? [contact] : []);
  await requireRows(trx, 'companies', companies);
  await requireRows(trx, 'releases', releases);
  await requireSectors(trx, sectors);
  await requireKinds(trx, {
    pictures: { ids: pictures, kind: 'picture', isInternal: true },
    file: { ids: file ? [file] : [], kind: null, isInternal: true },
  });
}

/**
 * A clipping shows names of contacts and titles of releases: only officers who may see them may add them.
 * @throws 403
 */
export function requireSight(officer: Officer, form: ClippingForm, current: Clipping | null): void {
  const { contact, releases = [] } = form;
  const named = [
    ['contact.view', contact ? [contact] : [], current?.contact ? [current.contact] : []],
    ['press_release.view', releases, current?.releases ?? []],
  ] as const;
  for (const [permission, wanted, known] of named)
    if (wanted.some((id) => known.every((one) => one.id !== id)))
      requirePermission({ account: officer }, permission);
}

/** Outlet named in a form; undefined: none. @throws 400, 403 if it would be created by an officer without the right */
export async function findOutlet(
  trx: Db,
  { outlet, outlet_name }: ClippingForm,
  by: { officer: Officer; now: Date },
): Promise<number | undefined> {
  if (outlet_name === undefined) return outlet;
  if (toKey(outlet_name) === '') throw invalidField('outlet_name', 'blank');
  const [id] = await nameOutlets(trx, [outlet_name], by);
  return id;
}

/** The author is the contact's name, unless the form contains another byline. */
export async function findAuthor(
  trx: Db,
  { author, contact }: Pick<ClippingForm, 'author' | 'contact'>,
): Promise<string | undefined> {
  if (author || !contact) return author;
  const row = await trx
    .selectFrom('contact')
    .select(['first_name', 'last_name'])
    .where('id', '=', contact)
    .executeTakeFirstOrThrow();
  return `${row.first_name} ${row.last_name}`.trim();
}

type Links = Partial<Pick<ClippingForm, 'sectors' | 'companies' | 'releases' | 'pictures'>>;

/** Subjects, companies, press releases and pictures, if they are in the form. */
export async function writeLinks(
  trx: Db,
  clipping_id: number,
  { sectors, companies, releases, pictures }: Links,
): Promise<void> {
  if (sectors !== undefined) await replaceSectors(trx, 'clipping_sector', clipping_id, sectors);
  if (companies !== undefined) {
    await trx.deleteFrom('clipping_company').where('clipping_id', '=', clipping_id).execute();
    const rows = companies.map((company_id) => ({ clipping_id, company_id }));
    if (rows.length > 0) await trx.insertInto('clipping_company').values(rows).execute();
  }
  if (releases !== undefined) {
    await trx.deleteFrom('clipping_release').where('clipping_id', '=', clipping_id).execute();
    const rows = releases.map((press_release_id) => ({ clipping_id, press_release_id }));
    if (rows.length > 0) await trx.insertInto('clipping_release').values(rows).execute();
  }
  if (pictures !== undefined) {
    await trx.deleteFrom('clipping_picture').where('clipping_id', '=', clipping_id).execute();
    const rows = pictures.map((asset_id, position) => ({ clipping_id, asset_id, position }));
    if (rows.length > 0) await trx.insertInto('clipping_picture').values(rows).execute();
  }
}
