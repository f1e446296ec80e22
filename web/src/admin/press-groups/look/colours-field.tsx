import { COLOUR_PATTERN, COLOUR_SCHEMES, type ColourScheme, isLegible } from '@press-room/contract/contrast';
import { useId } from 'react';
import { CheckField } from '../../../components/check-field.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import type { Form } from '../../../lib/form.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { FIRST_COLOURS, type GroupValues, toRatio } from '../group-values.ts';
import styles from './look.module.css';

const LABELS: Record<ColourScheme, () => string> = {
  light: m['office.groups.colours.light'],
  dark: m['office.groups.colours.dark'],
};

/** Colours of the press group instead of the theme's, each with its contrast. */
export function ColoursField({ form }: { form: Form<GroupValues> }) {
  const { values, change } = form;
  return (
    <div className={styles.colours}>
      <CheckField
        name="has_colours"
        isChecked={values.has_colours}
        // Colours that are switched off must not fail the validation.
        onChange={(has_colours) => change({ has_colours, ...(has_colours ? {} : FIRST_COLOURS) })}
      >
        {m['office.groups.colours']()}
      </CheckField>
      {values.has_colours &&
        COLOUR_SCHEMES.map((scheme) => (
          <Colour key={scheme} scheme={scheme} {...form.field(`colours_${scheme}`)} />
        ))}
    </div>
  );
}

interface ColourProps {
  scheme: ColourScheme;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Colour({ scheme, name, value, error, onChange }: ColourProps) {
  const id = useId();
  const isColour = COLOUR_PATTERN.test(value);
  return (
    <div className={styles.colour}>
      <label htmlFor={id} className={styles.label}>
        {labelOf(LABELS, scheme)}
      </label>
      <input
        id={id}
        type="color"
        name={name}
        className={styles.input}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-ratio ${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <output
        id={`${id}-ratio`}
        htmlFor={id}
        className={styles.ratio}
        data-legible={isLegible(scheme, value)}
      >
        <bdi>{value}</bdi>{' '}
        {isColour &&
          (isLegible(scheme, value)
            ? m['office.groups.colours.ratio']({ ratio: toRatio(scheme, value) })
            : m['office.groups.colours.low']({ ratio: toRatio(scheme, value) }))}
      </output>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
