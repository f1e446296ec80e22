import { z } from 'zod';
import { DOCUMENT_MAX_PAGES, PAGES_AT_ONCE_MAX } from './limits.ts';

/** Pages of a document, from 1 in file order; `last` is included, and not before `first`. */
export const pageRangeSchema = z.object({
  first: z.int().min(1).max(DOCUMENT_MAX_PAGES),
  last: z.int().min(1).max(DOCUMENT_MAX_PAGES),
});
export type PageRange = z.infer<typeof pageRangeSchema>;

export const isPageRange = ({ first, last }: PageRange): boolean =>
  first >= 1 && last >= first && last - first < PAGES_AT_ONCE_MAX && last <= DOCUMENT_MAX_PAGES;

/** Name of a page range. */
export const nameRange = ({ first, last }: PageRange): string => `${first}-${last}`;
