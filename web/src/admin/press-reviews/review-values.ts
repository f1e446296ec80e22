import type { Language } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import {
  type PressReview,
  REVIEW_SECTIONS,
  type ReviewedClipping,
  type ReviewSection,
} from '@press-room/contract/press-reviews';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { m } from '../../paraglide/messages.js';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { showDay } from '../components/saving/show-values.ts';

/** Clipping in a section, with the options of its line. */
export interface Place {
  id: number;
  section: ReviewSection;
  headline: string;
  note: string;
  language: ReviewedClipping['language'];
}

export interface ReviewValues extends Record<string, unknown> {
  day: string;
  title: string;
  language: Language;
  introduction: string;
  clippings: readonly Place[];
}

export const REVIEW_SCHEMA = formSchema<ReviewValues>({ day: requiredText(), title: requiredText() });

export const toValues =
  (noteOf: (clipping: ReviewedClipping) => string) =>
  (row: PressReview | null): ReviewValues => ({
    day: row?.day ?? toOfficeDay(new Date()),
    title: row?.title ?? '',
    language: row?.language ?? 'it',
    introduction: row?.introduction ?? '',
    clippings: (row?.clippings ?? []).map((clipping) => ({
      id: clipping.id,
      section: clipping.section,
      headline: clipping.headline,
      note: noteOf(clipping),
      language: clipping.language,
    })),
  });

export const toBody = ({ clippings, ...values }: ReviewValues) => ({
  ...values,
  // In the order of the server, so that unchanged lists are equal.
  clippings: REVIEW_SECTIONS.flatMap((section) =>
    clippings.filter((place) => place.section === section).map(({ id }) => ({ clipping: id, section })),
  ),
});

const showCount = (value: unknown): string =>
  Array.isArray(value) ? m['office.clippings.count']({ count: value.length }) : '';

export const listCompared = (): ComparedField[] => [
  { name: 'day', label: m['office.reviews.day'](), show: showDay },
  { name: 'title', label: m['office.reviews.title']() },
  { name: 'language', label: m['office.reviews.language']() },
  { name: 'introduction', label: m['office.reviews.introduction']() },
  { name: 'clippings', label: m['office.clippings.title'](), show: showCount },
];
