import type { OfficeTextPair } from '@press-room/contract/admin-media';
import type { OfficeKitFile, OfficePressKit } from '@press-room/contract/admin-press-kit';
import type { Language } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { joinFacts, languageName } from '../../lib/format.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { needsOne } from '../components/record/needs-one.ts';
import {
  listVisibleCompared,
  toVisibleValues,
  type VisibleValues,
} from '../components/record/visible-fields.tsx';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { showGroup } from '../components/saving/show-values.ts';

/** A file in a write. */
export type KitFileWords = { asset: number; title: OfficeTextPair; language: Language | null };

export type KitValues = VisibleValues & {
  title_it: string;
  title_en: string;
  press_group: string;
  year: string;
  files: KitFileWords[];
};

export const KIT_SCHEMA = needsOne('title', formSchema<KitValues>({ year: requiredText() }));

const toWords = ({ asset, title, language }: OfficeKitFile): KitFileWords => ({ asset, title, language });

/** @param group default press group of a new kit */
export const toKitValues =
  (group: number | undefined) =>
  (row: OfficePressKit | null): KitValues => ({
    ...toVisibleValues(row),
    title_it: row?.title.it ?? '',
    title_en: row?.title.en ?? '',
    press_group: String(row?.press_group.id ?? group ?? ''),
    year: String(row?.year ?? toOfficeDay(new Date()).slice(0, 4)),
    files: (row?.files ?? []).map(toWords),
  });

export const toKitBody = ({ title_it, title_en, press_group, year, ...rest }: KitValues) => ({
  ...rest,
  title: { it: title_it.trim(), en: title_en.trim() },
  press_group: Number(press_group),
  year: /^\d+$/.test(year.trim()) ? Number(year) : year,
});

/** Files of a kit in the order of `ids`; new ones are added, missing ones removed. */
export const arrangeFiles = (files: readonly KitFileWords[], ids: readonly number[]): KitFileWords[] =>
  ids.map(
    (asset) =>
      files.find((file) => file.asset === asset) ?? { asset, title: { it: '', en: '' }, language: null },
  );

export const languageWords = (language: Language | null): string =>
  language === null ? m['office.kits.bothLanguages']() : languageName(language);

const showFiles = (value: unknown): string =>
  (value as KitFileWords[])
    .map(({ asset, title, language }) => joinFacts([`#${asset}`, ownWords(title), languageWords(language)]))
    .join('\n');

export const listKitCompared = (groups: readonly { id: number; name: string }[]): ComparedField[] => [
  { name: 'title.it', label: m['office.magazines.titleIt']() },
  { name: 'title.en', label: m['office.magazines.titleEn']() },
  {
    name: 'press_group',
    label: m['office.releases.column.group'](),
    show: showGroup(groups),
  },
  { name: 'year', label: m['office.kits.year']() },
  ...listVisibleCompared(),
  { name: 'files', label: m['office.kits.files'](), show: showFiles },
];

export const toKitTitle = ({ id, title }: Pick<OfficePressKit, 'id' | 'title'>): string =>
  ownWords(title) || m['office.releases.untitled']({ id });
