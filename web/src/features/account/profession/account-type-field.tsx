import { ACCOUNT_TYPES, type AccountType } from '@press-room/contract/account';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { labelOf } from '../../../lib/labels.ts';
import { ACCOUNT_TYPE_LABELS } from './labels.ts';

type AccountTypeFieldProps = { legend: string; value: AccountType; onChange: (value: AccountType) => void };

export function AccountTypeField({ legend, value, onChange }: AccountTypeFieldProps) {
  return (
    <RadioGroup
      legend={legend}
      name="account_type"
      value={value}
      options={ACCOUNT_TYPES.map((type) => ({ value: type, text: labelOf(ACCOUNT_TYPE_LABELS, type) }))}
      error={undefined}
      onChange={onChange}
    />
  );
}
