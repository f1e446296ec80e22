import { useState } from 'react';
import { StatusNote } from '../../../components/status-note.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { addPasskey, useKeepAdded } from '../second-factor/queries.ts';
import { describePasskeyFailure } from './describe-passkey-failure.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

type AddPasskeyProps = { onCodes: (codes: readonly string[]) => void; onDone: () => void };

/** Asks for a name, then opens the browser's passkey dialog. Cancelling the dialog keeps the input. */
export function AddPasskey({ onCodes, onDone }: AddPasskeyProps) {
  const keepAdded = useKeepAdded();
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (name: string) => {
    setFailure(null);
    try {
      const added = await addPasskey(name);
      onCodes(added.recovery_codes);
      onDone();
      await keepAdded(added);
    } catch (error) {
      if (error instanceof ApiError && error.fields.name) throw error;
      setFailure(describePasskeyFailure(error));
    }
  };
  return (
    <>
      {failure && <StatusNote kind="alert" title={failure} />}
      <PasskeyNameForm
        initial=""
        submitLabel={m['account.passkeys.create']()}
        onName={add}
        onCancel={onDone}
      />
    </>
  );
}
