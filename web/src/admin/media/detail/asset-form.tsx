import {
  DIGITAL_SOURCE_TYPES,
  OFFICE_ASSET_PATH,
  type OfficeAsset,
} from '@press-room/contract/office-assets';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import buttons from '../../../components/button.module.css';
import { SelectField } from '../../../components/select-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { ConflictDialog } from '../../office/saving/conflict-dialog.tsx';
import { describeOutcome } from '../../office/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../office/saving/use-office-write.ts';
import { ORIGINS } from '../labels.ts';
import styles from './asset-page.module.css';
import { type Draft, type DraftName, FIELD_NAMES, FIELDS, toDraft, toForm } from './fields.ts';

/** What is said of a file, in both languages. */
export function AssetForm({ asset }: { asset: OfficeAsset }) {
  const write = useOfficeWrite(OFFICE_ASSET_PATH);
  const mayEdit = usePermissions().includes('asset.edit');
  const [theirs, setTheirs] = useState<OfficeAsset | null>(null);
  const draft = toDraft(asset);
  const { control, handleSubmit, setError, reset, getValues, formState } = useForm<Draft>({
    values: draft,
    // What jobs or a focal point change meanwhile leaves what is typed.
    resetOptions: { keepDirtyValues: true },
  });
  const save = async (version: number, changed: (name: DraftName) => boolean) => {
    const values = getValues();
    const body = toForm(values, changed);
    const outcome = await write<OfficeAsset>({ method: 'PATCH', id: asset.id, version, body });
    if (outcome.kind === 'saved') {
      setTheirs(null);
      reset(toDraft(outcome.row));
      showToast('success', m['office.media.detail.saved']());
    } else if (outcome.kind === 'conflict') setTheirs(outcome.current);
    else if (outcome.kind === 'invalid') {
      for (const name of FIELD_NAMES) {
        const message = outcome.fields[FIELDS[name].wire]?.[0];
        if (message !== undefined) setError(name, { message });
      }
      showToast('error', describeOutcome(outcome));
    } else showToast('error', describeOutcome(outcome));
  };
  const { dirtyFields } = formState;
  const isDirty = (name: DraftName): boolean => dirtyFields[name] === true;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(() => save(asset.version, isDirty))(event)}
    >
      {FIELD_NAMES.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange }, fieldState: { error } }) => {
            const { label, max, isLong } = FIELDS[name];
            const shared = { label: label(), name, value, error: error?.message, isOptional: true, onChange };
            return isLong ? (
              <TextArea {...shared} maxLength={max} />
            ) : (
              <TextField {...shared} type="text" autoComplete="off" maxLength={max} />
            );
          }}
        />
      ))}
      <Controller
        control={control}
        name="origin"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={m['office.media.origin']()}
            value={value}
            options={[
              { value: '', text: m['office.media.origin.none']() },
              ...DIGITAL_SOURCE_TYPES.map((type) => ({ value: type, text: ORIGINS[type]() })),
            ]}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="rightsUntil"
        render={({ field: { value, onChange } }) => (
          <TextField
            label={m['office.media.field.rightsUntil']()}
            name="rightsUntil"
            type="date"
            autoComplete="off"
            value={value}
            error={undefined}
            isOptional
            onChange={onChange}
          />
        )}
      />
      {mayEdit && (
        <button
          type="submit"
          className={buttons.button}
          disabled={!formState.isDirty || formState.isSubmitting}
        >
          {m['office.media.detail.save']()}
        </button>
      )}
      {theirs && (
        <ConflictDialog
          key={theirs.version}
          fields={FIELD_NAMES.map((name) => ({ name, label: FIELDS[name].label() }))}
          base={draft}
          mine={getValues()}
          theirs={toDraft(theirs)}
          onResolve={({ picks }) => {
            const mine = FIELD_NAMES.filter((name) => picks[name] === 'mine');
            reset({ ...toDraft(theirs), ...pick(getValues(), mine) });
            void save(theirs.version, (name) => mine.some((each) => each === name));
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </form>
  );
}

const pick = (draft: Draft, names: readonly DraftName[]): Partial<Draft> =>
  Object.fromEntries(names.map((name) => [name, draft[name]]));
