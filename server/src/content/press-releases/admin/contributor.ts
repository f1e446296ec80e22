import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { requireCompanyId } from '../../../core/companies/names.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/errors.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { ReleaseForm } from './form.ts';

type Sent = Partial<Pick<ReleaseForm, 'company' | 'brand'>>;
type Issuer = Pick<OfficePressRelease, 'company' | 'brand'>;

export const NO_ISSUER: Issuer = { company: null, brand: null };

/** Issuer and brand of a release after a write. @throws 400 */
export async function settleContributor(
  db: Db,
  { company, brand }: Sent,
  before: Issuer,
  scope: Scope,
): Promise<{ company_id: number | null; brand_id: number | null }> {
  const company_id = await findCompanyId(db, company, before, scope);
  // Brands of another company are not kept.
  const kept = company_id === (before.company?.id ?? null) ? (before.brand?.id ?? null) : null;
  return { company_id, brand_id: brand === undefined ? kept : await findBrandId(db, brand, company_id) };
}

async function findCompanyId(
  db: Db,
  sent: Sent['company'],
  before: Issuer,
  scope: Scope,
): Promise<number | null> {
  if (sent === undefined) return scope ?? before.company?.id ?? null;
  const id = sent === null ? null : await requireCompanyId(db, sent);
  // The existence of other companies is not disclosed.
  if (scope !== null && id !== scope) throw invalidField('company', 'unknown_company');
  return id;
}

async function findBrandId(db: Db, wanted: Sent['brand'], company: number | null): Promise<number | null> {
  if (wanted === null || wanted === undefined) return null;
  const brand = await db
    .selectFrom('company_brand')
    .innerJoin('brand', 'brand.id', 'company_brand.brand_id')
    .select('brand.id')
    .where('company_brand.company_id', '=', company)
    .where(typeof wanted === 'number' ? 'brand.id' : 'brand.name', '=', wanted)
    .executeTakeFirst();
  if (brand === undefined) throw invalidField('brand', 'unknown_brand');
  return brand.id;
}

/** Fields reserved for the association's press office. @throws 400 */
export function requireOwnFields(form: ReleaseForm, scope: Scope): void {
  if (scope === null) return;
  const { assignee, due_on, lead_until, template, correction, pending, show_pending } = form;
  const ofOffice = { assignee, due_on, lead_until, template, correction, pending, show_pending };
  for (const [name, value] of Object.entries(ofOffice))
    if (value !== undefined) throw invalidField(name, 'press_office_only');
}

/**
 * A company can edit its release only before the submission; afterwards it belongs to the association.
 * @throws 404, 409
 */
export function requireWithCompany(
  { company, status }: Pick<OfficePressRelease, 'company' | 'status'>,
  scope: Scope,
): void {
  if (scope === null) return;
  if (company?.id !== scope) throw notFound();
  if (status !== 'draft') throw conflict('with_the_press_office');
}

/** Files that a company may attach: its own, and those already attached. */
export function listNewFiles(
  { hero, pictures, attachments }: ReleaseForm['release'],
  current: Pick<OfficePressRelease, 'hero' | 'pictures' | 'attachments'>,
): Pick<ReleaseForm['release'], 'hero' | 'pictures' | 'attachments'> {
  const attached = new Set([current.hero, ...current.pictures, ...current.attachments]);
  const isNew = (id: number): boolean => !attached.has(id);
  return {
    hero: hero === null || hero === undefined || !isNew(hero) ? undefined : hero,
    pictures: pictures?.filter(isNew),
    attachments: attachments?.filter(isNew),
  };
}
