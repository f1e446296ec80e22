import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../body/body-editor.module.css';
import { fileQuery } from '../queries.ts';
import type { PickerProps } from './picker.tsx';

/** Files by their numbers in the library. */
export function PickByNumber({ kind, isMany, onPick, onClose }: PickerProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const ids = (typed.match(/\d+/g) ?? []).map(Number).slice(0, isMany ? undefined : 1);
    try {
      const files = await Promise.all(ids.map((id) => client.fetchQuery(fileQuery(id))));
      const isFitting = kind === 'file' || files.every((file) => file.kind === 'picture');
      if (ids.length === 0 || !isFitting) setError(m['office.editor.pick.none']());
      else {
        onPick(ids);
        onClose();
      }
    } catch (failure) {
      setError(describeRefusal(failure as Error));
    }
  };
  return (
    <Dialog title={m['office.editor.pick.title']()} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={m['office.editor.pick.number']()}
          name="number"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={setTyped}
        />
        <div className={styles.actions}>
          <button type="submit" className={buttons.button}>
            {m['office.editor.pick.take']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['office.editor.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
