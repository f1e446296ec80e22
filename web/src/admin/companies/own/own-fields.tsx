import { PUBLIC_FIELD_LENGTHS } from '@press-room/contract/companies';
import { type OwnField, toPublicField } from '@press-room/contract/own-company';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { listCountries } from '../../../lib/countries.ts';
import type { Form } from '../../../lib/form.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../form/form.module.css';
import { fieldLabel } from '../labels.ts';
import type { OwnValues } from './own-values.ts';

type Lines = readonly (readonly [
  Exclude<OwnField, 'pub_country' | 'pub_short_description'>,
  'text' | 'tel' | 'email',
])[];

const PLACE = [
  ['pub_address', 'text'],
  ['pub_postal_code', 'text'],
  ['pub_city', 'text'],
  ['pub_state', 'text'],
] as const satisfies Lines;

const WAYS = [
  ['pub_telephone', 'tel'],
  ['pub_fax', 'tel'],
  ['pub_press_contact', 'text'],
  ['pub_press_email', 'email'],
] as const satisfies Lines;

/** Address and description of a company: without the association's fields beside them, the labels can be short. */
export function OwnFields({ form }: { form: Form<OwnValues> }) {
  return (
    <>
      <LineFields form={form} lines={PLACE} />
      <ChoiceField
        label={fieldLabel('country')}
        options={[{ value: '', text: m['account.notTold']() }, ...listCountries()]}
        {...form.field('pub_country')}
      />
      <LineFields form={form} lines={WAYS} />
      <div className={styles.whole}>
        <TextArea
          label={fieldLabel('short_description')}
          maxLength={PUBLIC_FIELD_LENGTHS.short_description}
          isOptional
          {...form.field('pub_short_description')}
        />
      </div>
    </>
  );
}

const LineFields = ({ form, lines }: { form: Form<OwnValues>; lines: Lines }) =>
  lines.map(([name, type]) => (
    <TextField
      key={name}
      label={fieldLabel(toPublicField(name))}
      type={type}
      isOptional
      maxLength={PUBLIC_FIELD_LENGTHS[toPublicField(name)]}
      {...form.field(name)}
    />
  ));
