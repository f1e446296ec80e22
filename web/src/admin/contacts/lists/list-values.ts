import type { PersonLanguage } from '@press-room/contract/account';
import type { ContactFilter, ContactList, OutletKind } from '@press-room/contract/contacts';
import * as z from 'zod/mini';
import { listCountries } from '../../../lib/countries.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { countryName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { ComparedField } from '../../components/saving/compare-sides.ts';
import { splitLines } from '../chips-field.tsx';

export interface ListValues extends Record<string, unknown> {
  name: string;
  press_group: string;
  kind: 'picked' | 'filtered';
  sectors: readonly number[];
  /** Separated by line breaks. */
  tags: string;
  /** Names, separated by line breaks. */
  countries: string;
  languages: readonly PersonLanguage[];
  outlet_kinds: readonly OutletKind[];
  has_taken: boolean;
  /** Id of an event, or empty. */
  event: string;
}

const codeOf = (name: string): string | undefined =>
  listCountries().find(({ text }) => text.toLowerCase() === name.toLowerCase())?.value;

export const LIST_SCHEMA = formSchema<ListValues>({
  name: requiredText(),
  press_group: requiredText(),
  countries: z.string().check(
    z.refine((text) => splitLines(text).every((name) => codeOf(name) !== undefined), {
      error: () => m['office.contactLists.countryUnknown'](),
    }),
  ),
});

/** @param onlyGroup press group of a new list, if there is only one */
export const toValues = (row: ContactList | null, onlyGroup: string): ListValues => ({
  name: row?.name ?? '',
  press_group: row === null ? onlyGroup : String(row.press_group.id),
  kind: row !== null && row.filter !== null ? 'filtered' : 'picked',
  sectors: row?.filter?.sectors ?? [],
  tags: (row?.filter?.tags ?? []).join('\n'),
  countries: (row?.filter?.countries ?? []).map(countryName).join('\n'),
  languages: row?.filter?.languages ?? [],
  outlet_kinds: row?.filter?.outlet_kinds ?? [],
  has_taken: row?.filter?.has_taken ?? false,
  event: row?.filter?.event === undefined ? '' : String(row.filter.event),
});

/** Empty criteria do not restrict the list. */
export function toFilter(values: ListValues): ContactFilter {
  const { sectors, languages, outlet_kinds, has_taken, event } = values;
  const tags = splitLines(values.tags);
  const countries = splitLines(values.countries).flatMap((name) => codeOf(name) ?? []);
  return {
    ...(sectors.length > 0 && { sectors: [...sectors] }),
    ...(tags.length > 0 && { tags }),
    ...(countries.length > 0 && { countries }),
    ...(languages.length > 0 && { languages: [...languages] }),
    ...(outlet_kinds.length > 0 && { outlet_kinds: [...outlet_kinds] }),
    ...(has_taken && { has_taken }),
    ...(event !== '' && { event: Number(event) }),
  };
}

export const toBody = (values: ListValues) => ({
  name: values.name,
  press_group: Number(values.press_group),
  filter: values.kind === 'picked' ? null : toFilter(values),
});

export const listCompared = (): ComparedField[] => [
  { name: 'name', label: m['office.contactLists.name']() },
  { name: 'press_group', label: m['office.releases.column.group']() },
  { name: 'filter', label: m['office.contactLists.filter']() },
];
