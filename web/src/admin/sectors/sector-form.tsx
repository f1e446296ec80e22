import {
  OFFICE_SECTOR_PATH,
  type OfficeSector,
  SECTOR_NAME_MAX_LENGTH,
} from '@press-room/contract/admin-sectors';
import { MEDIA_TOPIC_CODES, MEDIA_TOPICS } from '@press-room/contract/media-topics';
import { ChoiceField } from '../../components/choice-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { m } from '../../paraglide/messages.js';
import styles from '../components/record/record-form.module.css';
import { RecordForm } from '../components/record/record-form.tsx';
import type { FormProps } from '../components/record/record-page.tsx';
import { showWords } from '../components/saving/show-values.ts';

interface Values extends Record<string, unknown> {
  name_it: string;
  name_en: string;
  /** Separated by commas. */
  aliases: string;
  media_topic: string;
  position: string;
}
const SCHEMA = formSchema<Values>({ name_it: requiredText(), name_en: requiredText() });

const toValues = (row: OfficeSector | null): Values => ({
  name_it: row?.name.it ?? '',
  name_en: row?.name.en ?? '',
  aliases: (row?.aliases ?? []).join(', '),
  media_topic: row?.media_topic ?? '',
  position: row === null ? '' : String(row.position),
});

const toBody = ({ name_it, name_en, aliases, media_topic, position }: Values) => ({
  name: { it: name_it, en: name_en },
  aliases: aliases
    .split(',')
    .map((alias) => alias.trim())
    .filter(Boolean),
  media_topic: media_topic || null,
  ...(position !== '' && { position: Number(position) }),
});

const listCompared = () => [
  { name: 'name.it', label: m['office.sectors.nameIt']() },
  { name: 'name.en', label: m['office.sectors.nameEn']() },
  { name: 'aliases', label: m['office.sectors.aliases.label'](), show: showWords },
  { name: 'media_topic', label: m['office.sectors.mediaTopic']() },
  { name: 'position', label: m['office.sectors.position']() },
];

export const SectorForm = ({ row, isReadOnly, onSaved }: FormProps<OfficeSector>) => (
  <RecordForm
    noun={OFFICE_SECTOR_PATH}
    row={row}
    schema={SCHEMA}
    toValues={toValues}
    toBody={toBody}
    compared={listCompared()}
    isReadOnly={isReadOnly}
    onSaved={onSaved}
  >
    {({ field }) => (
      <>
        <div className={styles.pair}>
          <TextField
            label={m['office.sectors.nameIt']()}
            maxLength={SECTOR_NAME_MAX_LENGTH}
            {...field('name_it')}
          />
          <TextField
            label={m['office.sectors.nameEn']()}
            maxLength={SECTOR_NAME_MAX_LENGTH}
            {...field('name_en')}
          />
        </div>
        <TextField
          label={m['office.sectors.aliases.label']()}
          hint={m['office.sectors.aliases.hint']()}
          isOptional
          {...field('aliases')}
        />
        <ChoiceField
          label={m['office.sectors.mediaTopic']()}
          hint={m['office.sectors.mediaTopicHint']()}
          options={[
            { value: '', text: m['office.sectors.noMediaTopic']() },
            ...MEDIA_TOPIC_CODES.map((code) => ({ value: code, text: MEDIA_TOPICS[code], lang: 'en' })),
          ]}
          {...field('media_topic')}
        />
        <TextField
          label={m['office.sectors.position']()}
          hint={m['office.sectors.positionHint']()}
          inputMode="numeric"
          isOptional
          {...field('position')}
        />
      </>
    )}
  </RecordForm>
);
