import { useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';

interface NumberFieldProps {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** Percent as a number. While it is being typed, any text is allowed. */
export function NumberField({ name, label, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const handleChange = (text: string) => {
    const number = Number(text.replace(',', '.'));
    const isNumber = text.trim() !== '' && Number.isFinite(number);
    setTyped(text);
    if (isNumber) onChange(number);
  };
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      isOptional
      value={typed ?? String(value)}
      error={undefined}
      onChange={handleChange}
      // Leaving the field shows the accepted value.
      onBlur={() => setTyped(null)}
    />
  );
}
