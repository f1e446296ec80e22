import { JOURNALIST_TYPES, PERIODICITIES, SECTORS } from '@press-room/contract/account';
import { PUBLICATION_MAX_LENGTH, WEBSITE_MAX_LENGTH } from '@press-room/contract/limits';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { listCountries } from '../../../lib/countries.ts';
import type { FieldErrors } from '../../../lib/form.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { JOURNALIST_TYPE_LABELS, PERIODICITY_LABELS, SECTOR_LABELS } from './labels.ts';
import type { ProfessionDraft } from './profession.ts';
import styles from './profession-fields.module.css';

type ProfessionFieldsProps = {
  values: ProfessionDraft;
  errors: FieldErrors<ProfessionDraft>;
  onChange: (changes: Partial<ProfessionDraft>) => void;
};

/** Profession of a person; all fields are optional. */
export function ProfessionFields({ values, errors, onChange }: ProfessionFieldsProps) {
  const notTold = { value: '' as const, text: m['account.notTold']() };
  const texts = { isOptional: true, maxLength: PUBLICATION_MAX_LENGTH };
  return (
    <>
      <ChoiceField
        label={m['account.qualify.label']()}
        name="qualify"
        value={values.qualify}
        options={[
          notTold,
          ...JOURNALIST_TYPES.map((type) => ({ value: type, text: labelOf(JOURNALIST_TYPE_LABELS, type) })),
        ]}
        error={errors.qualify}
        onChange={(qualify) => onChange({ qualify })}
      />
      <div className={forms.pair}>
        <TextField
          {...texts}
          label={m['account.newspaper']()}
          name="newspaper"
          value={values.newspaper}
          error={errors.newspaper}
          onChange={(newspaper) => onChange({ newspaper })}
        />
        <TextField
          {...texts}
          label={m['account.publishingHouse']()}
          name="publishing_house"
          autoComplete="organization"
          value={values.publishing_house}
          error={errors.publishing_house}
          onChange={(publishing_house) => onChange({ publishing_house })}
        />
        <TextField
          {...texts}
          label={m['account.website.label']()}
          name="website"
          inputMode="url"
          autoComplete="url"
          maxLength={WEBSITE_MAX_LENGTH}
          value={values.website}
          error={errors.website}
          onChange={(website) => onChange({ website })}
        />
        <ChoiceField
          label={m['account.country']()}
          name="country"
          value={values.country}
          options={[notTold, ...listCountries()]}
          error={errors.country}
          onChange={(country) => onChange({ country })}
        />
        <ChoiceField
          label={m['account.periodicity.label']()}
          name="periodicity"
          value={values.periodicity}
          options={[
            notTold,
            ...PERIODICITIES.map((each) => ({ value: each, text: labelOf(PERIODICITY_LABELS, each) })),
          ]}
          error={errors.periodicity}
          onChange={(periodicity) => onChange({ periodicity })}
        />
        <TextField
          {...texts}
          label={m['account.printingCopies']()}
          name="printing_copies"
          inputMode="numeric"
          value={values.printing_copies}
          error={errors.printing_copies}
          onChange={(printing_copies) => onChange({ printing_copies })}
        />
      </div>
      <fieldset className={styles.sectors}>
        <legend className={styles.legend}>{m['account.sector.label']()}</legend>
        {SECTORS.map((sector) => (
          <CheckField
            key={sector}
            name="sector"
            isChecked={values.sector.includes(sector)}
            onChange={(isChecked) =>
              onChange({
                sector: SECTORS.filter((each) =>
                  each === sector ? isChecked : values.sector.includes(each),
                ),
              })
            }
          >
            {labelOf(SECTOR_LABELS, sector)}
          </CheckField>
        ))}
      </fieldset>
    </>
  );
}
