import { z } from 'zod';

interface TextField {
  /** Characters. */
  max: number;
  /** Line breaks are kept. */
  hasLines?: true;
  /** HTML, sanitised on write. */
  isHtml?: true;
}

/**
 * Text fields of a release, per language and in reading order. Types, queries, forms, versions, templates, pending
 * changes and documents derive from this list.
 */
const RELEASE_TEXT = {
  title: { max: 300 },
  subtitle: { max: 500 },
  abstract: { max: 2000, hasLines: true },
  /** Place of the news. */
  dateline: { max: 100 },
  body: { max: 500_000, hasLines: true, isHtml: true },
} as const satisfies Record<string, TextField>;

export type ReleaseTextField = keyof typeof RELEASE_TEXT;
export type ReleaseText = Record<ReleaseTextField, string>;

export const RELEASE_TEXT_FIELDS = Object.keys(RELEASE_TEXT) as ReleaseTextField[];

/** Definition of a text field. */
export const releaseTextField = (field: ReleaseTextField): TextField => RELEASE_TEXT[field];

/** One value for each field. */
export const mapReleaseText = <Value>(
  toValue: (field: ReleaseTextField) => Value,
): Record<ReleaseTextField, Value> =>
  Object.fromEntries(RELEASE_TEXT_FIELDS.map((field) => [field, toValue(field)])) as Record<
    ReleaseTextField,
    Value
  >;

export const NO_RELEASE_TEXT: Readonly<ReleaseText> = mapReleaseText(() => '');

/** Text fields of a larger object. */
export const pickReleaseText = (from: ReleaseText): ReleaseText => mapReleaseText((field) => from[field]);

export const releaseTextSchema = z.object(mapReleaseText(() => z.string()));
