import {
  CONTACT_NOTES_MAX_LENGTH,
  DOMAIN_MAX_LENGTH,
  OUTLET_DOMAINS_MAX,
  OUTLET_KINDS,
  type Outlet,
  REACH_MAX,
} from '@press-room/contract/contacts';
import { COUNTRIES } from '@press-room/contract/countries';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { isOfEverybody, toMailDomain } from '@press-room/contract/mail-domains';
import { z } from 'zod';
import { withUniqueName } from '../../../core/admin/unique-names.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../../core/admin/writes.ts';
import { refreshContactKeys } from '../../../core/contacts/contact-keys.ts';
import { conflict, invalidField } from '../../../platform/errors/errors.ts';
import { refuse } from '../../../platform/http/field.ts';
import {
  changedText,
  clearableNumber,
  optionalChoice,
  optionalListOf,
  optionalText,
  optionalWebAddress,
  readText,
} from '../../../platform/http/fields.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { toKey } from '../../../platform/text/keys.ts';
import { getOutlet, listContactIds } from './queries.ts';

const WEBSITE_MAX_LENGTH = 500;

const readDomain = (value: unknown): string => {
  const domain = toMailDomain(readText(value, { max: DOMAIN_MAX_LENGTH })) ?? refuse('mail_domain');
  return isOfEverybody(domain) ? refuse('mail_domain_of_everybody', { domain }) : domain;
};

export const outletForm = z.object({
  name: changedText({ max: NAME_MAX_LENGTH }),
  kind: optionalChoice(['', ...OUTLET_KINDS]),
  country: optionalChoice(['', ...COUNTRIES]),
  website: optionalWebAddress({ max: WEBSITE_MAX_LENGTH }),
  domains: optionalListOf(readDomain, OUTLET_DOMAINS_MAX),
  notes: optionalText({ max: CONTACT_NOTES_MAX_LENGTH, hasLines: true }),
  reach: clearableNumber({ max: REACH_MAX }),
});
type OutletForm = z.infer<typeof outletForm>;

const OUTLETS: Versioned<Outlet> = { table: 'outlet', noun: 'outlet', get: getOutlet };
/** Readers see the names of outlets in published coverage. */
const isSeen = true;

const taken = 'outlet_name_taken';

const toColumns = ({ domains, ...form }: OutletForm) => ({
  ...form,
  ...(domains && { domains: domains.join(' ') }),
});

/** @throws 400 */
export async function createOutlet(
  context: OfficeContext,
  officer: Officer,
  form: OutletForm,
): Promise<Outlet> {
  const { name, ...rest } = toColumns(form);
  if (name === undefined) throw invalidField('name', 'required');
  const creation = { officer, fields: namesOf(form), isSeen };
  return withUniqueName(context, { name, taken }, () =>
    createRow(context, OUTLETS, creation, async (trx) => {
      const { id } = await trx
        .insertInto('outlet')
        .values({ name, name_key: toKey(name), ...rest, updated_at: context.now().toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),
  );
}

/** @throws 400, 404, 412 */
export const changeOutlet = (context: OfficeContext, write: Write, form: OutletForm): Promise<Outlet> =>
  withUniqueName(context, { name: form.name, taken }, () =>
    changeRow(context, OUTLETS, { ...write, isSeen }, async (trx, current) => {
      const { name = current.name, ...rest } = toColumns(form);
      await trx
        .updateTable('outlet')
        .set({ ...rest, name, name_key: toKey(name) })
        .where('id', '=', write.id)
        .execute();
      if (name !== current.name) await refreshContactKeys(trx, await listContactIds(trx, write.id));
      return { action: 'edit', fields: namesOf(form) };
    }),
  );

/** @throws 404, 409 while contacts or clippings refer to it, 412 */
export const deleteOutlet = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, OUTLETS, { ...write, isSeen }, async (_trx, { contacts, clippings }) => {
    if (contacts > 0) throw conflict('outlet_in_use', { n: contacts });
    if (clippings > 0) throw conflict('outlet_has_clippings', { n: clippings });
  });
