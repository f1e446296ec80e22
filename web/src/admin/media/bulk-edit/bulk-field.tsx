import { DIGITAL_SOURCE_TYPES } from '@press-room/contract/admin-assets';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { describeDay } from '../../components/moments.ts';
import { MomentField } from '../../components/record/moment-field.tsx';
import { TEXTS } from '../detail/fields.ts';
import { ORIGINS } from '../labels.ts';
import { BULK_LABELS, type BulkName, type BulkValues } from './bulk-fields.ts';

interface BulkFieldProps {
  name: BulkName;
  values: BulkValues;
  error: string | undefined;
  onChange: (change: Partial<BulkValues>) => void;
}

export function BulkField({ name, values, error, onChange }: BulkFieldProps) {
  const label = labelOf(BULK_LABELS, name);
  const field = { name, label, error, onChange: (value: string) => onChange({ [name]: value }) };
  switch (name) {
    case 'embargo_until':
      return (
        <MomentField {...field} value={values[name]} onChange={(value) => onChange({ [name]: value })} />
      );
    case 'digital_source_type':
      return (
        <ChoiceField
          {...field}
          value={values[name]}
          options={[
            { value: '', text: m['office.media.origin.none']() },
            ...DIGITAL_SOURCE_TYPES.map((type) => ({ value: String(type), text: labelOf(ORIGINS, type) })),
          ]}
        />
      );
    case 'rights_until':
    case 'taken_on':
      return (
        <TextField {...field} value={values[name]} type="date" isOptional hint={describeDay(values[name])} />
      );
    default: {
      const { max, isLong } = TEXTS[name];
      const text = { ...field, value: values[name], maxLength: max, isOptional: true };
      return isLong ? <TextArea {...text} /> : <TextField {...text} />;
    }
  }
}
