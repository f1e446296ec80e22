import type { ReleaseAccess } from '@press-room/contract/access';
import type { OfficeContact } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { ReleaseTemplate } from '@press-room/contract/release-templates';
import { RELEASE_TEXT_FIELDS, type ReleaseTextField } from '@press-room/contract/release-text';
import type { Sector } from '@press-room/contract/sectors';
import type { ReactNode } from 'react';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { m } from '../../../paraglide/messages.js';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { showGroup, showSectors } from '../../components/saving/show-values.ts';
import { labelOf } from '../field-labels.ts';
import { describeValue } from '../field-values.ts';
import { toWords } from '../versions/differences.ts';

export type TextName = `text_${Language}_${ReleaseTextField}`;
export type TemplateValues = Record<TextName, string> & {
  name: string;
  /** Id as a string, for the select field. */
  press_group: string;
  access: ReleaseAccess;
  sectors: number[];
  event: number | null;
  contacts: OfficeContact[];
  boilerplates: string[] | null;
};

const TEXTS = LANGUAGES.toReversed().flatMap((language) =>
  RELEASE_TEXT_FIELDS.map((field) => ({ language, field, name: `text_${language}_${field}` as const })),
);

export const TEMPLATE_SCHEMA = formSchema<TemplateValues>({ name: requiredText() });

/** @param group default press group of a new template */
export const buildToValues =
  (group: number | undefined) =>
  (row: ReleaseTemplate | null): TemplateValues => ({
    name: row?.name ?? '',
    press_group: String(row?.press_group.id ?? group ?? ''),
    access: row?.access ?? 'public',
    sectors: row?.sectors ?? [],
    event: row?.event ?? null,
    contacts: row?.contacts ?? [],
    boilerplates: row?.boilerplates ?? null,
    ...(Object.fromEntries(
      TEXTS.map(({ language, field, name }) => [name, row?.text[language]?.[field] ?? '']),
    ) as Record<TextName, string>),
  });

export function toTemplateBody(values: TemplateValues) {
  const { name, press_group, access, sectors, event, contacts, boilerplates } = values;
  const text = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(RELEASE_TEXT_FIELDS.map((field) => [field, values[`text_${language}_${field}`]])),
    ]),
  );
  return { name, press_group: Number(press_group), access, sectors, event, contacts, boilerplates, text };
}

export const listCompared = (
  groups: readonly { id: number; name: string }[],
  sectors: readonly Sector[],
  showEvent: (value: unknown) => ReactNode,
  showBoilerplates: (value: unknown) => ReactNode,
): ComparedField[] => [
  { name: 'name', label: m['office.templates.name']() },
  { name: 'press_group', label: labelOf('press_group'), show: showGroup(groups) },
  { name: 'sectors', label: labelOf('sectors'), show: showSectors(sectors) },
  { name: 'event', label: labelOf('event'), show: showEvent },
  { name: 'boilerplates', label: labelOf('boilerplates'), show: showBoilerplates },
  ...['access', 'contacts'].map((name) => ({
    name,
    label: labelOf(name),
    show: (value: unknown) => describeValue(name, value),
  })),
  ...TEXTS.map(({ language, field }) => {
    const name = `text.${language}.${field}`;
    return {
      name,
      label: labelOf(name),
      show: (value: unknown) => toWords(typeof value === 'string' ? value : ''),
    };
  }),
];
