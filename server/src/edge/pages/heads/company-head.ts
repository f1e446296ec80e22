import type { CompanyPage } from '@press-room/contract/company-pages';
import { companyPage } from '@press-room/contract/pages';
import { findCompanyPage } from '../../../content/companies/page/service.ts';
import { ANONYMOUS } from '../../../platform/http/authentication.ts';
import { toSlug } from '../../../platform/text/file-names.ts';
import { toText } from '../../../platform/text/messages.ts';
import { linkFeeds } from '../../feeds/links.ts';
import { findShown } from '../../syndication/public-releases.ts';
import { type Card, cutDescription, filled, type Told } from '../head.ts';
import { describePage, type Telling } from '../telling.ts';

/** Null: no such company. */
export async function tellCompany(telling: Telling, { id }: { id: number }): Promise<Told | null> {
  const { context, language } = telling;
  const company = await findCompanyPage(context, id, { reader: ANONYMOUS, language });
  if (company === null) return null;
  const { name, city, short_description, short_description_language: spoken } = company;
  const isForeign = spoken !== null && spoken !== language;
  const place = [name, city].filter(Boolean).join(', ');
  const named = { id, slug: toSlug(name) };
  return describePage(telling, {
    title: name,
    description: cutDescription(
      (isForeign ? '' : short_description) ||
        toText({ key: 'page_company', parameters: { place } }, language),
    ),
    pathIn: (each) => companyPage(each, named),
    card: findCard(company),
    feeds: linkFeeds(language, name, { company: id }),
    data: toOrganization(company),
  });
}

function findCard({ pictures: [picture] }: CompanyPage): Card | null {
  const shown = picture === undefined ? null : findShown(picture);
  return shown && { ...shown, alt: picture?.alt ?? '' };
}

const toOrganization = (company: CompanyPage) => {
  const address = filled({
    streetAddress: company.address,
    postalCode: company.postal_code,
    addressLocality: company.city,
    addressRegion: company.state,
    addressCountry: company.country,
  });
  return {
    '@type': 'Organization',
    name: company.name,
    ...filled({
      description: company.short_description,
      telephone: company.telephone,
      faxNumber: company.fax,
    }),
    ...(Object.keys(address).length > 0 && { address: { '@type': 'PostalAddress', ...address } }),
    ...(company.brands.length > 0 && {
      brand: company.brands.map(({ name }) => ({ '@type': 'Brand', name })),
    }),
  };
};
