import type { OfficeTextPair } from '@press-room/contract/admin-media';
import type { OfficeGallery } from '@press-room/contract/admin-press-gallery';
import { TextField } from '../../components/text-field.tsx';
import type { Form } from '../../lib/form.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ComparedField } from '../components/saving/compare-sides.ts';

export const galleryName = ({ id, name }: Pick<OfficeGallery, 'id' | 'name'>): string =>
  ownWords(name) || m['office.gallery.untitledGallery']({ id });

/** Names of a branch or a gallery. */
export type NameValues = { name_it: string; name_en: string };

export const toNameValues = (row: { name: OfficeTextPair } | null): NameValues => ({
  name_it: row?.name.it ?? '',
  name_en: row?.name.en ?? '',
});

export const toNameBody = ({ name_it, name_en }: NameValues) => ({
  name: { it: name_it.trim(), en: name_en.trim() },
});

export const listNamesCompared = (): ComparedField[] => [
  { name: 'name.it', label: m['office.gallery.nameIt']() },
  { name: 'name.en', label: m['office.gallery.nameEn']() },
];

export function NameFields<Values extends NameValues>({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextField label={m['office.gallery.nameIt']()} isOptional {...form.field('name_it')} />
      <TextField label={m['office.gallery.nameEn']()} isOptional {...form.field('name_en')} />
    </>
  );
}
