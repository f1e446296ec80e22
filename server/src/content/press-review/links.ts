import type { PressReview, ReviewContent } from '@press-room/contract/press-reviews';
import type { ReaderLinks } from '../../platform/signing/reader-links.ts';

/** Adds the signed addresses that the office can pass on. */
export function withLinks(readers: ReaderLinks, review: ReviewContent): PressReview {
  const { id, press_group, state } = review;
  if (state !== 'published') return { ...review, links: null };
  return {
    ...review,
    links: {
      edition: readers.toUrl('review', { id }),
      archive: readers.toUrl('reviews', { id: press_group.id }),
      members: listMembers(review).map((company) => ({
        company,
        edition: readers.toUrl('review', { id, recipient: company.id }),
      })),
    },
  };
}

/** Companies in the section about members, by name. */
export function listMembers({ clippings }: Pick<ReviewContent, 'clippings'>): { id: number; name: string }[] {
  const named = clippings
    .filter(({ section }) => section === 'about_members')
    .flatMap(({ companies }) => companies);
  return [...new Map(named.map((company) => [company.id, company])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
}

/** Part of an edition about some members, without its introduction; null: none. */
export function ofCompanies(review: ReviewContent, ids: readonly number[]): ReviewContent | null {
  const clippings = review.clippings.filter(
    ({ section, companies }) => section === 'about_members' && companies.some(({ id }) => ids.includes(id)),
  );
  return clippings.length === 0 ? null : { ...review, introduction: '', clippings };
}
