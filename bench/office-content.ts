import { GROUP_NAMES } from '@press-room/contract/account-groups';
import { ASSOCIATION_STATUSES, TYPOLOGIES } from '@press-room/contract/companies';
import type { Insertable } from 'kysely';
import { toCompanyKeys } from '../server/src/content/companies/writing.ts';
import { toAccountKey } from '../server/src/core/account/search-key.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import type { Db } from '../server/src/platform/db/db.ts';
import type { Schema } from '../server/src/platform/db/schema.ts';
import { toKey } from '../server/src/platform/text/keys.ts';

export const OFFICE_SIZES = { companies: 100_000, users: 200_000, brands: 30_000 };
/** Rows of the imported file: the first part changes companies, the rest is new. */
export const IMPORT_ROWS = 50_000;
const IMPORT_CHANGES = 20_000;

const ROWS_AT_ONCE = 500;
const CITIES = [
  'Sassuolo',
  'Fiorano Modenese',
  'Faenza',
  'Imola',
  'Civita Castellana',
  'Scandiano',
  'Castellarano',
];
const HOUSES = ['Ceramica', 'Gres', 'Fornace', 'Cotto', 'Maiolica', 'Smalti', 'Piastrelle'];
const PLACES = [
  'Oltre Città',
  'del Secchia',
  'Val Tiepido',
  'San Luca',
  'Nuova Aurora',
  'dell’Appennino',
  'Ghiarole',
];
const FIRST_NAMES = [
  'Ada',
  'Bruno',
  'Chiara',
  'Dario',
  'Elena',
  'Fabio',
  'Gea',
  'Héctor',
  'Irene',
  'Jürgen',
  'Łucja',
];
const LAST_NAMES = [
  'Rossi',
  'Bianchi',
  'Muñoz',
  'Neri',
  'Verdi',
  'Conti',
  'Harrowgate',
  'Monti',
  'Sala',
  'Riva',
  'Fabbri',
];
const DAY_MS = 86_400_000;

const pick = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
};

export const nameOfCompany = (index: number): string =>
  `${pick(HOUSES, index)} ${pick(PLACES, Math.floor(index / 7))} ${index}`;

/** A valid Italian VAT number, different for each index. */
export function vatOf(index: number): string {
  const digits = `${String(1_000_000 + index)}036`.slice(0, 10);
  const sum = Array.from(digits, Number).reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const textsOf = (index: number) => ({
  business_name: nameOfCompany(index),
  pub_business_name: index % 10 === 0 ? `${pick(PLACES, index)} Tiles ${index}` : '',
  vat: vatOf(index),
  // Some cities have many companies, and there are many cities.
  city: index % 3 === 0 ? `Comune ${index % 2000}` : pick(CITIES, index),
  pub_city: '',
});

function makeCompany(index: number, now: number): Insertable<Schema['company']> {
  const texts = textsOf(index);
  const at = new Date(now - index * 60_000).toISOString();
  return {
    ...texts,
    ...toCompanyKeys(texts),
    address: `Via ${pick(PLACES, index)} ${index % 200}`,
    state: pick(['MO', 'RE', 'RA', 'BO', 'VT'], index),
    country: index % 20 === 0 ? pick(['DE', 'ES', 'FR'], index) : 'IT',
    telephone: `+39 0536 ${100_000 + index}`,
    association_status: index % 5 === 0 ? null : pick(ASSOCIATION_STATUSES, index),
    typology: index % 7 === 0 ? null : pick(TYPOLOGIES, index),
    created_at: at,
    updated_at: at,
  };
}

function makeUser(index: number, now: number): Insertable<Schema['user_account']> {
  const person = {
    email: `person${index}@${pick(['example.com', 'example.org', 'press.example'], index)}`,
    first_name: pick(FIRST_NAMES, index),
    last_name: `${pick(LAST_NAMES, Math.floor(index / 11))} ${index % 997}`,
    newspaper: index % 4 === 0 ? `Gazzetta ${index % 5000}` : '',
    publishing_house: '',
    company_name: '',
  };
  const company = index % 2 === 0 ? index % OFFICE_SIZES.companies : null;
  const at = new Date(now - (index % 900) * DAY_MS - index).toISOString();
  return {
    ...person,
    search_text: toAccountKey({
      ...person,
      business_name: company === null ? null : nameOfCompany(company),
      pub_business_name: null,
    }),
    password_hash: '',
    language: index % 3 === 0 ? 'en' : 'it',
    verified_at: index % 9 === 0 ? null : at,
    disabled_at: index % 50 === 0 ? at : null,
    second_factor_at: null,
    last_sign_in_at: index % 6 === 0 ? null : new Date(now - (index % 700) * DAY_MS).toISOString(),
    created_at: at,
    company_id: company === null ? null : company + 1,
    qualify: null,
    periodicity: null,
    printing_copies: null,
    picture_small: null,
    picture_large: null,
    profession_locked_at: null,
  };
}

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

async function fill<
  Table extends
    | 'company'
    | 'brand'
    | 'company_brand'
    | 'user_account'
    | 'user_account_group'
    | 'accreditation',
>(
  database: Database,
  table: Table,
  rows: { count: number; make: (index: number) => Row<Table>[] },
): Promise<void> {
  for (let from = 0; from < rows.count; from += ROWS_AT_ONCE) {
    const some = Array.from({ length: Math.min(ROWS_AT_ONCE, rows.count - from) }, (_, at) =>
      rows.make(from + at),
    ).flat();
    await database.change((trx: Db) =>
      some.length === 0
        ? Promise.resolve()
        : trx
            .insertInto(table)
            .values(some as never)
            .execute()
            .then(() => undefined),
    );
  }
}

/** Writes companies, brands and people like the product, but in bulk. The database must be empty and migrated. */
export async function fillOffice(database: Database): Promise<void> {
  const now = Date.now();
  const { companies, brands, users } = OFFICE_SIZES;
  const at = new Date(now).toISOString();
  await fill(database, 'company', { count: companies, make: (index) => [makeCompany(index, now)] });
  await fill(database, 'brand', {
    count: brands,
    make: (index) => {
      const name = `${pick(PLACES, index)} Linea ${index}`;
      return [{ name, name_key: toKey(name), created_at: at, updated_at: at }];
    },
  });
  await fill(database, 'company_brand', {
    count: brands,
    make: (index) => (index % 3 === 0 ? [] : [{ company_id: index + 1, brand_id: index + 1 }]),
  });
  // One company has the maximum number.
  await fill(database, 'company_brand', {
    count: 400,
    make: (index) => [{ company_id: companies, brand_id: index + 1 }],
  });
  await database.change(async (trx) => {
    for (const name of GROUP_NAMES)
      await trx
        .insertInto('user_group')
        .values({ name })
        .onConflict((known) => known.column('name').doNothing())
        .execute();
  });
  const groups = await database.db.selectFrom('user_group').select('id').orderBy('id').execute();
  await fill(database, 'user_account', { count: users, make: (index) => [makeUser(index, now)] });
  await fill(database, 'user_account_group', {
    count: users,
    make: (index) => [
      {
        user_account_id: index + 1,
        user_group_id: (index % 10 === 0 ? pick(groups, index / 10) : pick(groups, 0)).id,
      },
    ],
  });
  await fill(database, 'accreditation', {
    count: users,
    make: (index) =>
      index % 40 === 0
        ? [{ user_account_id: index + 1, requested_at: at, decided_at: null, is_approved: null, reason: '' }]
        : [],
  });
}

/** A table as another program exports it: some companies have another telephone number, the others are new. */
export function makeImportFile(): string {
  const lines = Array.from({ length: IMPORT_ROWS }, (_, row) => {
    const index = row < IMPORT_CHANGES ? row : OFFICE_SIZES.companies + row;
    const { business_name, vat, city } = textsOf(index);
    return [business_name, vat, city, `0536 ${200_000 + index}`].join(';');
  });
  return `Ragione sociale;Partita IVA;Comune;Telefono\n${lines.join('\n')}\n`;
}
