import { IMPORT_PATH, type ImportRun } from '@press-room/contract/imports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import type { Form } from '../../../lib/form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { deleteProfile, profilesQuery } from '../queries.ts';
import styles from './import-page.module.css';
import { type MappingValues, toMappingValues } from './mapping-values.ts';

interface ProfileChoiceProps {
  run: ImportRun;
  form: Form<MappingValues>;
  isReadOnly: boolean;
}

/** Applies the profile of a known source: parser settings and mapping. */
export function ProfileChoice({ run, form, isReadOnly }: ProfileChoiceProps) {
  const { data: profiles = [], refetch } = useQuery(profilesQuery(run.target));
  const [chosen, setChosen] = useState(run.profile ?? '');
  const write = useOfficeWrite(IMPORT_PATH);
  const groups = usePressGroups();
  const profile = profiles.find(({ name }) => name === chosen);
  const take = useMutation({
    mutationFn: async (name: string) => {
      const { id, version } = run;
      const { password } = form.values;
      const body = { profile: name, ...(password !== '' && { password }) };
      const outcome = await write<ImportRun>({ method: 'PATCH', id, version, body });
      if (outcome.kind === 'saved') form.reset(toMappingValues(outcome.row, { password, groups }));
      else showToast('error', describeOutcome(outcome));
    },
  });
  const forget = useMutation({
    mutationFn: deleteProfile,
    onSuccess: () => {
      setChosen('');
      return refetch();
    },
    onError: (error) => showToast('error', error.message),
  });
  if (profiles.length === 0 || isReadOnly) return null;
  const isBusy = take.isPending || forget.isPending;
  return (
    <div className={`${styles.form} ${styles.narrow}`}>
      <ChoiceField
        label={m['office.imports.profile.label']()}
        name="known_profile"
        value={profile ? chosen : ''}
        options={[
          { value: '', text: m['office.imports.profile.none']() },
          ...profiles.map(({ name }) => ({ value: name, text: name })),
        ]}
        onChange={setChosen}
      />
      {profile && (
        <div className={styles.actions}>
          <button
            type="button"
            className={buttons.quiet}
            disabled={isBusy}
            onClick={() => take.mutate(profile.name)}
          >
            {m['office.imports.profile.use']()}
          </button>
          <button
            type="button"
            className={buttons.quiet}
            disabled={isBusy}
            onClick={() => forget.mutate(profile)}
          >
            {m['office.imports.profile.forget']()}
          </button>
        </div>
      )}
    </div>
  );
}
