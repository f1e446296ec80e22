import { toPublicCompany } from '@press-room/contract/companies';
import {
  COMPANY_PAGE_PICTURES,
  type CompanyPage,
  companyPageSchema,
} from '@press-room/contract/company-pages';
import type { Language } from '@press-room/contract/languages';
import type { AppContext } from '../../../core/context.ts';
import { guessLanguage } from '../../../core/search/guess-language.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';
import { linkFor, toPicture } from '../../assets/presentation.ts';
import { listPictures } from '../../assets/queries.ts';
import { findCompany, listBrands, listCompanyPictures } from './queries.ts';

interface Reading {
  reader: ReaderClass;
  language: Language;
}

/** Null: no such company. */
export async function findCompanyPage(
  context: Pick<AppContext, 'database' | 'links' | 'now'>,
  id: number,
  reading: Reading,
): Promise<CompanyPage | null> {
  const { db } = context.database;
  const company = await findCompany(db, id);
  if (company === null) return null;
  const { business_name: name, ...shown } = toPublicCompany(company);
  return companyPageSchema.parse({
    id,
    name,
    ...shown,
    short_description_language: guessLanguage(shown.short_description),
    association_status: company.association_status,
    typology: company.typology,
    brands: await listBrands(db, id),
    pictures: await listPagePictures(context, id, reading),
  });
}

/** Each picture once, with the newest release that shows it. */
async function listPagePictures(
  { database: { db }, links, now }: Pick<AppContext, 'database' | 'links' | 'now'>,
  id: number,
  { reader, language }: Reading,
): Promise<CompanyPage['pictures']> {
  const shown = await listCompanyPictures(db, id, { reader, now: now() });
  const once = new Map(shown.toReversed().map((place) => [place.id, place]));
  const places = shown.filter((place) => once.get(place.id) === place).slice(0, COMPANY_PAGE_PICTURES);
  const records = await listPictures(
    db,
    language,
    places.map((place) => place.id),
  );
  return places.flatMap((place) => {
    const record = records.get(place.id);
    const picture = record === undefined ? null : toPicture(record, linkFor(links.media, place.access));
    return picture === null ? [] : [{ ...picture, release: place.release }];
  });
}
